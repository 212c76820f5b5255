import { observer } from 'mobx-react-lite'
import { type ComponentType, useCallback } from 'react'
import type { AnyFilter, ListResponse } from '#base/wire'
import { TreeFilter } from '#domain/choosers'
import { useDictionary } from '#domain/directory'
import { type AnyList, ListScreen, type ListScreenProps, useFilterSheet, useListScreen } from '#kit/lists'
import { useTexts } from '../plugin'

/** What a row of such a list needs. */
export interface RowProps {
  readonly id: string
  readonly onOpen: () => void
}

type Common = ListScreenProps<string, AnyFilter, string, ListResponse<{ readonly id: string }>>

interface IndustryListProps extends Pick<Common, 'title' | 'quick' | 'menu'> {
  readonly list: AnyList
  /** Group of its texts. */
  readonly texts: 'programmes' | 'cases'
  readonly row: ComponentType<RowProps>
}

/** A list that is filtered by industries. */
export const IndustryList = observer(function IndustryList({
  list,
  texts,
  row: Row,
  ...screenProps
}: IndustryListProps) {
  const t = useTexts()
  const industries = useDictionary('industry')
  const screen = useListScreen(list)
  const filter = useFilterSheet(screen, (draft) => (
    <div className="filter__rows">
      <TreeFilter draft={draft} name="industries" title={t(`${texts}.filter.industries`)} items={industries} />
    </div>
  ))
  const { open } = screen
  const row = useCallback((id: string) => <Row id={id} onOpen={() => open(id)} />, [Row, open])
  return (
    <ListScreen
      {...screenProps}
      screen={screen}
      row={row}
      rowHeight={92}
      plainRows
      filter={filter.open}
      empty={{ title: t(`${texts}.empty`) }}
    >
      {filter.sheet}
    </ListScreen>
  )
})
