import { type Day, days } from '#base/calendar'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import { employeeKind } from '#harness/backend/core/employees'
import { isWithin } from '#harness/backend/core/organisations'
import {
  decisionMoves,
  definedFields,
  enteredBy,
  type FieldErrors,
  fieldErrors,
  issueTicket,
  listHandler,
  organisationOf,
  personOf,
  picked,
  readHandler,
  refusal,
  refuseFields,
  refuseSecond,
  removed,
  restoreHandler,
  simMoves,
  stepNow,
  textOf,
  where,
} from '#harness/backend/kit'
import {
  decideRequest,
  deleteRequest,
  getCenter,
  getRequest,
  launchRequest,
  listCenters,
  listRequests,
  restoreRequest,
  saveRequest,
  submitRequest,
  withdrawRequest,
} from '../api'
import { codeError, companyOf } from '../rules/code'
import { decisionFields, errorsAcross, requestFields } from '../rules/fields'
import { centerState, isStart, isValidOn } from '../rules/period'
import { type Act, DECISIONS, MOST_DEPTH, REFUSED, type State } from '../rules/vocabulary'
import { codeHandlers, freeCode, holderOf, isNameTaken } from './codes'
import { approversOf, notifyApprovers, notifyDecided } from './messages'
import {
  centerKind,
  centers,
  isWaiting,
  requestKind,
  requests,
  type SimCenter,
  type SimRequest,
  sinceOf,
  todayOf,
} from './records'
import { refuse } from './refuse'

/** Requests for centers: drafts, submit, the two steps (domain/cost-center.md 2). */

const isApplicant = ({ by }: SimRequest, { employee }: SimContext) => by === employee.loginName
const isEditable = ({ state }: SimRequest) => state === 'draft' || state === 'returned'
const mayDecide = (request: SimRequest, context: SimContext) =>
  approversOf(request, context).includes(context.employee.loginName)

/** Fields of a draft as entered; what is wrong with them is said when it is submitted. */
function draftOf(wire: Wire) {
  const { version: _, ...entered } = enteredBy(requestFields, wire)
  return entered
}

/** The employee has a role in which they apply for this organisation, there or above it. */
const mayApplyFor = (orgCode: string, { employee, rolesWith }: SimContext) =>
  employee.roles.some((role) => rolesWith('center.apply').includes(role.roleName) && isWithin(orgCode, role.orgCode))

/** A center and those above it, to the top. */
function lineOf(code: string | undefined, context: Pick<SimContext, 'store'>): readonly string[] {
  const center = code === undefined ? undefined : context.store.table(centerKind).get(code)
  return center ? [center.code, ...lineOf(center.parentCode, context)] : []
}

/** Levels of a center and of those below it that are not closed; 1 for one that has none. */
function levelsOf(code: string | undefined, context: SimContext): number {
  if (code === undefined) return 1
  const below = [...context.store.table(centerKind).values()].filter(
    (center) => center.parentCode === code && centerState(center, todayOf(context)) !== 'closed',
  )
  return 1 + Math.max(0, ...below.map((center) => levelsOf(center.code, context)))
}

/** The center above is not valid at the start, of another kind or company, or too deep; a closed one keeps its own. */
function isParentWrong(request: SimRequest, context: SimContext): boolean {
  const { action, kind, orgCode, centerCode = '', parentCode, from } = request
  if (action === 'close' || parentCode === undefined) return false
  const table = context.store.table(centerKind)
  const parent = table.get(parentCode)
  const above = lineOf(parentCode, context)
  return (
    parent?.kind !== kind ||
    companyOf(parent.orgCode) !== companyOf(orgCode) ||
    !isValidOn(parent, from) ||
    above.length + levelsOf(table.get(centerCode)?.code, context) > MOST_DEPTH ||
    // A center below itself would have no top.
    above.includes(centerCode)
  )
}

/** The center that is changed or closed. */
const centerOf = ({ action, centerCode = '' }: SimRequest, { store }: SimContext): SimCenter | undefined =>
  action === 'new' ? undefined : store.table(centerKind).get(centerCode)

/** A center that is closed stays what it is but for its last day, whatever the form of the request held. */
function keptOf(request: SimRequest, context: SimContext): Partial<SimRequest> {
  const center = request.action === 'close' ? centerOf(request, context) : undefined
  return center
    ? { parentCode: undefined, ...picked(center, 'name', 'orgCode', 'parentCode', 'from', 'responsible') }
    : {}
}

/** Not a center that is changed or closed: it is closed, of another kind or company. */
const isWrongCenter = (center: SimCenter | undefined, { kind, orgCode }: SimRequest, context: SimContext): boolean =>
  center?.kind !== kind ||
  companyOf(center.orgCode) !== companyOf(orgCode) ||
  centerState(center, todayOf(context)) === 'closed'

/**
 * The center was changed after its values were taken over: they would put back what has been approved since. So may those
 * of a request that does not say what it saw of this center, such as one that was written without network.
 */
const isOutdated = (center: SimCenter | undefined, { seen }: SimRequest): boolean =>
  center !== undefined && (seen?.code !== center.code || seen.version !== center.version)

/** Another request about the same center waits for a decision. */
const hasOtherOpen = ({ requestId, centerCode }: SimRequest, { store }: SimContext): boolean =>
  [...store.table(requestKind).values()].some(
    (each) =>
      each.requestId !== requestId && each.action !== 'new' && each.centerCode === centerCode && isWaiting(each.state),
  )

/** The center ends: it is closed, or changed to end earlier than it did. */
function isEnding(request: SimRequest, context: SimContext): boolean {
  const { action, to } = request
  const center = centerOf(request, context)
  if (action !== 'change' || !center || to === undefined) return action === 'close'
  return center.to === undefined || to < center.to
}

/** The month in which a center is to end is over. */
const isMonthOver = (request: SimRequest, context: SimContext) =>
  request.to !== undefined && request.to < todayOf(context) && isEnding(request, context)

/** The responsible person is not of the organisation or below it; they may have moved since. */
function isResponsibleWrong({ orgCode, responsible = '' }: SimRequest, { store }: SimContext): boolean {
  const person = store.table(employeeKind).get(responsible)
  return person === undefined || !isWithin(person.orgCode, orgCode)
}

/** What is wrong with the fields of a request that is submitted. */
function submitErrors(entered: SimRequest, context: SimContext): FieldErrors {
  const request = { ...entered, ...keptOf(entered, context) }
  const { action, orgCode, code, from } = request
  const isClosing = action === 'close'
  const today = todayOf(context)
  const across = errorsAcross(request, today)
  const center = centerOf(request, context)
  const own = { id: request.requestId, code: center?.code }
  const isTaken = action === 'new' && holderOf(code, request.requestId, context) !== undefined
  // What is changed keeps its start, or begins like a new one.
  const isMoved = center !== undefined && center.from !== from
  return {
    ...across,
    orgCode: !isClosing && !mayApplyFor(orgCode, context) && 'orgCode',
    name: !isClosing && isNameTaken(request, own, context) && 'nameTaken',
    code: across.code || (center && center.code !== code && 'code') || (isTaken && 'codeTaken'),
    from: across.from || (isMoved && !isStart(from, today) && 'period'),
    to: across.to || (isMonthOver(request, context) && 'closedPeriod'),
    responsible: !isClosing && isResponsibleWrong(request, context) && 'responsible',
    parentCode: isParentWrong(request, context) && 'parent',
    centerCode: action !== 'new' && centerError(center, request, context),
  }
}

/** What is wrong with the center of a request that is submitted. */
function centerError(center: SimCenter | undefined, request: SimRequest, context: SimContext) {
  if (isWrongCenter(center, request, context) || (center && !mayApplyFor(center.orgCode, context))) return 'centerCode'
  if (isOutdated(center, request)) return request.seen?.code === center?.code ? 'centerChanged' : 'centerUnseen'
  if (hasOtherOpen(request, context)) return 'otherOpen'
  return childrenOf(request, context).length > 0 && 'children'
}

/** Centers below one that is to end, which are valid on its last day. */
const childrenOf = (request: SimRequest, context: SimContext): readonly SimCenter[] =>
  isEnding(request, context)
    ? [...context.store.table(centerKind).values()].filter(
        (center) => center.parentCode === request.centerCode && isValidOn(center, request.to ?? todayOf(context)),
      )
    : []

/** Refusals by rules about other centers and the accounts. */
function refuseRules(request: SimRequest, context: SimContext): void {
  const { action, kind, orgCode, code } = request
  const below = childrenOf(request, context)
  if (below.length > 0) throw refuse.children(below.length)
  if (isMonthOver(request, context)) throw refuse.closedPeriod()
  const isTaken =
    action === 'new' && codeError(code, kind, orgCode) === undefined && holderOf(code, request.requestId, context)
  if (isTaken) throw refuse.taken(freeCode(kind, orgCode, context))
}

/** A step that names the state in which it was made: two decisions are made one after the other. */
const steppedFrom = (request: SimRequest, act: Act, state: State, context: SimContext, comment = '') => ({
  state,
  course: [...request.course, { ...stepNow(act, context, comment), step: request.state }],
  updatedAt: context.now.toISOString(),
})

/** Where a submitted request goes: to finance at once if nobody but the applicant manages the organisation. */
const firstStep = (request: SimRequest, context: SimContext): State =>
  approversOf({ ...request, state: 'step1' }, context).length > 0 ? 'step1' : 'step2'

/** A change of nothing but name and responsible person of a cost center needs no finance. */
function isSmall(
  { action, kind, centerCode, orgCode, parentCode, from, to }: SimRequest,
  { store }: SimContext,
): boolean {
  const center = action === 'change' && kind === 'cost' ? store.table(centerKind).get(centerCode ?? '') : undefined
  if (!center) return false
  return center.orgCode === orgCode && center.parentCode === parentCode && center.from === from && center.to === to
}

/** The second approver of a step learns who was first, also where the next step waits for somebody else. */
function refuseDecided(request: SimRequest, context: SimContext): void {
  if (!mayDecide(request, context)) refuseSecond(REFUSED.decided, request, context)
}

/** Those whom a step was sent to learn who was first. */
const wasApprover = (request: SimRequest, context: SimContext) => {
  const last = request.course[request.course.length - 1]
  return (
    last !== undefined && approversOf({ ...request, state: last.step }, context).includes(context.employee.loginName)
  )
}

/** Approved by the manager, not yet by finance: for the approvers of the first step it is done. */
const isPassedOn = (request: SimRequest, context: SimContext) =>
  request.state === 'step2' &&
  !mayDecide(request, context) &&
  approversOf({ ...request, state: 'step1' }, context).includes(context.employee.loginName)

const decisions = decisionMoves(requests, { approve: 'done', return: 'returned' } as const, decisionFields, {
  right: 'center.approve',
  may: (request, context) => mayDecide(request, context) || wasApprover(request, context),
  who: refuseDecided,
  from: mayDecide,
  after: (request, _, context) => notifyDecided(request, context),
})

/** Writes the center of a request that is approved. */
function write(request: SimRequest, context: SimContext): void {
  const { action, code, name, kind, orgCode, parentCode, from, to, responsible = '' } = request
  const table = context.store.table(centerKind)
  // A new center is none of those that were chosen before the action was switched.
  const before = centerOf(request, context)
  if (action === 'close') {
    if (before) table.put({ ...before, version: before.version + 1, to })
    return
  }
  const content = { name, kind, orgCode, parentCode, from, to, responsible }
  if (before) table.put(definedFields({ ...before, ...content, version: before.version + 1 }) as SimCenter)
  else table.put(definedFields({ code, version: 1, ...content }) as SimCenter)
}

const moves = simMoves(
  requests,
  {
    edit: {
      may: isApplicant,
      from: isEditable,
      check: (wire, { kind, state }) => ({
        ...fieldErrors(requestFields.table, wire),
        ...(state === 'returned' && wire.kind !== kind && { kind: 'kind' }),
      }),
      run: (_, wire, { now }) => ({ ...draftOf(wire), updatedAt: now.toISOString() }),
      example: (request) => ({ ...request, reason: '按新的组织架构调整' }),
    },
    submit: {
      may: isApplicant,
      // What the draft itself gets wrong is known before it is sent, so it is no question of the request's fields.
      who: (request, context) => {
        if (!isEditable(request)) return
        refuseRules(request, context)
        refuseFields(submitErrors(request, context))
      },
      from: isEditable,
      run: (request, _, context) => {
        const kept = keptOf(request, context)
        return { ...kept, ...steppedFrom(request, 'submit', firstStep({ ...request, ...kept }, context), context) }
      },
      after: (request, _, context) => notifyApprovers(request, context),
    },
    withdraw: {
      may: isApplicant,
      from: ({ state, course }) =>
        state === 'returned' || (isWaiting(state) && course[course.length - 1]?.act === 'submit'),
      run: (request, _, context) => steppedFrom(request, 'withdraw', 'withdrawn', context),
    },
    delete: { may: isApplicant, from: ({ state }) => state === 'draft', run: () => removed, undo: true },
    approve: {
      ...decisions.approve,
      check: (wire, request, context) => {
        const { kind, orgCode, state, action } = request
        const code = textOf(wire.code) || request.code
        const isOther = code !== request.code
        const isWrong =
          isOther && (state !== 'step2' || action !== 'new' || codeError(code, kind, orgCode) !== undefined)
        // The centers above and below, the month and the person may have changed since it was submitted.
        refuseRules({ ...request, ...(!isWrong && { code }) }, context)
        const center = centerOf(request, context)
        const isInvalid = action !== 'new' && isWrongCenter(center, request, context)
        // Words of an approval: the approver has no such fields, and can only return the request.
        return {
          ...fieldErrors(decisionFields.approve.table, wire),
          code: isWrong && 'code',
          centerCode: (isInvalid && 'centerInvalid') || (isOutdated(center, request) && 'centerOutdated'),
          parentCode: isParentWrong(request, context) && 'parentInvalid',
          responsible: action !== 'close' && isResponsibleWrong(request, context) && 'responsibleLeft',
        }
      },
      run: (request, wire, context) => {
        const isLast = request.state === 'step2' || isSmall(request, context)
        const code = textOf(wire.code) || request.code
        return { ...steppedFrom(request, 'approve', isLast ? 'done' : 'step2', context, textOf(wire.comment)), code }
      },
      after: (request, _, context) => {
        if (request.state === 'done') write(request, context)
        else notifyApprovers(request, context)
        notifyDecided(request, context)
      },
    },
    return: {
      ...decisions.return,
      run: (request, wire, context) => steppedFrom(request, 'return', 'returned', context, textOf(wire.comment)),
    },
  },
  view,
)

const namedErrors = (errors: FieldErrors) =>
  Object.fromEntries(Object.entries(errors).filter(([, word]) => typeof word === 'string'))

function view(request: SimRequest, context: SimContext): object {
  const { orgCode, responsible, by, course, state } = request
  const { orgName, orgNameEn } = organisationOf(orgCode)
  return {
    ...request,
    orgName,
    orgNameEn,
    responsible: responsible === undefined ? undefined : personOf(context, responsible),
    by: personOf(context, by),
    wrong: isApplicant(request, context) && isEditable(request) ? namedErrors(submitErrors(request, context)) : {},
    since: sinceOf(request)?.toISOString(),
    approvers: isWaiting(state) ? approversOf(request, context).map((loginName) => personOf(context, loginName)) : [],
    course: course.map((step) => ({ ...step, by: personOf(context, step.by) })),
    ...moves.abilities(request, context),
  }
}

const centerView = (center: SimCenter, context: SimContext) => ({
  ...center,
  responsible: personOf(context, center.responsible),
  state: centerState(center, todayOf(context)),
})

/** A new draft; `content` as it is sent. */
function create(content: Wire, context: SimContext): SimRequest {
  const entered = draftOf(content)
  if (!context.can('center.apply', entered.orgCode, 'own')) throw refusal(4003, { right: 'center.apply' })
  const { employee, now } = context
  const about = { state: 'draft', course: [], by: employee.loginName, updatedAt: now.toISOString() }
  return requests.create(
    (requestId) => definedFields({ requestId, version: 1, ...entered, ...about }) as SimRequest,
    context,
  )
}

/** The page of the accounting system: shows a request, or submits one that was completed there. */
function launch({ mode, id }: Wire, context: SimContext) {
  const isNew = mode !== 'view' && textOf(id) === ''
  if (!context.can('center.apply', context.employee.orgCode, 'own')) throw refusal(4003, { right: 'center.apply' })
  if (isNew)
    return issueTicket('/center/new', context, {
      name: { en: 'New center', zh: '新建中心' },
      acts: [{ act: 'submit', label: { en: 'Submit', zh: '提交' } }],
      run: (_, note, at) => {
        const { orgCode, loginName } = at.employee
        const first = days.addMonths(`${todayOf(at).slice(0, 8)}01` as Day, 1)
        const code = freeCode('cost', orgCode, at)
        const name = note.trim() || `Center ${code}`
        const about = { version: 0, action: 'new', kind: 'cost', orgCode, name, code, from: first, business: 'service' }
        const reason = 'Requested in the accounting system'
        const draft = create({ ...about, responsible: loginName, reason, files: [] }, at)
        try {
          moves.run('submit', draft.requestId, { version: draft.version }, at)
        } catch (error) {
          // Nobody asked for a draft.
          at.store.table(requestKind).delete(draft.requestId)
          throw error
        }
        return { id: draft.requestId }
      },
    })
  const request = requests.read(id, context)
  return issueTicket(`/center/${request.requestId}`, context, {
    name: { en: `Request ${request.code}`, zh: `申请 ${request.code}` },
    acts: [],
    run: () => ({ id: request.requestId }),
  })
}

export const requestHandlers: readonly SimHandler[] = [
  listHandler(listRequests, requests, {
    tabs: {
      mine: (request, context) => isApplicant(request, context) && !['withdrawn', 'done'].includes(request.state),
      toApprove: mayDecide,
      done: (request, context) =>
        request.state === 'withdrawn' || request.state === 'done' || isPassedOn(request, context),
    },
    keyword: ({ name, code }) => [name, code],
    filters: {
      kind: where.oneOf(({ kind }) => kind),
      action: where.oneOf(({ action }) => action),
      state: where.oneOf(({ state }) => state),
      org: where.below(({ orgCode }) => orgCode),
    },
    sorts: { updated: ({ updatedAt }) => -Date.parse(updatedAt), from: ({ from }) => from },
    usual: 'updated',
    row: view,
  }),
  readHandler(getRequest, requests, view),
  listHandler(listCenters, centers, {
    keyword: ({ name, code }) => [name, code],
    filters: {
      kind: where.oneOf(({ kind }) => kind),
      org: where.below(({ orgCode }) => orgCode),
      validOn: Object.assign(
        (day: string) => (/^\d{4}-\d\d-\d\d$/.test(day) ? (center: SimCenter) => isValidOn(center, day) : undefined),
        { finds: ({ from }: SimCenter) => from },
      ),
    },
    row: centerView,
  }),
  readHandler(getCenter, centers, centerView, ({ code }) => code),
  ...codeHandlers,
  answer(saveRequest, (wire, context) => {
    if (wire.requestId === undefined) return view(create(wire, context), context)
    const after = moves.run('edit', wire.requestId, wire, context)
    return after && view(after, context)
  }),
  ...moves.handlers({ submit: submitRequest, withdraw: withdrawRequest, delete: deleteRequest }),
  moves.oneOf(decideRequest, 'decision', DECISIONS),
  restoreHandler(restoreRequest, [moves]),
  answer(launchRequest, launch),
]
