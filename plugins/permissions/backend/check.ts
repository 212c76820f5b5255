import * as v from 'valibot'
import { type Day, days } from '#base/calendar'
import { day } from '#base/wire'
import { answer, type SimContext, type SimHandler, type SimRefusal, type Wire } from '#harness/backend/contract'
import { approversOf, isLastApprover } from '#harness/backend/core/approvers'
import { type Grant, grantKind } from '#harness/backend/core/grants'
import { isWithin, ORGANISATIONS } from '#harness/backend/core/organisations'
import { type FieldErrors, personOf, refusal, refuseFields } from '#harness/backend/kit'
import { ROLE_NAMES } from '#platform/core'
import { checkItems } from '../api'
import { type Period, periodError, piecesOf } from '../rules/period'
import { MOST_ITEMS } from '../rules/vocabulary'
import { canBeGivenUp } from './grants'
import { openOf, type SimItem } from './records'
import { PENDING, refuse } from './refuse'

/** Check of an application: the form requests it while it is filled in, and a submit follows the same rules. */

/** One item of a request: what is left of it and who decides, or why it is refused. */
export interface Judged {
  readonly items: readonly SimItem[]
  readonly approvers: readonly string[]
  /** Errors by field of the item (`error.<key>`). */
  readonly fields: FieldErrors
  readonly refused?: SimRefusal
}

const requested = v.object({
  roleName: v.picklist(ROLE_NAMES),
  orgCode: v.picklist(ORGANISATIONS.map(({ orgCode }) => orgCode)),
})
const period = v.object({ from: day, to: day })

const nothing = { items: [], approvers: [] } as const

/** Judges the items of a request in order. Throws 4000 unless there are 1 to 10. */
export function judge(items: unknown, context: SimContext): readonly Judged[] {
  if (!Array.isArray(items) || items.length === 0 || items.length > MOST_ITEMS) {
    throw refusal(4000, { fields: { items: 'items' } })
  }
  const wires: readonly Wire[] = items.map((item: unknown) => (typeof item === 'object' && item ? { ...item } : {}))
  const givenUp = wires.flatMap(({ grantId }) => (grantId === undefined ? [] : [String(grantId)]))
  const taken: SimItem[] = []
  return wires.map((wire, index) => {
    const isTwice = wire.grantId !== undefined && wires.findIndex(({ grantId }) => grantId === wire.grantId) < index
    if (isTwice) return { ...nothing, fields: { grantId: 'grant' } }
    const judged =
      wire.grantId === undefined ? judgeRequested(wire, taken, context) : judgeGivenUp(wire, givenUp, context)
    taken.push(...judged.items)
    return judged
  })
}

function judgeRequested(wire: Wire, taken: readonly SimItem[], context: SimContext): Judged {
  const [role, days_] = [v.safeParse(requested, wire), v.safeParse(period, wire)]
  const today = days.of(context.now)
  const wrong = days_.success ? periodError(String(wire.roleName), days_.output, today) : 'period'
  if (!role.success || !days_.success || wrong) {
    return { ...nothing, fields: { roleName: !role.success && 'role', to: wrong } }
  }
  const open = pendingPeriod({ ...role.output, ...days_.output }, context)
  if (open) return { ...nothing, fields: {}, refused: refuse.pending(open) }
  const pieces = piecesOf(days_.output, heldPeriods(role.output, taken, context), today)
  return decidedBy(
    pieces.map((piece) => ({ ...role.output, ...piece })),
    role.output,
    pieces.length === 0 ? refuse.held() : undefined,
    context,
  )
}

function judgeGivenUp({ grantId }: Wire, givenUp: readonly string[], context: SimContext): Judged {
  const grant = context.store.table(grantKind).get(String(grantId))
  if (grant?.loginName !== context.employee.loginName || !canBeGivenUp(grant, context)) {
    return { ...nothing, fields: { grantId: 'grant' } }
  }
  const { id, roleName, orgCode, from, to } = grant
  const last = isLastApprover(grant, givenUp, context) ? refuse.lastApprover(orgCode) : undefined
  return decidedBy([{ roleName, orgCode, from, to, grantId: id }], grant, last, context)
}

function decidedBy(
  items: readonly SimItem[],
  role: { readonly roleName: string; readonly orgCode: string },
  refused: SimRefusal | undefined,
  { store, employee, now }: SimContext,
): Judged {
  const approvers = approversOf(store.table(grantKind).values(), role, employee.loginName, now)
  const why = refused ?? (approvers.length === 0 ? refuse.nobody() : undefined)
  return { items: why ? [] : items, approvers, fields: {}, ...(why && { refused: why }) }
}

/** The period of an open application for the role, at the organisation or above, that overlaps the requested one. */
function pendingPeriod({ roleName, orgCode, from, to }: SimItem, context: SimContext): Period | undefined {
  const found = openOf(context, 'add')
    .flatMap(({ items }) => items)
    .find(
      (other) =>
        other.roleName === roleName && isWithin(orgCode, other.orgCode) && other.from <= to && other.to >= from,
    )
  return found && { from: found.from as Day, to: found.to as Day }
}

/** Periods in which the employee has the role, or asks for it in the same application, at the organisation or above. */
function heldPeriods(
  { roleName, orgCode }: { readonly roleName: string; readonly orgCode: string },
  taken: readonly SimItem[],
  context: SimContext,
): Period[] {
  const own = ({ loginName, revoked }: Grant) => loginName === context.employee.loginName && !revoked
  const held: readonly SimItem[] = [...[...context.store.table(grantKind).values()].filter(own), ...taken]
  return held
    .filter((other) => other.roleName === roleName && isWithin(orgCode, other.orgCode))
    .map(({ from, to }) => ({ from: from as Day, to: to as Day }))
}

/** Throws the field errors of all items as `items.<n>.<field>`, else the first refusal. */
export function refuseJudged(judged: readonly Judged[], more: FieldErrors): void {
  const fields = judged.flatMap((each, index) =>
    Object.entries(each.fields).map(([name, error]) => [`items.${index}.${name}`, error] as const),
  )
  refuseFields({ ...Object.fromEntries(fields), ...more })
  const refused = judged.find((each) => each.refused)?.refused
  if (refused) throw refused
}

const codeOf = ({ fields, refused }: Judged) =>
  refused?.code ?? (Object.values(fields).some(Boolean) ? 4000 : undefined)

export const checkHandler: SimHandler = answer(checkItems, ({ items }, context) =>
  judge(items, context).map((each) => ({
    pieces: each.items.map(({ from, to }) => ({ from, to })),
    approvers: each.approvers.map((loginName) => personOf(context, loginName)),
    code: codeOf(each),
    ...(each.refused?.code === PENDING && { pending: each.refused.data }),
  })),
)
