import Info from '@phosphor-icons/core/regular/info.svg'
import X from '@phosphor-icons/core/regular/x.svg'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { Chooser, Search } from '#base/routes'
import type { AnyFilter, ListResponse } from '#base/wire'
import { ListScreen, type ListScreenModel, type ListScreenProps } from '#kit/lists'
import { type Query, responseOf, useResource } from '#kit/records'
import { useStore } from '#platform/core'
import { postToTodoApp } from '#platform/messages'
import { usePageNavigation } from '#platform/navigation'
import { Button, Chip, Chips, Icon, IconButton, Notice, type Option, useIsShown } from '#ui/components'
import { ChoiceRow } from './ChoiceRow'
import { useChooserTexts } from './texts'
import './ListChooser.css'

/** Estimated height of a row. px */
const ROW = 64

export interface ListChooserProps<
  Row extends { readonly id: string },
  Tab extends string,
  F extends AnyFilter,
  Sort extends string,
  A extends ListResponse<Row>,
> extends Pick<
    ListScreenProps<Tab, F, Sort, A>,
    'title' | 'plainRows' | 'tabs' | 'quick' | 'filter' | 'empty' | 'dock' | 'children'
  > {
  /** Its value are the ids of the chosen records. */
  readonly chooser: Chooser<Search, readonly string[]>
  readonly screen: ListScreenModel<Tab, F, Sort, A, Row>
  /** How a record is offered: name, note, something before it, whether it can be chosen. */
  readonly option: (row: Row) => Option
  /** Ids from the chooser's address. */
  readonly chosen?: readonly string[] | undefined
  /** Requests the chosen records of the address, which may be on no loaded page. */
  readonly read?: (ids: readonly string[]) => Query<ListResponse<Row>>
  /** Maximum number of records; default 1: a tap returns the choice. */
  readonly most?: number | undefined
  /** What is said once so many are chosen: 'Choose at most 5.' */
  readonly full?: string
  /** What is said of a chosen record that could not be chosen now: it is kept. */
  readonly warning?: (row: Row) => string | undefined
  /** Called with the choice before it is returned; with false the page stays. A page that was left returns nothing. */
  readonly before?: (ids: readonly string[]) => Promise<boolean>
  /** Shows the details of a record; a button beside each row. */
  readonly onDetails?: (id: string) => void
}

/**
 * A page that chooses records from a list of an area, with its search, tabs and filters (kit 2.17). Chosen records stay
 * chosen, and are named above the list, whatever the list shows. In the to-do app, where no page of ours waits, the
 * choice leaves as `todo.done`.
 */
export const ListChooser = observer(function ListChooser<
  Row extends { readonly id: string },
  Tab extends string,
  F extends AnyFilter,
  Sort extends string,
  A extends ListResponse<Row>,
>(props: ListChooserProps<Row, Tab, F, Sort, A>) {
  const { chooser, screen, option, read, most = 1, full, warning, before, onDetails, ...shown } = props
  const t = useChooserTexts()
  const page = usePageNavigation()
  const isShown = useIsShown()
  const rows = useStore(screen.list.rows)
  const [chosen, setChosen] = useState<readonly string[]>(props.chosen ?? [])
  useResource(async (core, signal) => {
    const unknown = chosen.filter((id) => rows.get(id) === undefined)
    if (!read || unknown.length === 0) return
    const { value } = await responseOf(core, read(unknown), { signal, background: true })
    rows.putAll(value.items)
  })
  const [isGiving, setGiving] = useState(false)
  const giving = useRef(false)
  const give = useCallback(
    async (ids: readonly string[]) => {
      // A second tap must not return another choice than the one that is being checked.
      if (giving.current) return
      giving.current = true
      setGiving(true)
      const isGiven = await Promise.resolve(before?.(ids) ?? true).finally(() => {
        giving.current = false
        setGiving(false)
      })
      // Who went back during the check has taken the choice back; `answer` alone would take that for the to-do app.
      if (!isGiven || !isShown()) return
      if (!page.answer(chooser, ids)) postToTodoApp('todo.done', { route: chooser.path, value: ids })
    },
    [before, page, chooser, isShown],
  )
  const press = useCallback(
    (id: string) => {
      if (most === 1) void give([id])
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
      const choice = (
        <ChoiceRow
          name={label}
          note={note}
          lead={lead}
          isOn={isOn}
          isSingle={most === 1}
          isDisabled={!isOn && (disabled || isFull)}
          onPress={() => press(id)}
        />
      )
      if (!onDetails) return choice
      return (
        <div className="pick-detailed">
          {choice}
          <IconButton label={t('choosers.details', { name: label })} onPress={() => onDetails(id)}>
            <Icon svg={Info} />
          </IconButton>
        </div>
      )
    },
    [rows, option, chosen, most, isFull, press, onDetails, t],
  )
  const named = chosen.map((id): Row | undefined => rows.get(id)).flatMap((found) => found ?? [])
  return (
    <ListScreen
      {...shown}
      screen={screen}
      row={row}
      rowHeight={ROW}
      top={
        named.length > 0 ? (
          <>
            {most === 1 ? null : (
              <Chips label={t('choosers.chosen')}>
                {named.map((record) => (
                  <Chip key={record.id} icon={<Icon svg={X} />} pressed onPress={() => press(record.id)}>
                    {option(record).label}
                  </Chip>
                ))}
              </Chips>
            )}
            {named.map((record) => {
              const words = warning?.(record)
              return words === undefined ? null : (
                <Notice key={record.id} tone="warn">
                  {words}
                </Notice>
              )
            })}
          </>
        ) : null
      }
      bottomBar={
        most === 1 ? undefined : (
          <>
            {isFull && full !== undefined ? (
              <p className="pick-limit" role="status">
                {full}
              </p>
            ) : null}
            <Button
              variant="brand"
              wide
              busy={isGiving}
              disabled={chosen.length > most || (chosen.length === 0 && !props.chosen?.length)}
              onPress={() => void give(chosen)}
            >
              {t('choosers.applyCount', { count: chosen.length })}
            </Button>
          </>
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
>(
  props: ListChooserProps<Row, Tab, F, Sort, A>,
) => ReactNode
