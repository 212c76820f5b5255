import { asDay, days } from '#base/calendar'
import type { SimContext } from '#harness/backend/contract'
import { decidersOf, type MessageDraft, messagesAbout, received } from '#harness/backend/kit'
import { isLate, stepDays } from '../rules/period'
import type { Action, State } from '../rules/vocabulary'
import { centerKind, requestKind, requests, type SimRequest, sinceOf, todayOf } from './records'

/** Messages about requests and centers (domain/cost-center.md 5). */

/** Days before its end from which on the responsible person of a center is notified. */
const ENDING_NOTICE = 30

const send = messagesAbout(
  requestKind,
  { category: 'approval', level: 'important' },
  ({ kind, name, code, state }: SimRequest) => ({ kind, name, code, step: state }),
)

const DECIDERS: Readonly<Partial<Record<State, string>>> = { step1: 'manager', step2: 'finance' }

/**
 * Who decides on the present step: the nearest managers upwards but the applicant, then finance; the applicant too if
 * finance has nobody else, because the request would wait for ever.
 */
export function approversOf(
  { state, orgCode, by }: Pick<SimRequest, 'state' | 'orgCode' | 'by'>,
  context: SimContext,
): readonly string[] {
  const role = DECIDERS[state]
  if (role === undefined) return []
  const decide = (sender: string) =>
    decidersOf({ right: 'center.approve', orgCode, sender, role, isNearest: true }, context)
  const others = decide(by)
  return others.length === 0 && state === 'step2' ? decide('') : others
}

export function notifyApprovers(request: SimRequest, context: SimContext): void {
  const title = { en: `{name} requests the center ${request.name}`, zh: `{name}申请中心“${request.name}”，待您审批` }
  send(request, approversOf(request, context), { type: 'center.toApprove', title, by: request.by }, context)
}

/** What became of a center, by what was requested. */
const BECAME: Readonly<Record<Action, MessageDraft['title']>> = {
  new: { en: 'is set up', zh: '已生效' },
  change: { en: 'was changed', zh: '已变更' },
  close: { en: 'will be closed', zh: '将关闭' },
}

export function notifyDecided(request: SimRequest, context: SimContext): void {
  const { name, state, by, responsible, action } = request
  const title =
    state === 'returned'
      ? { en: `{name} returned your request for ${name}`, zh: `{name}退回了中心“${name}”的申请` }
      : state === 'step2'
        ? { en: `{name} approved ${name}: finance is next`, zh: `{name}通过了中心“${name}”的申请，待财务审批` }
        : { en: `{name} approved your request for ${name}`, zh: `{name}通过了中心“${name}”的申请` }
  send(request, [by], { type: 'center.decided', title }, context)
  if (state !== 'done') return
  const became = { en: `The center ${name} ${BECAME[action].en}`, zh: `中心“${name}”${BECAME[action].zh}` }
  send(request, responsible ? [by, responsible] : [by], { type: 'center.done', title: became }, context)
}

/** Reminds the employee of each step that takes too long, once (domain/cost-center.md 3). */
function remindApprover(context: SimContext): void {
  const { store, employee, now } = context
  const sent = received('center.toApprove', context)
  for (const request of store.table(requestKind).values()) {
    const since = sinceOf(request)
    if (!since || !isLate(since, now) || !approversOf(request, context).includes(employee.loginName)) continue
    const isReminded = sent.some(({ params, at }) => params?.id === request.requestId && isLate(since, new Date(at)))
    if (isReminded) continue
    const count = stepDays(since, now)
    const title = {
      en: `Waiting for ${count} working days: center ${request.name}`,
      zh: `中心“${request.name}”的申请已等待 ${count} 个工作日`,
    }
    send(request, [employee.loginName], { type: 'center.toApprove', title }, context)
  }
}

/** Sends the employee's messages of today: about steps that take too long, and centers that end within 30 days. */
export function notifyDue(context: SimContext): void {
  remindApprover(context)
  notifyEnding(context)
}

function notifyEnding(context: SimContext): void {
  const { store, employee } = context
  const sent = received('center.ending', context)
  for (const { code, name, kind, to, responsible } of store.table(centerKind).values()) {
    const end = asDay(to ?? '')
    if (!end || responsible !== employee.loginName) continue
    const left = days.between(todayOf(context), end)
    // Once; again if its last day has moved since.
    const isTold = sent.some(({ params }) => params?.code === code && params.to === to)
    if (left < 0 || left > ENDING_NOTICE || isTold) continue
    // The latest one that they can open: the center may have been changed since it was set up.
    const [request] = [...requests.all(context)].filter((each) => each.code === code && each.state === 'done').reverse()
    const title = { en: `The center ${name} ends on ${to}`, zh: `中心“${name}”将于 ${to} 到期` }
    const message = { type: 'center.ending', title, params: { to } }
    if (request) send({ ...request, kind, name }, [responsible], message, context)
  }
}
