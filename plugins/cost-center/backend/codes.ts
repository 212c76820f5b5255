import { days } from '#base/calendar'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { needRight, refusal, textOf } from '#harness/backend/kit'
import { checkCode, nextCode } from '../api'
import { codeOf, foldedName, nextSerial } from '../rules/code'
import { isValidOn } from '../rules/period'
import { KINDS, type Kind, RESERVED } from '../rules/vocabulary'
import { centerKind, requestKind, type SimRequest, todayOf } from './records'
import { refuse } from './refuse'

/** Codes and names of centers: which are free, and the next code (domain/cost-center.md 3). */

/** A request holds its code from its submit on, for 30 days; an open one that is decided on holds it until then. */
function isReserving({ state, course }: SimRequest, { now }: SimContext): boolean {
  if (state === 'step1' || state === 'step2') return true
  const submitted = course.filter(({ act }) => act === 'submit').slice(-1)[0]
  if (state !== 'returned' || !submitted) return false
  return days.between(days.of(new Date(submitted.at)), days.of(now)) < RESERVED
}

/** Who has a code: a center, or a request that has reserved it; `own` is free to itself. */
export function holderOf(code: string, own: string | undefined, context: SimContext): string | undefined {
  const center = context.store.table(centerKind).get(code)
  if (center) return center.name
  for (const request of context.store.table(requestKind).values()) {
    const isOther = request.requestId !== own && request.action === 'new'
    if (isOther && request.code === code && isReserving(request, context)) return request.name
  }
  return undefined
}

/**
 * True if another open request or valid center of the organisation and kind has the name; `own.code`: of the center that
 * is changed, whose other requests keep its name.
 */
export function isNameTaken(
  { name, orgCode, kind }: Pick<SimRequest, 'name' | 'orgCode' | 'kind'>,
  own: { readonly id?: string | undefined; readonly code?: string | undefined },
  context: SimContext,
): boolean {
  const folded = foldedName(name)
  const today = todayOf(context)
  const isSame = (other: { readonly name: string; readonly orgCode: string; readonly kind: Kind }) =>
    other.orgCode === orgCode && other.kind === kind && foldedName(other.name) === folded
  for (const center of context.store.table(centerKind).values())
    if (center.code !== own.code && isSame(center) && (isValidOn(center, today) || center.from > today)) return true
  for (const request of context.store.table(requestKind).values()) {
    const isOpen = request.state === 'step1' || request.state === 'step2' || request.state === 'returned'
    const isAboutSame = request.action !== 'new' && request.centerCode === own.code
    if (isOpen && !isAboutSame && request.requestId !== own.id && isSame(request)) return true
  }
  return false
}

/** The next code; undefined without a serial left. */
function nextFree(kind: Kind, orgCode: string, { store }: SimContext): string | undefined {
  const codes = [
    ...[...store.table(centerKind).values()].map(({ code }) => code),
    ...[...store.table(requestKind).values()].filter(({ course }) => course.length > 0).map(({ code }) => code),
  ]
  return codeOf(kind, orgCode, nextSerial(codes, kind, orgCode))
}

/** The next code; 5304 without a serial left. */
export function freeCode(kind: Kind, orgCode: string, context: SimContext): string {
  const code = nextFree(kind, orgCode, context)
  if (code === undefined) throw refuse.noSerial()
  return code
}

function wanted({ kind, org }: Wire, context: SimContext) {
  needRight(context, 'center.apply')
  const known = KINDS.find((each) => each === kind)
  if (!known || textOf(org) === '') throw refusal(4000, { fields: { [known ? 'org' : 'kind']: 'required' } })
  return { kind: known, orgCode: textOf(org) }
}

export const codeHandlers: readonly SimHandler[] = [
  answer(nextCode, (wire, context) => {
    const { kind, orgCode } = wanted(wire, context)
    return { code: freeCode(kind, orgCode, context) }
  }),
  answer(checkCode, (wire, context) => {
    const { kind, orgCode } = wanted(wire, context)
    const [code, name, id] = [textOf(wire.code), textOf(wire.name), textOf(wire.id) || undefined]
    const takenBy = code === '' ? undefined : holderOf(code, id, context)
    const nameTaken = name !== '' && isNameTaken({ name, orgCode, kind }, { id, code }, context)
    return { ok: takenBy === undefined && !nameTaken, code: nextFree(kind, orgCode, context), takenBy, nameTaken }
  }),
]
