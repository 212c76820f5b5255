import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { href } from '#base/routes'
import { OrganisationsFilter, PeopleFilter } from '#domain/choosers'
import { ChoiceFilter, FlagFilter, ListRow, ListScreen, useFilterSheet, useListScreen } from '#kit/lists'
import { useStore } from '#platform/core'
import { StatusTag, Tag } from '#ui/components'
import { ProgressBar } from '../components/ProgressBar'
import { figuresOf, isSite, STATE_TONES, useScheduleTools } from '../components/words'
import { projectList } from '../lists'
import { projectRows } from '../records'
import { scheduleDetail, scheduleDetailYk } from '../routes'
import { presentPhase } from '../rules/progress'
import { outboxRecord, PROJECT_KINDS, PROJECT_STATES } from '../rules/vocabulary'

export { projectList as data } from '../lists'
export { projectSearch as search } from '../rules/filters'

/** Projects with progress against plan and delay, the latest first (/scheduleList). */
export default observer(function ScheduleList() {
  const { t } = useScheduleTools()
  const screen = useListScreen(projectList)
  const { open } = screen
  const row = useCallback((id: string) => <Row id={id} onOpen={() => void open(id)} />, [open])
  const filter = useFilterSheet(screen, (draft) => (
    <>
      <ChoiceFilter draft={draft} name="kind" options={PROJECT_KINDS} group="kind" />
      <ChoiceFilter draft={draft} name="state" options={PROJECT_STATES} group="state" />
      <FlagFilter draft={draft} name="delayed" />
      <div className="filter__rows">
        <OrganisationsFilter draft={draft} name="org" />
        <PeopleFilter draft={draft} name="manager" />
      </div>
    </>
  ))
  return (
    <ListScreen
      screen={screen}
      title={t('title.scheduleList')}
      row={row}
      rowHeight={118}
      plainRows
      quick={[
        { key: 'delayed', on: { delayed: true } },
        { key: 'running', on: { state: ['running'] } },
        { key: 'planned', on: { state: ['planned'] } },
        { key: 'paused', on: { state: ['paused'] } },
        { key: 'accepted', on: { state: ['accepted', 'closed'] } },
      ]}
      filter={filter.open}
      empty={{ title: t('list.none') }}
    >
      {filter.sheet}
    </ListScreen>
  )
})

const Row = observer(function Row({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const { t, say, word, page, percent, delayText } = useScheduleTools()
  const project = useStore(projectRows).get(id)
  if (!project) return null
  const { planned, actual, delay, tone } = figuresOf(project)
  const isLive = project.state === 'running' || project.state === 'paused'
  const phase = presentPhase(project.phases)
  const [next] = project.next
  const label = t('figures.label', { actual: percent(actual), planned: percent(planned) })
  const stage = phase ? word('phase', phase.code) : word('kind', project.kind)
  const name = say.name(project)
  const customer = say.name(project.customer)
  return (
    <ListRow
      record={outboxRecord(id)}
      to={href(isSite(project) ? scheduleDetailYk : scheduleDetail, { id })}
      onOpen={isSite(project) ? () => page.open(scheduleDetailYk, { id }) : onOpen}
      title={name}
      lines={[
        {
          left: <ProgressBar actual={actual} planned={planned} tone={tone} label={label} />,
          right: t('figures.short', { actual: percent(actual), planned: percent(planned) }),
        },
        {
          left: say.line(stage, !(customer && name?.startsWith(customer)) && customer),
          right: (
            <>
              {project.state === 'running' ? null : <StatusTag word={project.state} tones={STATE_TONES} />}{' '}
              {(isLive && phase) || (delay ?? 0) > 0 ? <Tag tone={tone}>{delayText(delay)}</Tag> : null}
            </>
          ),
        },
        {
          left: next
            ? t('row.next', { name: say.name(next), day: say.day(next.plan) })
            : t('row.ends', { day: say.day(project.end) }),
          right: say.name(project.manager),
        },
      ]}
    />
  )
})
