import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { momentOf } from '#base/calendar'
import { roundTo, sumOf } from '#base/quantities'
import { href } from '#base/routes'
import { ChoiceFilter, ListRow, ListScreen, useFilterSheet, useListScreen } from '#kit/lists'
import { useCore, useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { DockButton, Icon, ShareBars, Sheet, usePageTools } from '#ui/components'
import { HandlersOnly } from '../components/HandlersOnly'
import { IssueForm } from '../components/IssueForm'
import { IssueSheet, IssueTag } from '../components/IssueSheet'
import { DueAt } from '../components/words'
import { useTexts } from '../plugin'
import { gasRiskIssues } from '../routes'
import { DUE_HOUR } from '../rules/due'
import { CAUSES, ISSUE_STATES } from '../rules/vocabulary'
import { issueList, issueRows } from '../stores/issues'

export { issueSearch as search } from '../rules/issues'
export { issueList as data } from '../stores/issues'

const QUICK = ISSUE_STATES.map((state) => ({ key: state, on: { state } }))
/** What stands behind warnings, by state and cause (/gasRiskIssues). */
export default observer(function Issues() {
  const t = useTexts()
  const { add } = useSearch(gasRiskIssues)
  if (!add) return <IssueList />
  return (
    <HandlersOnly title={t('issues.add')} denied={{ title: t('issues.denied'), text: t('issues.deniedText') }}>
      <IssueForm />
    </HandlersOnly>
  )
})

const IssueList = observer(function IssueList() {
  const t = useTexts()
  const page = usePageNavigation(gasRiskIssues)
  const { word } = usePageTools()
  const { decide } = useCore()
  const { id, custId } = useSearch(gasRiskIssues)
  const screen = useListScreen(issueList)
  const row = useCallback((each: string) => <Row id={each} onOpen={() => page.setSearch({ id: each })} />, [page])
  const filter = useFilterSheet(screen, (draft) => (
    <ChoiceFilter draft={draft} name="cause" isSingle options={CAUSES} group="cause" />
  ))
  const [isSumming, setSumming] = useState(false)
  const counts = screen.answer?.facets?.cause ?? {}
  const add = () => page.open(gasRiskIssues, { add: true, custId })
  return (
    <ListScreen
      screen={screen}
      title={t('title.gasRiskIssues')}
      row={row}
      rowHeight={92}
      plainRows
      quick={QUICK}
      filter={filter.open}
      menu={[{ label: t('issues.byCause'), onPress: () => setSumming(true) }]}
      empty={{ title: t('issues.none'), text: t('issues.noneText') }}
      dock={
        decide({ permission: 'risk.handle' }).ok && (
          <DockButton shape="round" icon={<Icon svg={Plus} />} label={t('issues.add')} onPress={add} />
        )
      }
    >
      {filter.sheet}
      <Sheet open={isSumming} onClose={() => setSumming(false)} title={t('issues.byCause')}>
        <ShareBars
          rows={CAUSES.filter((cause) => counts[cause] !== undefined).map((cause) => ({
            key: cause,
            label: word('cause', cause),
            note: t('issues.count', { count: counts[cause] ?? 0 }),
            share: roundTo((counts[cause] ?? 0) / sumOf(Object.values(counts), (count) => count), 2),
            onPress: () => {
              setSumming(false)
              screen.change({ cause })
            },
          }))}
        />
      </Sheet>
      {id === undefined ? null : <IssueSheet key={id} id={id} onClose={() => page.setSearch({ id: undefined })} />}
    </ListScreen>
  )
})

const Row = observer(function Row({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const { say, word } = usePageTools()
  const issue = useStore(issueRows).get(id)
  if (!issue) return null
  const { title, titleEn, customer, cause, state, due } = issue
  return (
    <ListRow
      record={`issue:${id}`}
      to={href(gasRiskIssues, { id })}
      onOpen={onOpen}
      title={say.text(title, titleEn)}
      tag={<IssueTag state={state} />}
      lines={[
        { left: say.name(customer), right: word('cause', cause) },
        { left: state === 'closed' ? undefined : <DueAt due={momentOf(due, DUE_HOUR)} /> },
      ]}
    />
  )
})
