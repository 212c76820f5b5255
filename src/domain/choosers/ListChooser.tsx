import { observer } from 'mobx-react-lite'
import { type ReactNode, useCallback, useState } from 'react'
import type { Chooser, Search } from '#base/routes'
import type { AnyFilter, ListResponse } from '#base/wire'
import { ListScreen, type ListScreenModel, type ListScreenProps } from '#kit/lists'
import { useStore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { Button, type Option } from '#ui/components'
import { ChoiceRow } from './ChoiceRow'
import { useChooserTexts } from './texts'

/** Estimated height of a row. px */
const ROW = 64

export interface ListChooserProps<
  Row extends { readonly id: string },
  Tab extends string,
  F extends AnyFilter,
  Sort extends string,
  A extends ListResponse<Row>,
  V,
> extends Pick<ListScreenProps<Tab, F, Sort, A>, 'title' | 'tabs' | 'quick' | 'filter' | 'empty' | 'dock'> {
  readonly chooser: Chooser<Search, V>
  readonly screen: ListScreenModel<Tab, F, Sort, A, Row>
  /** How a record is offered: name, note, something before it, whether it can be chosen. */
  readonly option: (row: Row) => Option
  /** Ids from the chooser's address. */
  readonly chosen?: readonly string[] | undefined
  /** Maximum number of records; default 1: a tap returns the choice. */
  readonly most?: number | undefined
  readonly answer: (rows: readonly Row[]) => NoInfer<V>
}

/** A page that chooses records from a list of an area, with its search, tabs and filters (kit 2.17). */
export const ListChooser = observer(function ListChooser<
  Row extends { readonly id: string },
  Tab extends string,
  F extends AnyFilter,
  Sort extends string,
  A extends ListResponse<Row>,
  V,
>(props: ListChooserProps<Row, Tab, F, Sort, A, V>) {
  const { chooser, screen, option, most = 1, answer, ...shown } = props
  const t = useChooserTexts()
  const page = usePageNavigation()
  const rows = useStore(screen.list.rows)
  const [chosen, setChosen] = useState<readonly string[]>(props.chosen ?? [])
  const give = useCallback(
    (ids: readonly string[]) => {
      const found = ids.map((id): Row | undefined => rows.get(id)).filter((row): row is Row => row !== undefined)
      page.answer(chooser, answer(found))
    },
    [rows, page, chooser, answer],
  )
  const press = useCallback(
    (id: string) => {
      if (most === 1) give([id])
      else setChosen((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]))
    },
    [most, give],
  )
  const isFull = most > 1 && chosen.length >= most
  const row = useCallback(
    (id: string) => {
      const record: Row | undefined = rows.get(id)
      if (!record) return null
      const { label, note, lead, disabled = false } = option(record)
      const isOn = chosen.includes(id)
      return (
        <ChoiceRow
          name={label}
          note={note}
          lead={lead}
          isOn={isOn}
          isSingle={most === 1}
          isDisabled={disabled || (isFull && !isOn)}
          onPress={() => press(id)}
        />
      )
    },
    [rows, option, chosen, most, isFull, press],
  )
  return (
    <ListScreen
      {...shown}
      screen={screen}
      row={row}
      rowHeight={ROW}
      bottomBar={
        most === 1 ? undefined : (
          <Button variant="brand" wide onPress={() => give(chosen)}>
            {t('choosers.applyCount', { count: chosen.length })}
          </Button>
        )
      }
    />
  )
}) as <
  Row extends { readonly id: string },
  Tab extends string,
  F extends AnyFilter,
  Sort extends string,
  A extends ListResponse<Row>,
  V,
>(
  props: ListChooserProps<Row, Tab, F, Sort, A, V>,
) => ReactNode
