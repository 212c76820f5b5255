import { days } from '#base/calendar'
import { usePageTools } from '#ui/components'
import type { Project } from '../api'
import { useTexts } from '../plugin'
import { actualPercent, delayOf, delayTone, plannedPercent } from '../rules/progress'

/** What pages of projects show with. */
export function useScheduleTools() {
  const t = useTexts()
  const tools = usePageTools()
  /** `3 days late`, `on time`, `2 days ahead` */
  const delayText = (delay: number | undefined) => {
    if (delay === undefined) return t('delay.unknown')
    if (delay === 0) return t('delay.none')
    return delay > 0 ? t('delay.late', { count: delay }) : t('delay.ahead', { count: -delay })
  }
  return { t, ...tools, delayText, percent: (value: number) => `${Math.round(value * 10) / 10}%` }
}

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
