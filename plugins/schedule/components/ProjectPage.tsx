import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { days } from '#base/calendar'
import { href } from '#base/routes'
import {
  DetailScreen,
  HeadAddress,
  HeadFacts,
  LinksCard,
  linkTo,
  type Part,
  RecordHead,
  type Some,
  useHostActions,
  useRecord,
} from '#kit/detail'
import { DateInput, MoveSheet, TextInput } from '#kit/forms'
import { type OpenOf, useMove } from '#kit/records'
import { useConfirm, useStore } from '#platform/core'
import { ActionMenu, Notice, StatusTag } from '#ui/components'
import { contractList } from '../../contracts/routes'
import { customerDetails } from '../../customer/routes'
import type { Phase, Project } from '../api'
import { accept, close, pause, plan, projectRows, projects, reach, resume, start } from '../records'
import { scheduleList } from '../routes'
import { planFields, reachedFields, reasonFields } from '../rules/fields'
import { outboxRecord, PHASES } from '../rules/vocabulary'
import { isPhase } from './forms'
import { Gantt, Log, Milestones, Phases, Risks, Tasks } from './ProjectParts'
import { figuresOf, isSite, STATE_TONES, useScheduleTools } from './words'

interface ProjectPageProps {
  readonly id: string
  /** Parts of the variant, above those of every project. */
  readonly first?: (project: Project, open: OpenOf<typeof projects>) => readonly Some<Part>[]
  /** The keys of those that have a tab. */
  readonly firstTabs?: readonly ('quantities' | 'daily')[]
  /** The main action, of the variant. */
  readonly bar: (project: Project) => ReactNode
}

/** A move with a form: pausing and resuming, the plan of a phase, a milestone by its id. */
type Opened = 'pause' | 'resume' | Phase | { readonly milestone: string }

/** A project: progress against plan, milestones, Gantt strip, tasks, risks, log (/scheduleDetail, /scheduleDetailYk). */
export const ProjectPage = observer(function ProjectPage({ id, first, firstTabs = [], bar }: ProjectPageProps) {
  const { t, say, word, percent } = useScheduleTools()
  const { goTo } = useHostActions()
  const open = useRecord(projects, id)
  const moves = {
    start: useMove(start, id),
    accept: useMove(accept, id),
    close: useMove(close, id),
    pause: useMove(pause, id),
    resume: useMove(resume, id),
    plan: useMove(plan, id),
  }
  const [sheet, setSheet] = useState<Opened>()
  const [isPlanning, setPlanning] = useState(false)
  const project = open.main.value
  const shut = () => setSheet(undefined)
  const confirm = useConfirm()
  /** Neither can be taken back. */
  const ask = async (move: 'accept' | 'close') => {
    const question = { title: t(`move.${move}Title`), text: t(`move.${move}Text`), confirm: t(`move.${move}`) }
    if ((await confirm(question)) === 'confirm') await moves[move].run({})
  }
  return (
    <>
      <DetailScreen
        open={open}
        title={say.name}
        list={href(scheduleList)}
        neighbours={useStore(projectRows).browsing}
        tabs={[
          ...firstTabs
            .filter(() => project === undefined || isSite(project))
            .map((key) => ({ key, label: t(`tab.${key}`) })),
          { key: 'phases', label: t('tab.phases') },
          { key: 'milestones', label: t('part.milestones') },
          { key: 'tasks', label: t('part.tasks') },
          { key: 'risks', label: t('part.risks') },
          { key: 'log', label: t('log.title') },
        ]}
        compare={[
          { label: t('state.label'), text: ({ state }) => word('state', state) },
          { label: t('figures.actual'), text: (shown) => percent(figuresOf(shown).actual) },
          { label: t('field.planEnd'), text: ({ end }) => say.day(end) },
          ...PHASES.map((code) => ({
            label: word('phase', code) ?? code,
            text: ({ phases }: Project) => {
              const phase = phases.find((each) => each.code === code)
              return phase && `${say.day(phase.planStart)} – ${say.day(phase.planEnd)}`
            },
          })),
        ]}
        head={(shown) => (
          <RecordHead record={outboxRecord(id)} name={say.name(shown)}>
            <HeadFacts>
              <StatusTag word={shown.state} tones={STATE_TONES} />
              <span>{word('kind', shown.kind)}</span>
              {shown.capacity ? (
                <span className="num">
                  {say.number(shown.capacity.value)} {shown.capacity.unit}
                </span>
              ) : null}
              <span>{say.name(shown.manager)}</span>
            </HeadFacts>
            <HeadAddress
              address={say.text(shown.address, shown.addressEn)}
              none={t('detail.noPlace')}
              copy={t('detail.copyAddress')}
              isLoading={false}
            />
          </RecordHead>
        )}
        menu={(shown, whole) => [
          whole && moves.start.may && { label: t('move.start'), onPress: () => void moves.start.run({}) },
          whole && moves.pause.may && { label: t('move.pause'), onPress: () => setSheet('pause') },
          whole && moves.resume.may && { label: t('move.resume'), onPress: () => setSheet('resume') },
          whole && moves.accept.may && { label: t('move.accept'), onPress: () => void ask('accept') },
          whole && moves.close.may && { label: t('move.close'), onPress: () => void ask('close') },
          whole && moves.plan.may && { label: t('move.plan'), onPress: () => setPlanning(true) },
          shown.point && {
            label: t('detail.navigate'),
            onPress: () => shown.point && goTo(shown.point, say.name(shown)),
          },
        ]}
        parts={(shown) => [
          shown.state === 'paused' && {
            key: 'paused',
            body: (
              <Notice
                tone="warn"
                action={moves.resume.may ? { label: t('move.resume'), onPress: () => setSheet('resume') } : undefined}
              >
                {t('refused.5101')}
              </Notice>
            ),
          },
          ...(first?.(shown, open) ?? []),
          { key: 'phases', body: <Phases project={shown} /> },
          shown.phases.length > 0 && { key: 'gantt', body: <Gantt project={shown} open={open} /> },
          {
            key: 'milestones',
            body: <Milestones project={shown} open={open} onReach={(milestone) => setSheet({ milestone })} />,
          },
          { key: 'tasks', body: <Tasks project={shown} open={open} /> },
          { key: 'risks', body: <Risks project={shown} open={open} /> },
          { key: 'log', body: <Log project={shown} open={open} /> },
          {
            key: 'links',
            body: (
              <LinksCard
                title={t('part.links')}
                links={[
                  shown.custId === undefined
                    ? undefined
                    : linkTo(customerDetails, { id: shown.custId }, say.name(shown.customer)),
                  shown.contractId === undefined
                    ? undefined
                    : linkTo(contractList, { id: shown.contractId }, t('detail.contract', { id: shown.contractId })),
                ]}
              />
            ),
          },
        ]}
        bottomBar={bar}
      />
      <ActionMenu
        open={isPlanning}
        title={t('plan.which')}
        actions={(project?.phases ?? []).map((phase) => ({
          label: word('phase', phase.code) ?? phase.code,
          onPress: () => setSheet(phase),
        }))}
        onClose={() => setPlanning(false)}
      />
      {project && sheet !== undefined ? <Sheets project={project} open={open} sheet={sheet} onClose={shut} /> : null}
    </>
  )
})

interface SheetsProps {
  readonly project: Project
  readonly open: OpenOf<typeof projects>
  readonly sheet: Opened
  readonly onClose: () => void
}

/** The sheet of a move: pausing and resuming with a reason, a new plan of a phase, a milestone that is reached. */
const Sheets = observer(function Sheets({ project, open, sheet, onClose }: SheetsProps) {
  const { t, say, word } = useScheduleTools()
  if (sheet === 'pause' || sheet === 'resume')
    return (
      <MoveSheet
        move={sheet === 'pause' ? pause : resume}
        record={project}
        title={t(`move.${sheet}`)}
        confirm={t(`move.${sheet}`)}
        defaults={{ reason: '' }}
        fields={reasonFields}
        onClose={onClose}
      >
        {(form) => <TextInput form={form} name="reason" lines={2} />}
      </MoveSheet>
    )
  if ('code' in sheet)
    return isPhase(sheet.code) ? (
      <MoveSheet
        move={plan}
        record={project}
        title={t('plan.title', { name: word('phase', sheet.code) ?? '' })}
        text={t('plan.text')}
        confirm={t('plan.save')}
        defaults={{ planStart: sheet.planStart, planEnd: sheet.planEnd, reason: '' }}
        fields={planFields(sheet.code)}
        onClose={onClose}
      >
        {(form) => (
          <>
            <DateInput form={form} name="planStart" />
            <DateInput form={form} name="planEnd" quick={[7, 14]} />
            <TextInput form={form} name="reason" lines={2} />
          </>
        )}
      </MoveSheet>
    ) : null
  // As it is now, because somebody else may change it while the sheet is open.
  const milestone = open.parts.milestones.value?.find(({ id }) => id === sheet.milestone)
  return milestone ? (
    <MoveSheet
      move={reach}
      record={project}
      title={say.name(milestone) ?? ''}
      text={milestone.actual && t('milestone.reached', { day: say.day(milestone.actual) ?? '' })}
      confirm={t('milestone.save')}
      defaults={{ actual: milestone.actual ?? days.today() }}
      fields={reachedFields(milestone)}
      onClose={onClose}
    >
      {(form) => <DateInput form={form} name="actual" max={days.today()} />}
    </MoveSheet>
  ) : null
})
