import { formatDay, timeOfDay } from '#base/calendar'
import { useLanguage } from '#platform/i18n'
import { usePageTools } from '#ui/components'
import type { Need, Visit } from '../api'
import { useTexts } from '../plugin'

/** What pages of visits show with. */
export function useVisitTools() {
  const t = useTexts()
  const language = useLanguage()
  const tools = usePageTools()
  return {
    t,
    language,
    ...tools,
    /** `14:30–15:30` */
    hours: ({ from, to }: Pick<Visit, 'from' | 'to'>) => `${timeOfDay(from, language)}–${timeOfDay(to, language)}`,
    /** `Fri 20 Nov` */
    date: (at: Date) => formatDay(at, language),
  }
}

export const VISIT_TONES = {
  planned: 'brand',
  ongoing: 'good',
  toWrite: 'warn',
  done: 'plain',
  missed: 'risk',
  cancelled: 'plain',
} as const

export const NEED_TONES = { open: 'warn', doing: 'brand', done: 'good', dropped: 'plain' } as const

export const isOpenNeed = ({ state }: Need): boolean => state === 'open' || state === 'doing'
