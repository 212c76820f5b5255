import { DAY, days, momentOf } from '#base/calendar'
import type { SimContext } from '#harness/backend/contract'
import { notify, received } from '#harness/backend/kit'
import { MANAGER_AFTER, minutesReminders, visitReminders } from '../rules/times'
import {
  arrivedAt,
  foundAt,
  leftAt,
  needKind,
  peopleOf,
  type SimNeed,
  type SimVisit,
  stateOf,
  visitKind,
} from './records'

/** Messages about visits and needs (domain/visits.md 6). */

type Params = Readonly<Record<string, string>> & { readonly id: string }
type Title = { readonly en: string; readonly zh: string }

function send(
  type: `visit.${string}` | `need.${string}`,
  readers: readonly string[],
  title: Title,
  params: Params,
  context: SimContext,
) {
  const { name: kind } = type.startsWith('need.') ? needKind : visitKind
  const subject = { kind, id: params.id }
  const category = kind === needKind.name ? 'todo' : 'visit'
  notify(readers, { category, type, level: 'normal', title, subject, params }, context)
}

const paramsOf = ({ id, name }: SimVisit) => ({ id, visitId: id, name })
const enOf = ({ name, nameEn = name }: SimVisit) => nameEn

/** Notifies participants who were not there before. */
export function notifyInvited(visit: SimVisit, before: readonly string[], context: SimContext): void {
  const title = { en: `{name} invites you to visit ${enOf(visit)}`, zh: `{name}邀请您陪同拜访${visit.name}` }
  const readers = peopleOf(visit).filter((each) => each !== context.employee.loginName && !before.includes(each))
  send('visit.invited', readers, title, paramsOf(visit), context)
}

export type VisitChange = 'time' | 'place' | 'cancelled'

/** Notifies everybody else who comes. */
export function notifyChanged(visit: SimVisit, change: VisitChange, context: SimContext): void {
  const [en, zh] = {
    time: ['has another time', '时间有变'],
    place: ['is at another place', '地点有变'],
    cancelled: ['was cancelled', '已取消'],
  }[change] as [string, string]
  const title = { en: `The visit to ${enOf(visit)} ${en}`, zh: `对${visit.name}的拜访${zh}` }
  const readers = peopleOf(visit).filter((each) => each !== context.employee.loginName)
  send('visit.changed', readers, title, paramsOf(visit), context)
}

/** Notifies the author of a check-in of the manager's decision. */
export function notifyReviewed(by: string, visit: SimVisit, decision: 'accept' | 'reject', context: SimContext): void {
  const [en, zh] = decision === 'accept' ? ['accepted', '已通过'] : ['not accepted', '未通过']
  const title = { en: `Your check-in at ${enOf(visit)} was ${en}`, zh: `您在${visit.name}的打卡${zh}` }
  send('visit.changed', [by], title, paramsOf(visit), context)
}

/** Notifies the owner of a need, unless it is their own. */
export function notifyAssigned(need: SimNeed, visit: SimVisit, context: SimContext): void {
  if (need.owner === context.employee.loginName) return
  const title = { en: `{name} asks you to see to a need of ${enOf(visit)}`, zh: `{name}请您跟进${visit.name}的需求` }
  send('need.assigned', [need.owner], title, { ...paramsOf(visit), id: need.id }, context)
}

/** What is due: its type, record, the time that it was announced for, and the title. */
interface Due {
  readonly type: 'visit.due' | 'need.due'
  readonly params: Params
  readonly at: Date
  readonly title: Title
}

function dueOfVisit(visit: SimVisit, context: SimContext): Due[] {
  const state = stateOf(visit, context)
  const due = (at: Date, en: string, zh: string): Due => ({
    type: 'visit.due',
    params: paramsOf(visit),
    at,
    title: { en: `${en}: ${enOf(visit)}`, zh: `${zh}：${visit.name}` },
  })
  if (state === 'planned')
    return visitReminders({ from: new Date(visit.from) }).map((at) => due(at, 'Visit', '即将拜访'))
  if (state === 'missed') return [due(new Date(Date.parse(visit.to) + DAY), 'Nobody came', '未赴约')]
  if (state !== 'toWrite') return []
  const left = leftAt(visit, context) ?? arrivedAt(visit, context) ?? visit.to
  return minutesReminders(new Date(left)).map((at) => due(at, 'Minutes to write', '待补记拜访纪要'))
}

function dueOfNeed(need: SimNeed, context: SimContext): Due[] {
  const { employee, can } = context
  if (need.state !== 'open' && need.state !== 'doing') return []
  const visit = foundAt(need, context)
  const isManager = need.owner !== employee.loginName && can('visit.write', visit.orgCode, 'any')
  if (need.owner !== employee.loginName && !isManager) return []
  const day = days.add(need.dueAt as ReturnType<typeof days.of>, isManager ? MANAGER_AFTER : 0)
  const title = isManager
    ? { en: `A need of ${enOf(visit)} is late`, zh: `${visit.name}的需求已逾期` }
    : { en: `A need of ${enOf(visit)} is due`, zh: `${visit.name}的需求今日到期` }
  return [{ type: 'need.due', params: { ...paramsOf(visit), id: need.id }, at: momentOf(day, 9), title }]
}

/** Reminders of an earlier day are over. ms */
const FRESH = DAY

/** Sends the employee's reminders that are due, each once. */
export function sendDueOfVisits(context: SimContext): void {
  const { store, employee, now } = context
  const sent = new Set(
    (['visit.due', 'need.due'] as const).flatMap((type) =>
      received(type, context).map(({ params }) => `${type} ${params?.id} ${params?.of}`),
    ),
  )
  const own = [...store.table(visitKind).values()].filter(({ owner }) => owner === employee.loginName)
  const all = [
    ...own.flatMap((visit) => dueOfVisit(visit, context)),
    ...[...store.table(needKind).values()].flatMap((need) => dueOfNeed(need, context)),
  ]
  for (const { type, params, at, title } of all) {
    const of = at.toISOString()
    const wait = now.getTime() - at.getTime()
    if (wait < 0 || wait >= FRESH || sent.has(`${type} ${params.id} ${of}`)) continue
    send(type, [employee.loginName], title, { ...params, of }, context)
  }
}
