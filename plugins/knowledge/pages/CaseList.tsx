import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { href } from '#base/routes'
import { TreeFilter } from '#domain/choosers'
import { useDictionary } from '#domain/directory'
import { ListRow, ListScreen, useFilterSheet, useListScreen } from '#kit/lists'
import { useStore } from '#platform/core'
import { usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import { caseListing, caseRows } from '../records'
import { caseDetails } from '../routes'
import { figuresOf } from '../rules/change'

export { caseListing as data } from '../records'
export { caseSearch as search } from '../rules/filters'

/** Cases, such as those of a customer's industry. */
export default observer(function CaseList() {
  const t = useTexts()
  const industries = useDictionary('industry')
  const screen = useListScreen(caseListing)
  const filter = useFilterSheet(screen, (draft) => (
    <div className="filter__rows">
      <TreeFilter draft={draft} name="industries" title={t('cases.filter.industries')} items={industries} />
    </div>
  ))
  const { open } = screen
  const row = useCallback((id: string) => <Row id={id} onOpen={() => open(id)} />, [open])
  return (
    <ListScreen
      screen={screen}
      title={t('title.cases')}
      row={row}
      rowHeight={92}
      plainRows
      filter={filter.open}
      empty={{ title: t('cases.empty') }}
    >
      {filter.sheet}
    </ListScreen>
  )
})

const Row = observer(function Row({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const { say } = usePageTools()
  const industries = useDictionary('industry')
  const record = useStore(caseRows).get(id)
  if (!record) return null
  const { industry, year, before, after, programme } = record
  const [first] = figuresOf(before, after)
  return (
    <ListRow
      record={`case:${id}`}
      to={href(caseDetails, { id })}
      onOpen={onOpen}
      title={say.name(record)}
      lines={[
        {
          left: [industries.name(industry), programme && say.name(programme)].filter(Boolean).join(' · '),
          right: String(year),
        },
        { left: first && `${say.text(first.label, first.labelEn)} ${say.change(first.change) ?? '—'}` },
      ]}
    />
  )
})
