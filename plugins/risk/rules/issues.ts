import { type Day, days } from '#base/calendar'
import { choice, list as codeList, defineFields, ref, text } from '#base/fields'
import { by, defineFilters, flag, list, optional, recordId, string } from '#base/wire'
import { CAUSES, ISSUE_STATES } from './vocabulary'

/** Issues: what stands behind warnings, with the steps that are taken (domain/risk.md 1). */

/** Days within which an issue is settled. */
export const MOST_DAYS = 90

const wordsField = text({ required: true, least: 5, most: 500, message: 'error.note' })

const about = {
  cause: choice(CAUSES, { required: true, message: 'error.cause' }),
  title: text({ required: true, least: 4, most: 60, message: 'error.title' }),
  warningIds: codeList(),
}
/** By the clock of the phone or the server. */
const dueBy = (today: () => Day) => ({
  due: text({
    required: true,
    check: (day) => day >= today() && day <= days.add(today(), MOST_DAYS),
    message: 'error.due',
  }),
})

/** The form of a new issue. */
export const issueFields = defineFields({
  ...about,
  ...dueBy(days.today),
  customer: ref({ required: true, message: 'error.customer' }),
})
/** The same on the wire, where the customer is its id. */
export const sentIssue = (today: () => Day) =>
  defineFields({ ...about, ...dueBy(today), custId: text({ required: true, message: 'error.customer' }) })

/** A step that was taken. */
export const stepFields = defineFields({ text: wordsField })
/** Why an issue gets another state. */
export const stateFields = defineFields({ reason: wordsField })

export const issueFilters = defineFilters({ state: by.word(ISSUE_STATES), cause: by.word(CAUSES), custId: by.record })
/** Search parameters of /gasRiskIssues; `id`: the issue that is open, `add`: the form of a new one. */
export const issueSearch = {
  ...issueFilters.entries,
  id: optional(recordId),
  add: optional(flag),
  name: optional(string),
  warnings: optional(list),
}
