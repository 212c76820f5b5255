import { days } from '#base/calendar'
import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import {
  companies,
  definedFields,
  enteredBy,
  fieldErrors,
  listHandler,
  personOf,
  picked,
  readHandler,
  type SimMove,
  simMoves,
  where,
} from '#harness/backend/kit'
import { contractOf, priceIn, type SimCompany, usageOf } from '#harness/backend/world'
import * as api from '../api/competitive'
import { competitionScore, priceGap } from '../rules/competition'
import { dueOf } from '../rules/due'
import { closeFields, measureFields, sentCompetitor, verifyFields } from '../rules/fields'
import { COMPETITIVE_LEVELS, competitorMoves } from '../rules/vocabulary'
import { belonging } from './findings'
import {
  assignMove,
  commonView,
  companyOf,
  competitives,
  dueFilter,
  handledCompany,
  handledNow,
  isMine,
  logMove,
  namesOf,
  notifyOwner,
  notifyReviewers,
  refuseSecond,
  type SimCompetitive,
  type Subject,
  todoAbout,
  written,
} from './records'
import { addTodo, endTodos } from './todos'

/** Competitors at customers: list, report, moves (domain/risk.md 2 and 5). */

/** What the customer pays us, how far they are below that, and how long our contract runs. */
interface Market {
  readonly ourPrice?: number
  readonly gap?: number
  readonly contractDays?: number
}
function marketAt(
  record: Pick<SimCompetitive, 'theirPrice' | 'kind'>,
  company: SimCompany | undefined,
  now: Date,
): Market {
  if (!company) return {}
  const ourPrice = priceIn(usageOf(company, 'gas'), 0, 0)
  const contract = contractOf(company)
  return definedFields({
    ourPrice,
    gap: record.theirPrice === undefined ? undefined : priceGap(ourPrice, record.theirPrice, record.kind),
    contractDays: contract && Math.max(0, days.between(days.of(now), contract.end)),
  })
}

type Scored = Pick<SimCompetitive, 'theirPrice' | 'kind' | 'volumeAtRisk' | 'move' | 'proof'>
/** How serious a competitor at a customer is. */
export const scoreAt = (record: Scored, company: SimCompany | undefined, now: Date) =>
  competitionScore({ ...record, ...marketAt(record, company, now) })
export const scoreOf = (record: SimCompetitive, context: Pick<SimContext, 'store' | 'now'>) =>
  scoreAt(record, companyOf(record, context), context.now)

/** Its owner has to check it, or to do something about it. */
export const waits = ({ state }: Pick<SimCompetitive, 'state'>) => state === 'open' || state === 'verified'
const isIn =
  (...states: readonly SimCompetitive['state'][]) =>
  ({ state }: SimCompetitive) =>
    states.includes(state)

const WORDS = {
  kind: competitives.kind.name,
  type: 'competitive.raised',
  en: 'Competitor warning',
  zh: '竞争预警',
} as const
const subjectOf = (record: SimCompetitive, level = ''): Subject => {
  return { ...record, id: record.competitiveId, level, naming: WORDS }
}

/** The to-do of a competitor warning's owner. */
export function todoOf(record: SimCompetitive, company: SimCompany | undefined, now: Date) {
  const { competitiveId: subject } = record
  const { level } = scoreAt(record, company, now)
  const words = { en: 'Handle a competitor', zh: '处理竞争预警' }
  const route = `/toDoCompetitiveRisk?id=${subject}`
  return todoAbout(record, { kind: 'competitive', subject, route, level, ...words }, company)
}
const addOwn = (record: SimCompetitive, context: SimContext) =>
  addTodo(todoOf(record, companyOf(record, context), context.now), context)

const second = (record: SimCompetitive, context: SimContext) => refuseSecond(record, !waits(record), context)

const verify: SimMove<SimCompetitive> = {
  right: 'risk.handle',
  who: (record, context) => {
    const { by, at } = record.course.find(({ act }) => act === 'verify') ?? {}
    const handled = by !== undefined && at !== undefined ? { by, at } : record.handled
    refuseSecond({ ...record, ...(handled && { handled }) }, record.state !== 'open', context)
  },
  from: isIn('open'),
  check: (wire) => fieldErrors(verifyFields.table, wire),
  run: (record, wire, context) => {
    const { verdict, proof } = enteredBy(verifyFields, wire)
    const act = verdict === 'refuted' ? { handled: handledNow(context) } : {}
    return { state: verdict, proof, ...act, course: written(record, 'verify', '', context) }
  },
  after: (record, _, context) => {
    const isTrue = record.state === 'verified'
    if (!isTrue) endTodos(record.competitiveId, context.employee.loginName, context)
    logMove(record, isTrue ? ['Competitor confirmed', '竞争信息属实'] : ['Competitor refuted', '竞争信息不实'], context)
    const [en, zh] = isTrue ? ['confirmed', '核实'] : ['refuted', '排除']
    notifyReviewers(subjectOf(record), [`{name} ${en} a competitor`, `{name}${zh}了竞争预警`], context)
  },
  example: () => ({ verdict: 'verified', proof: 'document' }),
}

const moves = simMoves(
  competitives,
  {
    verify,
    measure: {
      right: 'risk.handle',
      who: second,
      from: isIn('verified'),
      check: (wire) => fieldErrors(measureFields.table, wire),
      run: (record, wire, context) => {
        const { measure } = enteredBy(measureFields, wire)
        return {
          state: 'measured',
          measure,
          handled: handledNow(context),
          course: written(record, 'measure', measure, context),
        }
      },
      after: (record, _, context) => {
        endTodos(record.competitiveId, context.employee.loginName, context)
        logMove(
          record,
          [`Against ${record.competitor}: ${record.measure}`, `应对${record.competitor}：${record.measure}`],
          context,
        )
        notifyReviewers(subjectOf(record), ['{name} acted on a competitor', '{name}已应对竞争'], context)
      },
      example: () => ({ measure: '提供阶梯气价方案，下周拜访采购经理' }),
    },
    close: {
      right: 'risk.review',
      from: isIn('measured'),
      check: (wire) => fieldErrors(closeFields.table, wire),
      run: (record, wire, context) => {
        const { result } = enteredBy(closeFields, wire)
        return { state: 'closed', result, course: written(record, 'close', '', context) }
      },
      after: (record, _, context) => {
        logMove(record, [`Competitor ${record.competitor}: closed`, `竞争预警关闭：${record.competitor}`], context)
        notifyOwner(subjectOf(record), ['{name} closed a competitor warning', '{name}关闭了竞争预警'], context)
      },
      example: () => ({ result: 'kept' }),
    },
    assign: assignMove(waits, subjectOf, addOwn, (record, context) => scoreOf(record, context).level),
  },
  view,
)

function rowOf(record: SimCompetitive, context: SimContext): object {
  const company = companyOf(record, context)
  const market = marketAt(record, company, context.now)
  const seesBills = company !== undefined && companies.may('customer.bill', company, context)
  const { parts, score, level } = scoreAt(record, company, context.now)
  return {
    ...commonView(record, context),
    // What theirs is below ours says what ours is.
    ...(seesBills ? market : picked(market, 'contractDays')),
    move: competitorMoves.toWire(record.move),
    by: personOf(context, record.by),
    parts,
    score,
    level,
    course: [],
    ...moves.abilities(record, context),
  }
}

function view(record: SimCompetitive, context: SimContext): object {
  return { ...rowOf(record, context), ...picked(commonView(record, context), 'course') }
}

export const competitiveHandlers: readonly SimHandler[] = [
  listHandler(api.listCompetitive, competitives, {
    tabs: { open: waits, measured: isIn('measured'), closed: isIn('closed', 'refuted'), all: () => true },
    keyword: (record, context) => [...namesOf(record, context), record.competitor],
    filters: {
      kind: where.oneOf(({ kind }) => kind),
      level: where.oneOf((record, context) => scoreOf(record, context).level),
      custId: where.oneOf(({ custId }) => custId),
      mine: where.is(isMine),
      due: dueFilter(waits),
    },
    sorts: {
      level: (record, context) =>
        COMPETITIVE_LEVELS.indexOf(scoreOf(record, context).level) * 100 - scoreOf(record, context).score,
      date: ({ at }) => -Date.parse(at),
    },
    usual: 'level',
    row: rowOf,
  }),
  readHandler(api.getCompetitive, competitives, view),
  answer(api.reportCompetitor, (wire, context) => {
    const company = handledCompany(wire.custId, context)
    const entered = definedFields(enteredBy(sentCompetitor, wire))
    const by = context.employee.loginName
    const at = context.now.toISOString()
    const { level } = scoreAt(entered, company, context.now)
    const due = dueOf(context.now, level).toISOString()
    const course = [{ act: 'raise', at, by }]
    const made = { ...entered, ...belonging(company), state: 'open', due, by, at, course } as const
    const record = competitives.create((competitiveId) => ({ competitiveId, version: 1, ...made }), context)
    addOwn(record, context)
    logMove(record, [`Competitor: ${record.competitor}`, `竞争对手：${record.competitor}`], context)
    notifyOwner(subjectOf(record, level), ['{name} reported a competitor', '{name}上报了竞争对手'], context)
    return view(record, context)
  }),
  ...moves.handlers({
    verify: api.verifyCompetitor,
    measure: api.measureCompetitor,
    close: api.closeCompetitor,
    assign: api.assignCompetitor,
  }),
]
