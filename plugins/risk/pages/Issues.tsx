import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { sumOf } from '#base/quantities'
import { href } from '#base/routes'
import { RefusedPage } from '#kit/forms'
import { ChoiceFilter, ListRow, ListScreen, useFilterSheet, useListScreen } from '#kit/lists'
import { useCore, useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { DockButton, DueText, Icon, ShareBars, Sheet, usePageTools } from '#ui/components'
import { IssueForm } from '../components/IssueForm'
import { IssueSheet, IssueTag } from '../components/IssueSheet'
import { useTexts } from '../plugin'
import { gasRiskIssues } from '../routes'
import { CAUSES, ISSUE_STATES } from '../rules/vocabulary'
import { issueList, issueRows } from '../stores/issues'

export { issueSearch as search } from '../rules/issues'
export { issueList as data } from '../stores/issues'

const QUICK = ISSUE_STATES.map((state) => ({ key: state, on: { state } }))
/** From so many days on, an issue is soon due. */
const SOON = 3

/** What stands behind warnings, by state and cause (/gasRiskIssues). */
export default observer(function Issues() {
  const t = useTexts()
  const { decide } = useCore()
  const { add } = useSearch(gasRiskIssues)
  if (!add) return <IssueList />
  if (decide({ permission: 'risk.handle' }).ok) return <IssueForm />
  return (
    <RefusedPage
      title={t('issues.add')}
      kind="denied"
      denied={{ title: t('issues.denied'), text: t('issues.deniedText') }}
    />
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
            share: (counts[cause] ?? 0) / sumOf(Object.values(counts), (count) => count),
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
  const { title, titleEn, customer, cause, due, state } = issue
  return (
    <ListRow
      record={`issue:${id}`}
      to={href(gasRiskIssues, { id })}
      onOpen={onOpen}
      title={say.text(title, titleEn)}
      tag={<IssueTag state={state} />}
      lines={[
        { left: say.name(customer) },
        { left: word('cause', cause), right: state === 'closed' ? say.day(due) : <DueText day={due} soon={SOON} /> },
      ]}
    />
  )
})
