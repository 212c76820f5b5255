import type { SimContext } from '#harness/backend/contract'
import { messageKind, sendMessage } from '#harness/backend/core/messages'
import { personOf } from '#harness/backend/kit'
import { DAY, daysBetween, startOfDay } from '#src/calendar'
import { OPPORTUNITY_WARNING } from '../rules/returnDate'
import { leads } from './leads'
import { leadKind, type SimLead } from './records'
import { returnAt } from './view'

/** Messages about leads (domain/leads.md 6), and the nightly return to the pool, which they announce. */

const MINUTE = 60_000
/** A next step is announced so long before. ms */
const AHEAD = 30 * MINUTE
/** Time of day of what is late or returns soon. ms */
const MORNING = 8.5 * 60 * MINUTE
/** Time of day of the return. ms */
const NIGHT = 30 * MINUTE
/** For so many days from its warning on a manager who was away is still told of an opportunity. */
const WARNED_FOR = 7
/** Days before its return on which the owner is told. */
const RETURN_TOLD: readonly number[] = [7, 3, 1]

type Change = 'advance' | 'edit' | 'discard' | 'changeReason' | 'returnToPool' | 'assign'

interface Words {
  readonly en: string
  readonly zh: string
}

function send(context: SimContext, to: string, type: string, lead: SimLead, title: Words, more: object = {}) {
  const { employee, now } = context
  sendMessage(
    {
      to,
      category: 'lead',
      type,
      level: 'normal',
      title,
      params: {
        type,
        id: lead.clueId,
        clueId: lead.clueId,
        name: lead.name,
        at: now.toISOString(),
        by: employee.loginName,
        ...more,
      },
    },
    context,
  )
}

const nameEn = ({ name, nameEn: english }: SimLead) => english ?? name

/** Tells the new owner. */
export function tellAssigned(lead: SimLead, context: SimContext): void {
  const { owner } = lead
  if (owner === undefined || owner === context.employee.loginName) return
  const { userName, userNameEn } = personOf(context, context.employee.loginName)
  send(context, owner, 'clue.assigned', lead, {
    en: `${userNameEn} assigned ${nameEn(lead)} to you`,
    zh: `${userName}将${lead.name}分配给您`,
  })
}

/** Tells owner, collaborators and followers of a change, except whoever made it. */
export function tellChanged(lead: SimLead, before: SimLead, change: Change, context: SimContext): void {
  const { owner, collaborators = [], followers = [] } = before
  const readers = new Set([...(owner ? [owner] : []), ...collaborators, ...followers])
  readers.delete(context.employee.loginName)
  for (const to of readers)
    send(context, to, 'clue.changed', lead, { en: `${nameEn(lead)} was changed`, zh: `${lead.name}有变动` }, { change })
}

/** Tells whoever checked in what a manager decided about it. */
export function tellReviewed(by: string, lead: SimLead, decision: 'accept' | 'reject', context: SimContext): void {
  const title =
    decision === 'accept'
      ? { en: `Your check-in at ${nameEn(lead)} was accepted`, zh: `您在${lead.name}的打卡已通过` }
      : { en: `Your check-in at ${nameEn(lead)} was not accepted`, zh: `您在${lead.name}的打卡未通过` }
  send(context, by, 'clue.changed', lead, title, { change: `checkIn.${decision}` })
}

/** Sends the employee's messages that are due, each once, after the leads that return tonight are back in the pool. */
export function sendDueOfLeads(context: SimContext): void {
  returnOverdue(context)
  const { store, employee, now } = context
  const me = employee.loginName
  const told = new Set(
    [...store.table(messageKind).values()]
      .filter(({ to, type }) => to === me && type === 'clue.followUpDue')
      .map(({ params }) => `${params?.clueId} ${params?.change} ${params?.of}`),
  )
  const today = startOfDay(now)
  const tell = (lead: SimLead, change: string, of: string, title: Words) => {
    if (told.has(`${lead.clueId} ${change} ${of}`)) return
    send(context, me, 'clue.followUpDue', lead, title, { change, of })
  }
  for (const lead of store.table(leadKind).values()) {
    if (lead.state !== 'owned') continue
    const since = lead.stage === 'opportunity' && lead.steps[lead.steps.length - 1]?.at
    if (since && context.can('lead.assign', lead.orgCode, 'any')) {
      const days = daysBetween(new Date(since), now)
      if (days >= OPPORTUNITY_WARNING && days < OPPORTUNITY_WARNING + WARNED_FOR)
        tell(lead, 'slow', since, {
          en: `For ${OPPORTUNITY_WARNING} days an opportunity: ${nameEn(lead)}`,
          zh: `商机已停留 ${OPPORTUNITY_WARNING} 天：${lead.name}`,
        })
    }
    if (lead.owner !== me) continue
    const at = lead.nextStep && Date.parse(lead.nextStep.at)
    const day = new Date(today).toISOString()
    if (lead.nextStep && at !== undefined && at > now.getTime() && at - now.getTime() <= AHEAD)
      tell(lead, 'soon', lead.nextStep.at, {
        en: `In 30 minutes: ${nameEn(lead)}`,
        zh: `30 分钟后：${lead.name}`,
      })
    if (now.getTime() < today + MORNING) continue
    if (at !== undefined && at < today)
      tell(lead, 'late', day, { en: `Late: ${nameEn(lead)}`, zh: `已逾期：${lead.name}` })
    const back = returnAt(lead)
    const left = back === undefined ? undefined : daysBetween(now, new Date(back))
    if (left !== undefined && RETURN_TOLD.includes(left))
      tell(lead, 'returns', day, {
        en: `${nameEn(lead)} returns to the pool in ${left} ${left === 1 ? 'day' : 'days'}`,
        zh: `${lead.name}将在 ${left} 天后退回公海`,
      })
  }
}

/** The job of 0:30: leads whose day is over go back to the pool. The last owner cannot take them for a week. */
export function returnOverdue(context: SimContext): void {
  const { store, now } = context
  for (const lead of store.table(leadKind).values()) {
    const back = lead.state === 'owned' ? returnAt(lead) : undefined
    if (back === undefined) continue
    const night = Date.parse(back) + DAY + NIGHT
    if (now.getTime() < night) continue
    const { owner, lost } = lead
    leads.change(
      lead,
      {
        state: 'pool',
        owner: undefined,
        collaborators: undefined,
        nextStep: undefined,
        takenAt: undefined,
        returnReason: '超过保护期自动退回',
        ...(owner !== undefined && { lost: { ...lost, [owner]: new Date(night).toISOString() } }),
      },
      context,
    )
  }
}
