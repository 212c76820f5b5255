import { days } from '#base/calendar'
import { distanceBetween, type Point } from '#base/geo'
import { formatDistance } from '#base/quantities'
import { usePageTools } from '#ui/components'
import type { Daily, Project } from '../api'
import { useTexts } from '../plugin'
import { actualPercent, delayOf, delayTone, plannedPercent } from '../rules/progress'
import { manHours } from '../rules/site'

/** What pages of projects show with. */
export function useScheduleTools() {
  const t = useTexts()
  const tools = usePageTools()
  /** `3 days late`, `on time`, `2 days ahead`; they are working days, which `workingDelay` says. */
  const delayText = (delay: number | undefined, group: 'delay' | 'workingDelay' = 'delay') => {
    if (delay === undefined) return t('delay.unknown')
    if (delay === 0) return t('delay.none')
    return delay > 0 ? t(`${group}.late`, { count: delay }) : t(`${group}.ahead`, { count: -delay })
  }
  /** A place by its distance from the site, else by its coordinates. */
  const placeText = (at: Point, project: Project | undefined) =>
    project?.point
      ? t('point.away', { distance: formatDistance(distanceBetween(at, project.point)) })
      : `${at.lng.toFixed(5)}, ${at.lat.toFixed(5)}`
  /** `16 people, 148 man-hours`; undefined on a day without a crew. */
  const crewText = ({ crew }: Pick<Daily, 'crew'>) =>
    crew.length === 0
      ? undefined
      : tools.say.list([
          t('daily.heads', { count: crew.reduce((sum, { heads }) => sum + heads, 0) }),
          t('daily.hours', { count: manHours(crew) }),
        ])
  const percent = (value: number) => `${Math.round(value * 10) / 10}%`
  return { t, ...tools, delayText, placeText, crewText, percent }
}

/** Sites have daily reports. */
export const isSite = ({ variant }: Project) => variant === 'yk'

/** Planned and actual percent and the delay of a project today. */
export function figuresOf(project: Project) {
  const today = days.today()
  const { phases } = project
  const delay = delayOf(project, today)
  return { planned: plannedPercent(phases, today), actual: actualPercent(phases), delay, tone: delayTone(delay) }
}

export const STATE_TONES = {
  planned: 'plain',
  running: 'brand',
  paused: 'warn',
  accepted: 'good',
  closed: 'plain',
} as const
export const TASK_TONES = { open: 'plain', doing: 'brand', done: 'good', blocked: 'risk' } as const
