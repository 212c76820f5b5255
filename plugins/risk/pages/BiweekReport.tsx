import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { type Fortnight, fortnight } from '#base/calendar'
import { DetailScreen, FactsCard, ResourcePage, useRecord } from '#kit/detail'
import { EditFrame } from '#kit/forms'
import { queryOf, useMove, usePart, useResource, useStoredResource } from '#kit/records'
import { inbox, useCore, useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { Button, Card, CellCard, Notice, Segmented, StatusTag, usePageTools } from '#ui/components'
import { PeriodPicker } from '#ui/periods'
import { Comments } from '#ui/timelines'
import { listReports, type Report } from '../api/reports'
import { ClosedDraft } from '../components/ClosedDraft'
import { DraftReport } from '../components/DraftReport'
import { FigureChart, FigureTiles } from '../components/ReportParts'
import { useTexts } from '../plugin'
import { biweekReport } from '../routes'
import { MOST_COMMENT, SCOPES } from '../rules/report'
import { comment, reports, withdraw } from '../stores/reports'
import '../components/report.css'

export { reportSearch as search } from '../rules/report'

const TONES = { draft: 'plain', submitted: 'brand', read: 'good', commented: 'good' } as const

/** The report of two weeks, one's own or the team's, or that of a colleague (/biweekReport). */
export default observer(function BiweekReport() {
  const t = useTexts()
  const page = usePageNavigation(biweekReport)
  const { decide } = useCore()
  const server = useStore(inbox)
  const { id, scope, period: asked = '' } = useSearch(biweekReport)
  const mayWrite = decide({ permission: 'report.write' }).ok
  const mayTeam = decide({ permission: 'report.team' }).ok
  const shown = mayWrite && scope !== 'team' ? 'own' : 'team'
  const running = fortnight.now(server.now())
  const period = fortnight.parse(asked) ?? running
  const head = (
    <>
      {mayWrite && mayTeam ? (
        <div className="report__whose">
          <Segmented
            label={t('report.whose')}
            hideLabel
            options={SCOPES.map((value) => ({ value, label: t(`report.${value}`) }))}
            value={shown}
            onChange={(value) => page.setSearch({ scope: value })}
          />
        </div>
      ) : null}
      <PeriodPicker
        kind="fortnight"
        value={[period.from, period.to]}
        onChange={([from]) => page.setSearch({ period: fortnight.of(from).id })}
      />
    </>
  )
  if (id !== undefined) return <OneReport key={id} id={id} />
  if (shown === 'team') return <TeamReports period={period} head={head} />
  // By the running period: an app that stays open shows the draft of the next one.
  return <OwnReport key={running.id} period={period} head={head} />
})

interface PeriodProps {
  readonly period: Fortnight
  readonly head: ReactNode
}

const OwnReport = observer(function OwnReport({ period, head }: PeriodProps) {
  const t = useTexts()
  const own = useStoredResource('risk.ownReports', () => queryOf(listReports, { scope: 'own' }))
  const all = own.value?.items ?? []
  const found = all.find((each) => each.period === period.id)
  if (found) return <OneReport key={found.id} id={found.id} head={head} all={all} />
  const none = { title: t('report.none'), text: t('report.noneText') }
  return (
    <ResourcePage title={t('title.biweekReport')} section={own} top={head} empty={() => none}>
      {() => null}
    </ResourcePage>
  )
})

interface OneReportProps {
  readonly id: string
  /** The choice of the period, for one's own. */
  readonly head?: ReactNode
  readonly all?: readonly Report[]
}

const OneReport = observer(function OneReport({ id, head, all = [] }: OneReportProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const open = useRecord(reports, id)
  const back = useMove(withdraw, id)
  const remark = useMove(comment, id, { refusals: 'caller' })
  const comments = usePart(open.main, (report) => report.comments)
  const report = open.main.value
  const title = head ? t('title.biweekReport') : undefined
  const figures = (shown: Report) => (
    <>
      <Card title={t('report.figures')}>
        {shown.late > 0 ? <Notice>{t('report.late', { count: shown.late })}</Notice> : null}
        <FigureTiles figures={shown.figures} />
      </Card>
      {all.length > 1 ? <FigureChart reports={all} /> : null}
    </>
  )
  if (report?.state === 'draft' && report.can.includes('submit'))
    return (
      <EditFrame
        title={t('title.biweekReport')}
        open={open}
        load={[open.main]}
        // A second submit would be refused because of the first, which is one's own.
        unsent={{ is: () => open.waiting.length > 0, top: head }}
      >
        {() => (
          <DraftReport report={report} title={t('title.biweekReport')}>
            {head}
            {figures(report)}
          </DraftReport>
        )}
      </EditFrame>
    )
  const send = async (text: string) => {
    const first = await remark.run({ text })
    // Somebody else commented meanwhile, which takes nothing from these words.
    const outcome = first.kind === 'conflict' ? await remark.run({ text }, first.record) : first
    if (outcome.kind === 'failed') throw outcome.error
    if (outcome.kind !== 'done') throw new Error(t('report.notSent'))
  }
  return (
    <DetailScreen
      open={open}
      title={({ owner, start, end }) =>
        title ?? t('report.ofPerson', { name: say.name(owner), from: say.day(start), to: say.day(end) })
      }
      compare={[{ label: t('report.comments'), text: (each) => each.comments.map(({ text }) => text).join('\n') }]}
      parts={(shown) => [
        head !== undefined && { key: 'period', body: head },
        { key: 'closed', body: <ClosedDraft report={shown} /> },
        {
          key: 'state',
          body: (
            <FactsCard
              facts={[
                { label: t('report.state'), value: <StatusTag word={shown.state} tones={TONES} group="reportState" /> },
                { label: t('report.submittedAt'), value: say.moment(shown.submittedAt) },
                { label: t('report.readBy'), value: say.name(shown.readBy) },
              ]}
            />
          ),
        },
        { key: 'figures', body: figures(shown) },
        {
          key: 'highlights',
          body: (
            <Card title={t('field.highlights')} pad>
              <p className="report__words">{shown.highlights ?? t('report.noHighlights')}</p>
            </Card>
          ),
        },
        shown.state !== 'draft' && {
          key: 'comments',
          body: (
            <Card title={t('report.comments')}>
              <Comments record={id} section={comments} onSend={remark.may ? send : undefined} most={MOST_COMMENT} />
            </Card>
          ),
        },
      ]}
      bottomBar={() =>
        back.may ? (
          <Button wide busy={back.busy} onPress={() => back.run()}>
            {t('report.withdraw')}
          </Button>
        ) : undefined
      }
    />
  )
})

const TeamReports = observer(function TeamReports({ period, head }: PeriodProps) {
  const t = useTexts()
  const { say, page } = usePageTools()
  const team = useResource(
    ({ http }, signal) => http(listReports, { period: period.id, scope: 'team' }, { signal, background: true }),
    period.id,
  )
  return (
    <ResourcePage title={t('title.biweekReport')} section={team} top={head}>
      {({ items, figures, missing }) => (
        <>
          {figures ? (
            <Card title={t('report.figures')}>
              <FigureTiles figures={figures} />
            </Card>
          ) : null}
          <CellCard
            title={t('report.handedIn')}
            none={t('report.noReports')}
            cells={items.map(({ id, owner, state, submittedAt }) => ({
              record: `report:${id}`,
              title: say.name(owner),
              note: say.moment(submittedAt),
              value: <StatusTag word={state} tones={TONES} group="reportState" />,
              onPress: () => page.open(biweekReport, { id }),
            }))}
          />
          {missing.length > 0 ? (
            <Card title={t('report.missing', { count: missing.length })} pad>
              <p>{say.list(missing.map((person) => say.name(person)))}</p>
            </Card>
          ) : null}
        </>
      )}
    </ResourcePage>
  )
})
