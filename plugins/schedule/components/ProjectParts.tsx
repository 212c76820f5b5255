import CheckCircle from '@phosphor-icons/core/regular/check-circle.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import * as v from 'valibot'
import { asDay, type Day, days } from '#base/calendar'
import { usePeople } from '#domain/directory'
import { Media } from '#kit/attachments'
import { type GanttRow, GanttStrip } from '#kit/charts'
import { CellSection, SectionError, TimelineCard } from '#kit/detail'
import type { OpenOf } from '#kit/records'
import { useCore } from '#platform/core'
import { ActionMenu, Card, CellList, EventBody, Icon, Notice, StatusTag, Tag } from '#ui/components'
import { useWaiting } from '#ui/timelines'
import type { Milestone, Project, Task } from '../api'
import type { projects } from '../records'
import { scheduleDetail } from '../routes'
import { criticalPath } from '../rules/critical'
import { isBehind, milestoneLate, phaseTone, plannedPercent } from '../rules/progress'
import { outboxRecord, PHASES } from '../rules/vocabulary'
import { taskWithWaiting } from './forms'
import { ProgressBar } from './ProgressBar'
import { figuresOf, TASK_TONES, useScheduleTools } from './words'

/** Parts of a project's page, of both variants. */

type Open = OpenOf<typeof projects>

interface PartProps {
  readonly project: Project
  readonly open: Open
}

/** Progress against plan, delay, and the phases with theirs. */
export const Phases = observer(function Phases({ project }: { readonly project: Project }) {
  const { t, say, word, page, percent, delayText } = useScheduleTools()
  const { planned, actual, delay, tone } = figuresOf(project)
  const { id, phases, can } = project
  const today = days.today()
  const mayReport = can.includes('progress')
  if (phases.length === 0)
    return (
      <Card title={t('part.phases')}>
        <p className="section__empty">{t('phases.none')}</p>
      </Card>
    )
  return (
    <Card title={t('part.phases')}>
      <div className="schedule-figures">
        <ProgressBar
          actual={actual}
          planned={planned}
          tone={tone}
          label={t('figures.label', { actual: percent(actual), planned: percent(planned) })}
        />
        <p className="schedule-figures__row">
          <span>{t('figures.both', { actual: percent(actual), planned: percent(planned) })}</span>
          <Tag tone={tone}>{delayText(delay, 'workingDelay')}</Tag>
        </p>
      </div>
      <CellList
        cells={phases.map((phase) => {
          const plan = plannedPercent([phase], today)
          const span = `${say.day(phase.planStart)} – ${say.day(phase.planEnd)}`
          const isLate = isBehind(phase, today)
          const isMoved = phase.baseEnd !== undefined && phase.baseEnd !== phase.planEnd
          return {
            key: phase.code,
            record: `phase:${phase.code}`,
            title: word('phase', phase.code),
            note: say.line(
              isMoved ? t('phases.moved', { span, day: say.day(phase.baseEnd) ?? '' }) : span,
              isLate && t('phases.late'),
            ),
            value: (
              <span className={isLate ? 'schedule-late' : undefined}>
                {t('figures.short', { actual: percent(phase.percent), planned: percent(plan) })}
              </span>
            ),
            onPress: mayReport ? () => page.open(scheduleDetail, { id, form: 'progress', of: phase.code }) : undefined,
          }
        })}
      />
    </Card>
  )
})

/** Phases and milestones over time. */
export const Gantt = observer(function Gantt({ project, open }: PartProps) {
  const { t, say, word } = useScheduleTools()
  const today = days.today()
  const { status, error, load, value: milestones = [] } = open.parts.milestones
  const path = criticalPath(milestones)
  const isCritical = (id: string) => path.kind === 'path' && path.slots.get(id)?.isCritical === true
  const rows: GanttRow[] = [
    ...project.phases.map((phase) => ({
      id: phase.code,
      name: word('phase', phase.code),
      from: phase.planStart,
      to: phase.planEnd,
      percent: phase.percent,
      actual: phase.actualStart && { from: phase.actualStart, to: phase.actualEnd },
      tone: phaseTone(phase, today),
    })),
    ...milestones.map(({ id, plan, actual, ...milestone }) => ({
      id,
      name: say.name(milestone),
      from: plan,
      to: plan,
      percent: actual ? 100 : 0,
      isMilestone: true,
      isCritical: isCritical(id),
    })),
  ]
  return (
    <Card title={t('part.gantt')} pad>
      <GanttStrip label={t('part.gantt')} rows={rows} today={today} />
      {status === 'failed' ? <SectionError error={error} onRetry={() => void load()} /> : null}
    </Card>
  )
})

interface MilestonesProps extends PartProps {
  readonly onReach: (id: string) => void
}

/** Milestones with delay, float and critical path; one is reached by a tap, or its day corrected. */
export const Milestones = observer(function Milestones({ project, open, onReach }: MilestonesProps) {
  const { t, say, delayText } = useScheduleTools()
  const today = days.today()
  const all = open.parts.milestones.value ?? []
  const path = criticalPath(all)
  const nameOf = (wanted: string) => say.name(all.find(({ id }) => id === wanted)) ?? wanted
  const slotOf = (id: string) => (path.kind === 'path' ? path.slots.get(id) : undefined)
  const noteOf = ({ id, plan, baseline, forecast, actual, after }: Milestone) => {
    const slot = slotOf(id)
    const on = (day: Day) => ({ day: say.day(day) ?? '' })
    return [
      t('milestone.planned', on(plan)),
      actual && t('milestone.reached', on(actual)),
      baseline !== undefined && baseline !== plan && t('milestone.baseline', on(baseline)),
      // What was expected by a day that has passed has not come.
      !actual && forecast && forecast >= today && t('milestone.forecast', on(forecast)),
      !actual && after.length > 0 && t('milestone.after', { names: say.list(after.map(nameOf)) }),
      !actual && slot && !slot.isCritical && t('milestone.float', { count: slot.float }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <>
      {path.kind === 'cycle' ? (
        <Notice tone="warn">{t('milestone.cycle', { path: path.ids.map(nameOf).join(' → ') })}</Notice>
      ) : null}
      <CellSection
        title={t('part.milestones')}
        section={open.parts.milestones}
        none={t('milestone.none')}
        most={8}
        more={(count) => t('more', { count })}
        cells={(milestones) =>
          milestones.map((milestone) => {
            const late = milestoneLate(milestone, today)
            const isOpen = milestone.actual === undefined
            return {
              key: milestone.id,
              record: `milestone:${milestone.id}`,
              title: (
                <>
                  {say.name(milestone)}
                  {slotOf(milestone.id)?.isCritical ? (
                    <small className="schedule-critical"> {t('milestone.critical')}</small>
                  ) : null}
                </>
              ),
              note: noteOf(milestone),
              value: isOpen && late <= 0 ? undefined : <Tag tone={late > 0 ? 'risk' : 'good'}>{delayText(late)}</Tag>,
              onPress: project.can.includes('write') ? () => onReach(milestone.id) : undefined,
            }
          })
        }
      />
    </>
  )
})

/** Tasks with their owners, blocked ones first; one opens what can be done with it. */
export const Tasks = observer(function Tasks({ project, open }: PartProps) {
  const { t, say, page, percent } = useScheduleTools()
  const mayWrite = project.can.includes('write')
  const core = useCore()
  const people = usePeople()
  const [chosen, setChosen] = useState<Task>()
  const toForm = (form: string, of?: string) => page.open(scheduleDetail, { id: project.id, form, of })
  const shut = () => setChosen(undefined)
  return (
    <>
      <CellSection
        title={t('part.tasks')}
        section={open.parts.tasks}
        none={t('task.none')}
        most={6}
        more={(count) => t('more', { count })}
        link={mayWrite ? { label: t('task.new'), onPress: () => toForm('task') } : undefined}
        cells={(tasks) =>
          tasks.map((stored) => {
            const task = taskWithWaiting(core, project.id, stored, (login) => people.get(login))
            return {
              key: task.id,
              record: `task:${task.id}`,
              title: say.name(task) ?? '',
              note: [
                task.isWaiting && t('log.unsent'),
                say.name(task.owner),
                `${say.day(task.start)} – ${say.day(task.end)}`,
                percent(task.percent),
                task.reason,
              ]
                .filter(Boolean)
                .join(' · '),
              value: <StatusTag word={task.state} tones={TASK_TONES} group="taskState" />,
              onPress: mayWrite ? () => setChosen(task) : undefined,
            }
          })
        }
      />
      <ActionMenu
        open={chosen !== undefined}
        title={say.name(chosen) ?? ''}
        actions={[
          project.can.includes('progress') && {
            label: t('progress.title'),
            onPress: () => toForm('progress', chosen?.id),
          },
          { label: t('task.edit'), onPress: () => toForm('task', chosen?.id) },
        ].filter((action) => action !== false)}
        onClose={shut}
      />
    </>
  )
})

/** Risks by severity: probability × impact. */
export const Risks = observer(function Risks({ project, open }: PartProps) {
  const { t, say, page } = useScheduleTools()
  const mayWrite = project.can.includes('write')
  const toForm = (of?: string) => page.open(scheduleDetail, { id: project.id, form: 'risk', of })
  return (
    <CellSection
      title={t('part.risks')}
      section={open.parts.risks}
      none={t('risk.none')}
      most={6}
      more={(count) => t('more', { count })}
      link={mayWrite ? { label: t('risk.new'), onPress: () => toForm() } : undefined}
      cells={(risks) =>
        risks.map((risk) => {
          const severity = risk.probability * risk.impact
          return {
            key: risk.id,
            record: `risk:${risk.id}`,
            title: risk.text,
            note: [say.name(risk.owner), risk.measure].filter(Boolean).join(' · '),
            value:
              risk.state === 'closed' ? (
                <Tag>{t('riskState.closed')}</Tag>
              ) : (
                <Tag tone={severity >= 12 ? 'risk' : severity >= 6 ? 'warn' : 'plain'}>
                  {t('risk.severity', { severity })}
                </Tag>
              ),
            onPress: mayWrite ? () => toForm(risk.id) : undefined,
          }
        })
      }
    />
  )
})

/** What the log shows of a report, a task or a day that waits, as stored on the device. */
const said = v.optional(v.string())
const waitingRequest = v.object({
  date: said,
  phase: v.optional(v.picklist(PHASES)),
  taskId: said,
  name: said,
  percent: v.optional(v.number()),
  text: said,
  problems: said,
  reason: said,
})

const NOTHING_MORE = { more: 'idle', loadMore: () => Promise.resolve() } as const

/** What happened, with what waits on this phone on top. */
export const Log = observer(function Log({ project, open }: PartProps) {
  const { t, say, word, percent, placeText } = useScheduleTools()
  const { tasks } = open.parts
  const waiting = useWaiting(outboxRecord(project.id), (request) => {
    const read = v.safeParse(waitingRequest, request)
    if (!read.success) return undefined
    const { date, phase, taskId, name, percent: to, text, problems, reason } = read.output
    const of = name ?? (taskId ? say.name(tasks.value?.find(({ id }) => id === taskId)) : phase && word('phase', phase))
    const title = date
      ? t('daily.of', { day: say.day(asDay(date)) ?? date })
      : [of, to !== undefined && percent(to)].filter(Boolean).join(' · ')
    return { title, text: [text, reason, problems].filter(Boolean).join('\n') || undefined }
  })
  const { status, value = [], error, load } = open.parts.logs
  return (
    <TimelineCard
      texts="log"
      waiting={waiting}
      timeline={{
        status: status === 'failed' ? 'failed' : status === 'ready' ? 'ready' : 'loading',
        isPartlyLoaded: false,
        error,
        events: value,
        total: value.length,
        paged: NOTHING_MORE,
        retry: load,
      }}
      shown={({ id, at, by, phase, from, to, state, text, photos, point }) => ({
        id,
        icon: <Icon svg={CheckCircle} />,
        title:
          [
            phase && word('phase', phase),
            state && word('state', state),
            to !== undefined && (from === undefined ? percent(to) : `${percent(from)} → ${percent(to)}`),
          ]
            .filter(Boolean)
            .join(' · ') || t('log.entry'),
        time: say.moment(at) ?? '',
        body: (
          <EventBody text={text} facts={[say.name(by), point && placeText(point, project)]}>
            <Media photos={photos} audio={[]} />
          </EventBody>
        ),
      })}
    />
  )
})
