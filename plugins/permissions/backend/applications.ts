import { days, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import { isLastApprover } from '#harness/backend/core/approvers'
import { grantKind } from '#harness/backend/core/grants'
import {
  addTodo,
  decisionMoves,
  fieldErrors,
  listHandler,
  messagesAbout,
  personOf,
  picked,
  readHandler,
  refusal,
  restoreHandler,
  type SimMove,
  simMoves,
  stepNow,
  textOf,
  where,
} from '#harness/backend/kit'
import {
  apply,
  decideApplication,
  getApplication,
  listApplications,
  restoreApplication,
  urgeApplication,
  withdrawApplication,
} from '../api'
import { recordDetail } from '../routes'
import { decisionFields, reason } from '../rules/fields'
import { isUrgedRecently, lastDay } from '../rules/states'
import { type Act, DECISIONS, KINDS } from '../rules/vocabulary'
import { checkHandler, judge, refuseJudged } from './check'
import { namesOf, roleThere } from './grants'
import { applicationKind, applications, grants, type SimApplication, stateOf } from './records'
import { refuse } from './refuse'

/** Applications for roles: lists, submit, decision, withdrawal, reminder (domain/permissions.md). */

const isOpen = (application: SimApplication, context: SimContext) => stateOf(application, context) === 'approving'
const isApplicant = ({ by }: SimApplication, { employee }: SimContext) => by === employee.loginName

/** Of the last day to decide. */
const DUE_HOUR = 18

/** The approvers whom it was sent to, as long as they have the right. */
function mayDecide({ approvers, items }: SimApplication, { employee, can }: SimContext): boolean {
  return approvers.includes(employee.loginName) && items.every(({ orgCode }) => can('role.approve', orgCode))
}

/** A move's step, and the state after it. */
const done =
  (act: Act, state: SimApplication['state']): SimMove<SimApplication>['run'] =>
  ({ course }, { comment }, context) => ({ state, course: [...course, stepNow(act, context, textOf(comment))] })

const lastOf = ({ course }: SimApplication, ...acts: readonly Act[]) =>
  course.filter(({ act }) => acts.includes(act)).slice(-1)[0]

/** The second approver learns who was first. */
function refuseDecided(application: SimApplication, context: SimContext): void {
  const decision = lastOf(application, 'approve', 'reject')
  if (decision && decision.by !== context.employee.loginName) throw refuse.decided(decision.by, decision.at, context)
}

const states = { approve: 'approved', reject: 'rejected' } as const
const decisions = decisionMoves(applications, states, decisionFields, {
  right: 'role.approve',
  may: mayDecide,
  who: refuseDecided,
  from: isOpen,
  after: (application, _, context) => notifyReaders('decided', application, [application.by], context),
})

const approve: SimMove<SimApplication> = {
  ...decisions.approve,
  who: (application, context) => {
    refuseDecided(application, context)
    if (isOpen(application, context)) refuseLastApprover(application, context)
  },
  run: done('approve', 'approved'),
  after: (application, before, context, wire) => {
    putInForce(application, context)
    decisions.approve.after?.(application, before, context, wire)
  },
}

const reject: SimMove<SimApplication> = { ...decisions.reject, run: done('reject', 'rejected') }

/** Checks again at the decision, because the other approvers may have left since the application. */
function refuseLastApprover({ items }: SimApplication, context: SimContext): void {
  const without = items.flatMap(({ grantId }) => grantId ?? [])
  for (const id of without) {
    const grant = context.store.table(grantKind).get(id)
    if (grant && isLastApprover(grant, without, context)) throw refuse.lastApprover(grant.orgCode)
  }
}

/** Writes the grants of an approved application, or revokes them. */
function putInForce({ id: applicationId, by: loginName, items }: SimApplication, context: SimContext): void {
  for (const { grantId, ...item } of items) {
    const grant = grantId === undefined ? undefined : context.store.table(grantKind).get(grantId)
    if (grant) grants.change(grant, { revoked: true }, context)
    else if (grantId === undefined)
      grants.create((id) => ({ id, version: 1, loginName, ...item, applicationId }), context)
  }
}

const moves = simMoves(
  applications,
  {
    approve,
    reject,
    withdraw: {
      may: isApplicant,
      from: isOpen,
      run: done('withdraw', 'withdrawn'),
      undo: true,
    },
    urge: {
      may: isApplicant,
      who: (application, context) => {
        const urged = lastOf(application, 'urge')
        const isRecent = isUrgedRecently(urged && new Date(urged.at), context.now)
        if (isRecent && isOpen(application, context)) throw refuse.urged()
      },
      from: isOpen,
      run: done('urge', 'approving'),
      after: (application, _, context) => notifyReaders('reminded', application, application.approvers, context),
    },
  },
  view,
)

function view(application: SimApplication, context: SimContext): object {
  const { by, at, items, approvers, course } = application
  const state = stateOf(application, context)
  const last = lastDay(new Date(at))
  const lapsed = { act: 'lapse', at: momentOf(days.add(last, 1)).toISOString() }
  return {
    ...picked(application, 'id', 'version', 'kind', 'at', 'reason'),
    state,
    by: personOf(context, by),
    lastDay: last,
    items: items.map(roleThere),
    approvers: approvers.map((loginName) => personOf(context, loginName)),
    course: [
      ...course.map((step) => ({ ...step, by: personOf(context, step.by) })),
      ...(state === 'lapsed' ? [lapsed] : []),
    ],
    ...moves.abilities(application, context),
  }
}

/** Titles of messages by what happened and kind of application. */
const TITLES = {
  applied: {
    add: { en: '{name} applies for roles', zh: '{name}的角色申请待审批' },
    delete: { en: '{name} gives up roles', zh: '{name}的角色退还待审批' },
  },
  reminded: {
    add: { en: '{name} reminds you of an application for roles', zh: '{name}催办角色申请' },
    delete: { en: '{name} reminds you of giving up roles', zh: '{name}催办角色退还' },
  },
  decided: {
    add: { en: '{name} decided your role application', zh: '{name}已审批您的角色申请' },
    delete: { en: '{name} decided on giving up your roles', zh: '{name}已审批您的角色退还' },
  },
} as const

const send = messagesAbout(applicationKind, { category: 'approval', level: 'important' }, ({ items }) => {
  return { items: items.length }
})

/** Notifies approvers of the applicant, and the applicant of who decided. */
function notifyReaders(
  what: keyof typeof TITLES,
  application: SimApplication,
  readers: readonly string[],
  context: SimContext,
): void {
  const { kind, by } = application
  const about = what === 'decided' ? { type: 'role.decided' } : { type: 'role.toApprove', by }
  send(application, readers, { ...about, title: TITLES[what][kind] }, context)
}

/** The to-do of each approver, due on the last day; it ends with the application (area of risk). */
function addTodos({ id, kind, by, at, approvers }: SimApplication, context: SimContext): void {
  const { userName, userNameEn } = personOf(context, by)
  const { en, zh } = TITLES.applied[kind]
  for (const owner of approvers)
    addTodo(
      {
        kind: 'approval',
        title: zh.replace('{name}', userName),
        titleEn: en.replace('{name}', userNameEn),
        subject: id,
        route: href(recordDetail, { id }),
        due: momentOf(lastDay(new Date(at)), DUE_HOUR).toISOString(),
        owner,
        orgCode: personOf(context, owner).orgCode ?? '',
      },
      context,
    )
}

/** One application for each set of approvers, in the order of the items. */
const applyHandler = answer(apply, (wire, context): object[] => {
  const { kind, items } = wire
  if (!KINDS.some((each) => each === kind)) throw refusal(4000, { fields: { kind: 'required' } })
  const judged = judge(items, context)
  // Items of the other kind are no roles to give up, or no roles to apply for.
  const isMixed = judged.some((each) =>
    each.items.some(({ grantId }) => (grantId !== undefined) !== (kind === 'delete')),
  )
  refuseJudged(judged, { ...fieldErrors({ reason }, wire), items: isMixed && 'items' })
  const groups = new Map<string, { approvers: readonly string[]; items: SimApplication['items'] }>()
  for (const { approvers, items: left } of judged) {
    const group = groups.get(approvers.join()) ?? { approvers, items: [] }
    groups.set(approvers.join(), { approvers, items: [...group.items, ...left] })
  }
  return [...groups.values()].map((group) => {
    const application = applications.create(
      (id): SimApplication => ({
        id,
        version: 1,
        kind: kind === 'delete' ? 'delete' : 'add',
        by: context.employee.loginName,
        at: context.now.toISOString(),
        ...group,
        reason: textOf(wire.reason),
        state: 'approving',
        course: [stepNow('apply', context)],
      }),
      context,
    )
    notifyReaders('applied', application, group.approvers, context)
    addTodos(application, context)
    return view(application, context)
  })
})

export const applicationHandlers: readonly SimHandler[] = [
  listHandler(listApplications, applications, {
    tabs: {
      all: () => true,
      approving: isOpen,
      approved: ({ state }) => state === 'approved',
      rejected: ({ state }) => state === 'rejected',
      toApprove: (application, context) => isOpen(application, context) && mayDecide(application, context),
    },
    keyword: ({ items, reason }) => [...items.flatMap(({ orgCode }) => namesOf(orgCode)), reason],
    filters: { kind: where.oneOf(({ kind }) => kind) },
    sorts: { at: ({ at }) => -Date.parse(at) },
    usual: 'at',
    row: view,
  }),
  checkHandler,
  applyHandler,
  readHandler(getApplication, applications, view),
  moves.oneOf(decideApplication, 'decision', DECISIONS),
  ...moves.handlers({ withdraw: withdrawApplication, urge: urgeApplication }),
  restoreHandler(restoreApplication, [moves]),
]
