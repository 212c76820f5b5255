import { formatWeekday, fromField } from '#base/calendar'
import { joinList } from '#base/wire'
import { comparedTexts, currentBy } from '#kit/records'
import type { RequestOf } from '#platform/http'
import { codeText, currentLanguage, listIn } from '#platform/i18n'
import { type saveVisit, visit } from '../api'
import { text } from '../plugin'
import type { PlanValues } from '../rules/fields'
import { planOf, waitingPlan } from './forms'

/** What two versions of a plan are compared by, in the form and for an entry of the outbox. */

export function timesOf({ from, to }: PlanValues): string {
  const begin = fromField(from)
  return begin ? `${formatWeekday(begin, currentLanguage())} ${from.slice(-5)}–${to.slice(-5)}` : ''
}

// What waits has no words in English: names and place are compared as they were entered.
const compared = {
  from: timesOf,
  place: ({ place }) => place?.address ?? '',
  purpose: ({ purpose }) => codeText(text, 'purpose', purpose),
  contacts: ({ contacts }) =>
    listIn(
      contacts.map(({ name }) => name),
      currentLanguage(),
    ),
  participants: ({ participants }) => joinList(participants.map(({ id }) => id)),
} as const satisfies Partial<Record<keyof PlanValues, (values: PlanValues) => string>>

/** For the outbox: what waits beside the present version. */
export function comparePlan(mine: RequestOf<typeof saveVisit>, raw: unknown) {
  const theirs = currentBy(visit)(raw)
  return theirs && comparedTexts(compared, waitingPlan(mine), planOf(theirs), { participants: 'people' })
}
