import { formatWeekday, timeOfDay } from '#src/calendar'
import type { Language } from '#src/i18n'
import { NEXT_STEP_KINDS } from '../../rules/vocabulary'
import type { LeadTexts } from '../../texts'
import { codeText } from '../words'
import type { WhyNow } from './whyNow'

/** Text of a `WhyNow`. */
export function whyText(why: WhyNow, t: LeadTexts, language: Language, now: Date): string {
  switch (why.kind) {
    case 'late':
      return t('why.late', { step: codeText(t, 'step', NEXT_STEP_KINDS, why.step), count: why.days })
    case 'today':
      return t('why.today', { step: codeText(t, 'step', NEXT_STEP_KINDS, why.step), time: timeOfDay(why.at) })
    case 'planned':
      return t('why.planned', {
        step: codeText(t, 'step', NEXT_STEP_KINDS, why.step),
        day: formatWeekday(why.at, language, now),
      })
    case 'returns':
      return why.days === 0 ? t('why.returnsToday') : t('why.returns', { count: why.days })
    case 'noStep':
      return t('why.noStep')
  }
}

/** Colour tone of the text; never the only signal, since an icon is shown beside it. */
export function whyTone(why: WhyNow): 'risk' | 'warn' | 'plain' {
  if (why.kind === 'late') return 'risk'
  if (why.kind === 'today' || (why.kind === 'returns' && why.pressing)) return 'warn'
  return 'plain'
}
