import { DAY, daysBetween, startOfDay } from '#base/calendar'
import type { SimContext } from '#harness/backend/contract'
import { type MessageDraft, notify, received, remind } from '#harness/backend/kit'
import { OPPORTUNITY_WARNING } from '../rules/returnDate'
import { backInPool, isOwned, leads } from './leads'
import { leadKind, type SimLead } from './records'
import { returnAt } from './view'

/** Messages about leads (domain/leads.md 6), and the nightly return to the pool, which they announce. */

const MINUTE = 60_000
/** A next step is announced so long before. ms */
const AHEAD = 30 * MINUTE
/** Time of day of notices about late leads and imminent returns. ms */
const MORNING = 8.5 * 60 * MINUTE
/** Time of day of the return. ms */
const NIGHT = 30 * MINUTE
/** Period from the warning in which a manager who was away is still notified of an opportunity. Days */
const WARNED_FOR = 7
/** Days before a lead's return on which its owner is notified. */
const RETURN_NOTICES: readonly number[] = [7, 3, 1]

export type Change =
  | 'advance'
  | 'edit'
  | 'discard'
  | 'changeReason'
  | 'returnToPool'
  | 'take'
  | 'assign'
  | 'share'
  | 'facts'
  | 'place'

type Title = MessageDraft['title']

/** A message about a lead. */
function about(
  { clueId, name }: SimLead,
  type: `clue.${string}`,
  title: Title,
  more: Readonly<Record<string, string>>,
): MessageDraft {
  const params = { id: clueId, clueId, name, ...more }
  return { category: 'lead', type, level: 'normal', title, subject: { kind: leadKind.name, id: clueId, name }, params }
}

function notifyReaders(
  lead: SimLead,
  readers: readonly string[],
  type: `clue.${string}`,
  title: Title,
  more: Readonly<Record<string, string>>,
  context: SimContext,
) {
  notify(readers, about(lead, type, title, more), context)
}

/** Its English name, if it has one. */
const enOf = ({ name, nameEn = name }: SimLead) => nameEn

/** Notifies the new owner. */
export function notifyAssigned(lead: SimLead, context: SimContext): void {
  const { owner, name } = lead
  if (owner === undefined || owner === context.employee.loginName) return
  const title = { en: `{name} assigned ${enOf(lead)} to you`, zh: `{name}将${name}分配给您` }
  notifyReaders(lead, [owner], 'clue.assigned', title, {}, context)
}

/** Who hears of a change: owner, collaborators and followers. A new owner is notified otherwise. */
function readersOf(lead: SimLead, { owner, collaborators = [], followers = [] }: SimLead): Set<string> {
  return new Set([...(owner ? [owner] : []), ...collaborators, ...(lead.collaborators ?? []), ...followers])
}

const changedTitle = (lead: SimLead): Title => ({ en: `${enOf(lead)} was changed`, zh: `${lead.name}有变动` })

/** Notifies those concerned of a change, except whoever made it. */
export function notifyChanged(lead: SimLead, before: SimLead, change: Change, context: SimContext): void {
  const readers = readersOf(lead, before)
  readers.delete(context.employee.loginName)
  notifyReaders(lead, [...readers], 'clue.changed', changedTitle(lead), { change }, context)
}

/** Notifies those concerned of a lead that has returned by itself: also whoever asks first, and as the server. */
function notifyReturned(lead: SimLead, before: SimLead, context: SimContext): void {
  const draft = about(lead, 'clue.changed', changedTitle(lead), { change: 'returnToPool' })
  for (const reader of readersOf(lead, before)) notify([reader], { ...draft, by: reader }, context)
}

/** Reminds the owner of the next step, on behalf of a manager; once a day. */
export function notifyReminded(lead: SimLead & { readonly owner: string }, context: SimContext): void {
  const title = { en: `{name} reminds you of ${enOf(lead)}`, zh: `{name}提醒您跟进${lead.name}` }
  remind(lead.owner, about(lead, 'clue.followUpDue', title, {}), context)
}

/** Notifies the author of a check-in of the manager's decision. */
export function notifyReviewed(by: string, lead: SimLead, decision: 'accept' | 'reject', context: SimContext): void {
  const [en, zh] = decision === 'accept' ? ['accepted', '已通过'] : ['not accepted', '未通过']
  const title = { en: `Your check-in at ${enOf(lead)} was ${en}`, zh: `您在${lead.name}的打卡${zh}` }
  notifyReaders(lead, [by], 'clue.changed', title, { change: `checkIn.${decision}` }, context)
}

/** A due notice about a lead: the change, its subject (notified once), and the title. */
type Due = readonly [change: 'slow' | 'soon' | 'late' | 'returns', of: string, title: Title]

function dueOf(lead: SimLead, context: SimContext): Due[] {
  const { name, stage, steps, nextStep } = lead
  const { employee, now } = context
  const [en, today, due] = [enOf(lead), startOfDay(now), [] as Due[]]
  const since = stage === 'opportunity' && steps.at(-1)?.at
  if (since && context.can('lead.assign', lead.orgCode, 'any')) {
    const days = daysBetween(new Date(since), now)
    const zh = `商机已停留 ${OPPORTUNITY_WARNING} 天：${name}`
    if (days >= OPPORTUNITY_WARNING && days < OPPORTUNITY_WARNING + WARNED_FOR)
      due.push(['slow', since, { en: `For ${OPPORTUNITY_WARNING} days an opportunity: ${en}`, zh }])
  }
  if (lead.owner !== employee.loginName) return due
  const day = new Date(today).toISOString()
  const ahead = nextStep && Date.parse(nextStep.at) - now.getTime()
  if (nextStep && ahead !== undefined && ahead > 0 && ahead <= AHEAD)
    due.push(['soon', nextStep.at, { en: `In 30 minutes: ${en}`, zh: `30 分钟后：${name}` }])
  if (now.getTime() < today + MORNING) return due
  if (nextStep && Date.parse(nextStep.at) < today) due.push(['late', day, { en: `Late: ${en}`, zh: `已逾期：${name}` }])
  const back = returnAt(lead)
  const left = back === undefined ? undefined : daysBetween(now, new Date(back))
  if (left !== undefined && RETURN_NOTICES.includes(left)) {
    const inDays = `in ${left} ${left === 1 ? 'day' : 'days'}`
    due.push(['returns', day, { en: `${en} returns to the pool ${inDays}`, zh: `${name}将在 ${left} 天后退回公海` }])
  }
  return due
}

/** Sends the employee's messages that are due, each once, after the leads that return tonight are back in the pool. */
export function sendDueOfLeads(context: SimContext): void {
  returnOverdue(context)
  const { store, employee } = context
  const isNotified = new Set(
    received('clue.followUpDue', context).map(({ params }) => `${params?.clueId} ${params?.change} ${params?.of}`),
  )
  for (const lead of store.table(leadKind).values()) {
    for (const [change, of, title] of isOwned(lead) ? dueOf(lead, context) : [])
      if (!isNotified.has(`${lead.clueId} ${change} ${of}`))
        notifyReaders(lead, [employee.loginName], 'clue.followUpDue', title, { change, of }, context)
  }
}

/** The job of 0:30: leads whose day is over return to the pool. The last owner cannot take them for a week. */
function returnOverdue(context: SimContext): void {
  const { store, now } = context
  for (const lead of store.table(leadKind).values()) {
    const back = returnAt(lead)
    if (back === undefined) continue
    const night = Date.parse(back) + DAY + NIGHT
    if (now.getTime() < night) continue
    const change = backInPool(lead, '超过保护期自动退回', new Date(night).toISOString())
    notifyReturned(leads.change(lead, change, context), lead, context)
  }
}
