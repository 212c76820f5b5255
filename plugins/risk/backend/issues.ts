import { type Day, days, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import { answer, type SimContext, type SimHandler, type SimKind } from '#harness/backend/contract'
import {
  aboutCompany,
  companies,
  companyOrGone,
  enteredBy,
  fieldErrors,
  giveTodos,
  listHandler,
  ofCompany,
  personOf,
  readHandler,
  refusal,
  type SimMove,
  simMoves,
  simRecords,
  textOf,
  where,
} from '#harness/backend/kit'
import type { SimCompany } from '#harness/backend/world'
import { checkCustomer } from '../api/customers'
import { addStep, createIssue, getIssue, listIssues, moveIssue } from '../api/issues'
import { gasRiskIssues } from '../routes'
import { DUE_HOUR } from '../rules/due'
import { sentIssue, stateFields, stepFields } from '../rules/issues'
import { type Cause, ISSUE_STATES } from '../rules/vocabulary'
import { handledCompany, logMove, warningKind } from './records'
import { addTodo, endTodos } from './todos'

/** Issues: what stands behind warnings, step by step (domain/risk.md 1, domain/gaps.md 'risk'). */

export interface SimIssue {
  readonly issueId: string
  readonly version: number
  readonly custId: string
  readonly warningIds: readonly string[]
  readonly cause: Cause
  readonly title: string
  readonly titleEn?: string
  /** Latest first. */
  readonly steps: readonly {
    readonly at: string
    readonly by: string
    readonly text: string
    readonly textEn?: string
  }[]
  readonly due: string
  readonly state: (typeof ISSUE_STATES)[number]
}

export const issueKind: SimKind<SimIssue> = { name: 'risk-issue', id: ({ issueId }) => issueId }

const issues = simRecords(issueKind, { prefix: 'IS', right: 'risk.read', ...ofCompany })

const withStep = ({ steps }: SimIssue, text: unknown, { employee, now }: SimContext) => [
  { at: now.toISOString(), by: employee.loginName, text: textOf(text) },
  ...steps,
]

/** The to-do of an open issue, due on its day. */
export function todoOf({ issueId, title, titleEn = title, due }: SimIssue, { owner, orgCode }: SimCompany) {
  return {
    kind: 'issue' as const,
    title,
    titleEn,
    subject: issueId,
    route: href(gasRiskIssues, { id: issueId }),
    due: momentOf(due as Day, DUE_HOUR).toISOString(),
    owner,
    orgCode,
  }
}

/** Words of the customer's log: English, Chinese. */
const LOGGED = {
  open: ['Issue', '问题'],
  watching: ['Issue watched', '问题观察'],
  closed: ['Issue closed', '问题关闭'],
} as const

const logIssue = (issue: SimIssue, context: SimContext) => {
  const { state, title, titleEn = title } = issue
  const [en, zh] = LOGGED[state]
  logMove(issue, [`${en}: ${titleEn}`, `${zh}：${title}`], context)
}

const moveTo = (state: SimIssue['state']): SimMove<SimIssue> => ({
  right: 'risk.handle',
  from: (issue) => issue.state !== state && !(state === 'watching' && issue.state === 'closed'),
  check: (wire) => fieldErrors(stateFields.table, wire),
  run: (issue, { reason }, context) => ({ state, steps: withStep(issue, reason, context) }),
  after: (issue, _, context) => {
    if (state === 'open') addTodo(todoOf(issue, companyOrGone(issue, context)), context)
    else {
      // Ended, it stays with whose it was.
      const { owner, orgCode } = companyOrGone(issue, context)
      giveTodos(issue.issueId, { owner, orgCode }, context)
      endTodos(issue.issueId, context.employee.loginName, context)
    }
    logIssue(issue, context)
  },
  example: () => ({ reason: '客户确认原因已消除' }),
})

const moves = simMoves(
  issues,
  {
    step: {
      right: 'risk.handle',
      from: ({ state }) => state !== 'closed',
      check: (wire) => fieldErrors(stepFields.table, wire),
      run: (issue, { text }, context) => ({ steps: withStep(issue, text, context) }),
      example: () => ({ text: '已电话核实检修计划' }),
    },
    open: moveTo('open'),
    watching: moveTo('watching'),
    closed: moveTo('closed'),
  },
  view,
)

function view(issue: SimIssue, context: SimContext): object {
  const { custId, steps, ...rest } = issue
  const company = companyOrGone(issue, context)
  return {
    ...rest,
    customer: aboutCompany(company),
    owner: personOf(context, company.owner),
    steps: steps.map((step) => ({ ...step, by: personOf(context, step.by) })),
    ...moves.abilities(issue, context),
  }
}

export const issueHandlers: readonly SimHandler[] = [
  listHandler(listIssues, issues, {
    keyword: (issue, context) => {
      const { name, nameEn } = companyOrGone(issue, context)
      return [name, nameEn, issue.title, issue.titleEn]
    },
    filters: {
      state: where.oneOf(({ state }) => state),
      cause: where.oneOf(({ cause }) => cause),
      custId: where.oneOf(({ custId }) => custId),
    },
    // Closed ones last.
    sorts: { due: ({ state, due }) => (state === 'closed' ? `9${due}` : due) },
    usual: 'due',
    row: view,
  }),
  readHandler(getIssue, issues, view),
  answer(checkCustomer, ({ custId }, context) => {
    const company = companyOrGone({ custId: textOf(custId) }, context)
    return { can: companies.may('risk.handle', company, context) ? ['handle'] : [] }
  }),
  answer(createIssue, (wire, context) => {
    const company = handledCompany(wire.custId, context)
    const entered = enteredBy(
      sentIssue(() => days.of(context.now)),
      wire,
    )
    const { warningIds } = entered
    const ofOthers = warningIds.some((id) => context.store.table(warningKind).get(id)?.custId !== company.custId)
    if (ofOthers) throw refusal(4000, { fields: { warningIds: 'customer' } })
    const issue = issues.create((issueId) => ({ issueId, version: 1, steps: [], state: 'open', ...entered }), context)
    addTodo(todoOf(issue, company), context)
    logIssue(issue, context)
    return view(issue, context)
  }),
  ...moves.handlers({ step: addStep }),
  moves.oneOf(moveIssue, 'to', ISSUE_STATES),
]
