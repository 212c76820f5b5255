import { type Day, days, type Fortnight, fortnight } from '#base/calendar'
import { href } from '#base/routes'
import {
  answer,
  type SimContext,
  type SimHandler,
  type SimKind,
  SimRefusal,
  type Wire,
} from '#harness/backend/contract'
import { grantKind, isInForce } from '#harness/backend/core/grants'
import { isWithin } from '#harness/backend/core/organisations'
import {
  enteredBy,
  fieldErrors,
  memoByStore,
  messagesAbout,
  personOf,
  received,
  refusal,
  type SimMove,
  simMoves,
  simRecords,
  textOf,
} from '#harness/backend/kit'
import { commentReport, getReport, listReports, saveReport, submitReport, withdrawReport } from '../api/reports'
import { biweekReport } from '../routes'
import { commentFields, FIGURES, type Figure, isOpenAt, sentHighlights } from '../rules/report'
import { PERIOD_CLOSED, type REPORT_STATES } from '../rules/vocabulary'
import { checkInsOf, figuresOf } from './figures'
import { addTodo, endTodos } from './todos'

/** Biweekly reports: drafts, what is frozen when one is submitted, comments (domain/risk.md 2, 4). */

type Figures = Readonly<Record<Figure, number>>
/** Figures of a person and of their team. */
type OfBoth = Readonly<Record<'own' | 'team', Figures>>
type Frozen = OfBoth & { readonly before: OfBoth }

export interface SimReport {
  readonly reportId: string
  readonly version: number
  /** `2026-P23` */
  readonly period: string
  readonly owner: string
  readonly orgCode: string
  readonly state: (typeof REPORT_STATES)[number]
  /** Of a report that was submitted; one of the seed has none. */
  readonly figures?: Frozen
  readonly highlights?: string
  readonly submittedAt?: string
  readonly readAt?: string
  readonly readBy?: string
  readonly comments: readonly { readonly id: string; readonly by: string; readonly at: string; readonly text: string }[]
}

export const reportKind: SimKind<SimReport> = { name: 'risk-report', id: ({ reportId }) => reportId }

const isTeamOf = ({ orgCode }: Pick<SimReport, 'orgCode'>, { can }: SimContext) => can('report.team', orgCode, 'any')

const reports = simRecords(reportKind, {
  prefix: 'BR',
  right: 'report.write',
  org: ({ orgCode }) => orgCode,
  owners: ({ owner }) => [owner],
  sees: (report, context) => report.state !== 'draft' && isTeamOf(report, context),
})

function periodOf({ period }: Pick<SimReport, 'period'>): Fortnight {
  const found = fortnight.parse(period)
  if (!found) throw refusal(4004)
  return found
}

/** A person's figures of a period, or those of their organisation, as they are now. */
const countedNow = ({ owner, orgCode }: SimReport, whose: keyof OfBoth, period: Fortnight, context: SimContext) =>
  figuresOf(whose === 'own' ? { loginName: owner } : { orgs: [orgCode] }, period, context)

const reportOf = (owner: string, period: string, { store }: SimContext) =>
  [...store.table(reportKind).values()].find((each) => each.owner === owner && each.period === period)

/** Figures of submitted reports of the seed, which has none, by report and whose they are. */
const ofSeed = memoByStore(
  () => '',
  () => new Map<string, Record<Figure, number>>(),
)

/** The figures of a report: those that were frozen, or those of a draft as they are now. */
function frozenOf(report: SimReport, whose: keyof OfBoth, context: SimContext): Figures {
  if (report.figures) return report.figures[whose]
  const key = `${report.reportId} ${whose}`
  const known = report.state === 'draft' ? undefined : ofSeed(context).get(key)
  const figures = known ?? countedNow(report, whose, periodOf(report), context)
  if (report.state !== 'draft') ofSeed(context).set(key, figures)
  return figures
}

/** Those of the period before: of its report, or as they are now if it has none. */
function beforeOf(report: SimReport, whose: keyof OfBoth, context: SimContext): Figures {
  if (report.figures) return report.figures.before[whose]
  const earlier = fortnight.before(periodOf(report))
  const last = reportOf(report.owner, earlier.id, context)
  return last ? frozenOf(last, whose, context) : countedNow(report, whose, earlier, context)
}

/** The figures, each with that of the period before; those of the team for whoever may see them. */
function comparedOf(report: SimReport, context: SimContext) {
  const bothOf = (whose: keyof OfBoth) => ({
    now: frozenOf(report, whose, context),
    before: beforeOf(report, whose, context),
  })
  const own = bothOf('own')
  const team = isTeamOf(report, context) ? bothOf('team') : undefined
  const figureOf = (name: Figure) => ({
    own: own.now[name],
    before: own.before[name],
    ...(team && { team: team.now[name], teamBefore: team.before[name] }),
  })
  return Object.fromEntries(FIGURES.map((name) => [name, figureOf(name)]))
}

function requireOpen(report: SimReport, { now }: SimContext): void {
  if (!isOpenAt(periodOf(report), now)) throw new SimRefusal(PERIOD_CLOSED, 'Period closed.')
}

/** The to-do of a report that is not yet submitted. */
export function todoOf({ reportId, period, owner, orgCode }: SimReport) {
  return {
    kind: 'report' as const,
    title: `双周报 ${period}`,
    titleEn: `Biweekly report ${period}`,
    subject: reportId,
    route: href(biweekReport, { period }),
    due: periodOf({ period }).due.toISOString(),
    owner,
    orgCode,
  }
}

const written = {
  right: 'report.write',
  who: requireOpen,
  from: ({ state }) => state === 'draft',
  check: (wire) => fieldErrors(sentHighlights.table, wire),
  wrong: { highlights: 'x'.repeat(2001) },
  example: () => ({ highlights: '南庄三家陶瓷厂复产，气量回升。' }),
} satisfies Partial<SimMove<SimReport>>

const moves = simMoves(
  reports,
  {
    save: { ...written, run: (_, wire) => enteredBy(sentHighlights, wire) },
    submit: {
      ...written,
      run: (report, wire, context) => ({
        ...enteredBy(sentHighlights, wire),
        state: 'submitted',
        figures: {
          own: countedNow(report, 'own', periodOf(report), context),
          team: countedNow(report, 'team', periodOf(report), context),
          before: { own: beforeOf(report, 'own', context), team: beforeOf(report, 'team', context) },
        },
        submittedAt: context.now.toISOString(),
      }),
      after: ({ reportId }, _, context) => endTodos(reportId, context.employee.loginName, context),
    },
    withdraw: {
      right: 'report.write',
      who: requireOpen,
      from: ({ state }) => state === 'submitted',
      run: () => ({ state: 'draft', figures: undefined, submittedAt: undefined }),
      after: (report, _, context) => addTodo(todoOf(report), context),
    },
    comment: {
      may: (report, context) => report.owner !== context.employee.loginName && isTeamOf(report, context),
      from: ({ state }) => state !== 'draft',
      check: (wire) => fieldErrors(commentFields.table, wire),
      run: (report, { text }, { employee: { loginName: by }, now }) => {
        const at = now.toISOString()
        const comment = { id: `comment-${report.comments.length + 1}`, by, at, text: textOf(text) }
        return {
          state: 'commented',
          comments: [...report.comments, comment],
          ...(!report.readAt && { readAt: at, readBy: by }),
        }
      },
      after: (report, _, context) => {
        const title = { en: '{name} commented on your biweekly report', zh: '{name}评论了您的双周报' }
        send(report, [report.owner], { type: 'report.commented', title }, context)
      },
      example: () => ({ text: '光大玻璃的气量请继续跟进' }),
    },
  },
  view,
)

const send = messagesAbout(reportKind, { category: 'todo', level: 'normal' }, ({ period }) => ({ name: period }))

function view(report: SimReport, context: SimContext): object {
  const { owner, readBy, comments, figures: _, orgCode, ...rest } = report
  const period = periodOf(report)
  const { submittedAt } = report
  const isLate = ({ serverAt }: { readonly serverAt?: string }) =>
    submittedAt !== undefined && serverAt !== undefined && serverAt > submittedAt
  return {
    ...rest,
    start: period.from,
    end: period.to,
    due: period.due.toISOString(),
    owner: personOf(context, owner),
    figures: comparedOf(report, context),
    late: submittedAt === undefined ? 0 : checkInsOf({ loginName: owner }, period, context).filter(isLate).length,
    ...(readBy && { readBy: personOf(context, readBy) }),
    comments: comments.map(({ by, ...comment }) => ({ ...comment, person: personOf(context, by) })),
    ...moves.abilities(report, context),
  }
}

/**
 * Drafts of the period before while it is open, and of the running one, begin when their owner’s app first asks for them;
 * who had no role at the end of a period owes none.
 */
function beginDrafts(periods: readonly Fortnight[], context: SimContext): void {
  const { employee, now, can } = context
  const { loginName: owner, orgCode } = employee
  if (!can('report.write', orgCode, 'own')) return
  for (const period of periods) {
    const org = isOpenAt(period, now) ? writersOf(period, context).get(owner) : undefined
    if (org === undefined || reportOf(owner, period.id, context)) continue
    const made = { version: 1, period: period.id, owner, orgCode: org, state: 'draft', comments: [] } as const
    addTodo(todoOf(reports.create((reportId) => ({ reportId, ...made }), context)), context)
  }
}

/** The day that decides who owes a report of a period: its last one, today while it runs; none before it has begun. */
function owedOn({ from, to }: Fortnight, now: Date): Day | undefined {
  const today = days.of(now)
  if (from > today) return undefined
  return to < today ? to : today
}

/** Who owes a report of a period, each with the organisation of the role: of several roles, the first. */
function writersOf(period: Fortnight, { store, now, rolesWith }: SimContext): ReadonlyMap<string, string> {
  const roles = rolesWith('report.write')
  const day = owedOn(period, now)
  const writers = new Map<string, string>()
  for (const grant of store.table(grantKind).values()) {
    const { loginName, roleName, orgCode } = grant
    const isHeld = day !== undefined && roles.includes(roleName) && isInForce(grant, day)
    if (isHeld && !writers.has(loginName)) writers.set(loginName, orgCode)
  }
  return writers
}

/** Reports of the team of a period, its figures, and who has not submitted theirs. */
function teamOf({ period }: Wire, context: SimContext): object {
  const { employee, can, now } = context
  const { loginName } = employee
  const orgs = employee.roles.map(({ orgCode }) => orgCode).filter((org) => can('report.team', org, 'any'))
  if (orgs.length === 0) throw refusal(4003, { right: 'report.team' })
  const asked = periodOf({ period: textOf(period) || fortnight.now(now).id })
  const found = [...reports.all(context)].filter((each) => each.period === asked.id && each.owner !== loginName)
  const [current, before] = [asked, fortnight.before(asked)].map((each) => figuresOf({ orgs }, each, context))
  const missing = [...writersOf(asked, context)]
    .filter(([who, org]) => who !== loginName && orgs.some((each) => isWithin(org, each)))
    .filter(([who]) => (reportOf(who, asked.id, context)?.state ?? 'draft') === 'draft')
  return {
    list: found.map((report) => view(report, context)),
    total: found.length,
    figures: Object.fromEntries(FIGURES.map((name) => [name, { own: current?.[name], before: before?.[name] }])),
    missing: missing.map(([who]) => personOf(context, who)),
  }
}

/** Sends the message of the day on which the employee's report is due. */
export function sendDueReports(context: SimContext): void {
  const { employee, now } = context
  const last = fortnight.before(fortnight.now(now))
  // Also of whoever did not look at theirs in these two weeks.
  beginDrafts([last], context)
  const sent = new Set(received('report.due', context).map(({ params }) => params?.id))
  const draft = reportOf(employee.loginName, last.id, context)
  if (draft?.state !== 'draft' || sent.has(draft.reportId) || !isOpenAt(last, now)) return
  const title = { en: `Your biweekly report ${last.id} is due`, zh: `您的双周报 ${last.id} 待提交` }
  const params = { due: last.due.toISOString() }
  send(draft, [employee.loginName], { type: 'report.due', level: 'important', title, params }, context)
}

export const reportHandlers: readonly SimHandler[] = [
  answer(listReports, (wire, context) => {
    if (wire.scope === 'team') return teamOf(wire, context)
    const running = fortnight.now(context.now)
    beginDrafts([running, fortnight.before(running)], context)
    const { loginName, orgCode } = context.employee
    if (!context.can('report.write', orgCode, 'own')) throw refusal(4003, { right: 'report.write' })
    const own = [...reports.all(context)].filter(
      ({ owner, period }) => owner === loginName && (wire.period === undefined || wire.period === period),
    )
    const list = own.sort((a, b) => (a.period < b.period ? 1 : -1)).map((report) => view(report, context))
    return { list, total: list.length }
  }),
  answer(getReport, ({ id, seen }, context) => {
    const report = reports.read(id, context)
    const isReader = report.owner !== context.employee.loginName && isTeamOf(report, context)
    if (seen === undefined || !isReader || report.state !== 'submitted') return view(report, context)
    const read = { state: 'read', readAt: context.now.toISOString(), readBy: context.employee.loginName } as const
    return view(reports.change(report, read, context), context)
  }),
  ...moves.handlers({ save: saveReport, submit: submitReport, withdraw: withdrawReport, comment: commentReport }),
]
