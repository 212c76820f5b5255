import { asDay, type Day, days, momentOf } from '#base/calendar'
import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import {
  companies,
  definedFields,
  enteredBy,
  fieldErrors,
  listHandler,
  readHandler,
  refusal,
  type SimMove,
  simMoves,
  textOf,
  where,
} from '#harness/backend/kit'
import type { SimCompany } from '#harness/backend/world'
import * as api from '../api/warnings'
import { isMissing } from '../rules/band'
import { DUE_HOUR, dueOf } from '../rules/due'
import { handleFieldsOn, reasonFields } from '../rules/fields'
import { levels } from '../rules/vocabulary'
import {
  announce,
  assignMove,
  bounceKind,
  commonView,
  companyOf,
  dueFilter,
  dueFrom,
  handledNow,
  isMine,
  isToHandle,
  logMove,
  namesOf,
  notifyOwner,
  notifyReviewers,
  reasonOf,
  refuseSecond,
  type SimWarning,
  type Subject,
  todoAbout,
  warnings,
  written,
} from './records'
import { addTodo, endTodos } from './todos'
import { isOver, readingsOf } from './volumes'

/** Warnings about volumes: list, series, moves (domain/risk.md 2 and 5). */

/** Days of the small chart in a row. */
const RECENT = 30

/** State now: a handled warning is over after three normal days. */
export function stateOf(warning: SimWarning, context: SimContext): SimWarning['state'] {
  if (warning.state !== 'handled') return warning.state
  return isOver(warning, context) ? 'closed' : 'handled'
}
const isIn =
  (...states: readonly SimWarning['state'][]) =>
  (warning: SimWarning, context: SimContext) =>
    states.includes(stateOf(warning, context))

const levelOf = ({ level }: SimWarning) => levels.fromWire(level)

const WORDS = { kind: warnings.kind.name, type: 'gasRisk.raised', en: 'Gas volume warning', zh: '气量预警' } as const
const subjectOf = (warning: SimWarning): Subject => ({ ...warning, id: warning.warningId, naming: WORDS })

const routeOf = ({ granularity, warningId }: SimWarning) =>
  `${granularity === 'day' ? '/toDoGasRiskDay' : '/toDoGasRisk'}?id=${warningId}`

/** The to-do of a warning's owner. */
export function todoOf(warning: SimWarning, company: SimCompany | undefined) {
  const { warningId: subject, granularity, level } = warning
  const kind = granularity === 'day' ? 'gasRiskDay' : 'gasRisk'
  const words = { en: 'Handle a volume warning', zh: '处理气量预警' }
  return todoAbout(warning, { kind, subject, route: routeOf(warning), level, ...words }, company)
}
const addOwn = (warning: SimWarning, context: SimContext) =>
  addTodo(todoOf(warning, companyOf(warning, context)), context)

/** Its owner looks at a warning again, on the day that was entered when it was handled. */
function addNextLook(warning: SimWarning, context: SimContext): void {
  const day = asDay(warning.nextDate ?? '')
  if (!day) return
  const words = { en: 'Look at a volume warning again', zh: '复查气量预警' }
  const about = { kind: 'followUp', subject: warning.warningId, route: routeOf(warning), ...words } as const
  const due = momentOf(day, DUE_HOUR).toISOString()
  addTodo(todoAbout({ ...warning, due }, about, companyOf(warning, context)), context)
}

/** The meter of a customer is checked: it is the cause of a warning, or has stopped to send. */
export function addMeterCheck(about: Pick<SimWarning, 'custId' | 'owner' | 'orgCode'>, context: SimContext): void {
  const { custId: subject, owner, orgCode } = about
  // Whatever the warning is due at: the check begins now.
  const due = dueOf(context.now).toISOString()
  const words = { en: 'Check the meter', zh: '检查计量表' }
  const route = `/customerDetails?id=${subject}`
  const whose = { custId: subject, owner, orgCode, due }
  addTodo(todoAbout(whose, { kind: 'meter', subject, route, ...words }, companyOf(about, context)), context)
}

/** A warning that the readings raised, or whose level they raised: its owner has to handle it. */
export function announceWarning(warning: SimWarning, context: SimContext): void {
  endTodos(warning.warningId, undefined, context)
  addOwn(warning, context)
  announce(subjectOf(warning), [WORDS.en, WORDS.zh], context)
}

/** What a reviewer decides, with a reason. */
const decided = (act: 'return' | 'void', from: SimMove<SimWarning>['from']): SimMove<SimWarning> => ({
  right: 'risk.review',
  ...(from && { from }),
  check: (wire) => fieldErrors(reasonFields.table, wire),
  run: (warning, wire, context) => ({
    state: act === 'void' ? 'void' : 'returned',
    reason: reasonOf(wire),
    ...(act === 'return' && { due: dueFrom(warning, context, levelOf(warning)) }),
    // Whoever handles it later learns who was first.
    handled: act === 'void' ? (warning.handled ?? handledNow(context)) : undefined,
    course: written(warning, act, wire.reason, context),
  }),
  after: (warning, _, context) => {
    endTodos(warning.warningId, undefined, context)
    if (act === 'void') {
      logMove(warning, ['A volume warning is void', '气量预警已作废'], context)
      notifyOwner(subjectOf(warning), ['{name} marked a volume warning as void', '{name}作废了气量预警'], context)
      return
    }
    addOwn(warning, context)
    logMove(warning, ['A volume warning was returned', '气量预警被退回'], context)
    notifyOwner(subjectOf(warning), ['Volume warning returned', '气量预警被退回'], context)
  },
  example: () => ({ reason: '请补充现场情况' }),
})

/** The day on which it was written how a warning is handled: a phone without network sends it later. */
function writtenOn({ writtenAt }: Wire, { now }: SimContext): Day {
  const at = new Date(textOf(writtenAt))
  return days.of(at < now ? at : now)
}

const moves = simMoves(
  warnings,
  {
    handle: {
      right: 'risk.handle',
      who: (warning, context) => refuseSecond(warning, !isToHandle(warning), context),
      from: isIn('open', 'returned'),
      check: (wire, _, context) => fieldErrors(handleFieldsOn(() => writtenOn(wire, context)).table, wire),
      run: (warning, wire, context) => {
        const { version: _, ...entered } = enteredBy(
          handleFieldsOn(() => writtenOn(wire, context)),
          wire,
        )
        const course = written(warning, 'handle', entered.note, context)
        return { ...entered, state: 'handled', reason: undefined, handled: handledNow(context), course }
      },
      after: (warning, _, context) => {
        endTodos(warning.warningId, context.employee.loginName, context)
        addNextLook(warning, context)
        if (warning.cause === 'meter' || isMissing(readingsOf(warning.custId, context))) addMeterCheck(warning, context)
        logMove(warning, [`Volume warning: ${warning.note}`, `气量预警：${warning.note}`], context)
        notifyReviewers(subjectOf(warning), ['{name} handled a volume warning', '{name}处理了气量预警'], context)
      },
      example: () => ({ cause: 'market', note: '两条窑炉停产检修，下周恢复', photos: [] }),
    },
    close: {
      right: 'risk.review',
      from: isIn('handled'),
      run: (warning, _, context) => ({ state: 'closed', course: written(warning, 'close', '', context) }),
      after: (warning, _, context) => {
        logMove(warning, ['Volume warning closed', '气量预警已关闭'], context)
        notifyOwner(subjectOf(warning), ['{name} closed a volume warning', '{name}关闭了气量预警'], context)
      },
    },
    return: decided('return', isIn('handled')),
    void: decided('void', isIn('open', 'returned', 'handled')),
    assign: assignMove(isToHandle, subjectOf, addOwn, levelOf),
    // Only for `can`: an issue of its cause is written by a call of its own, and belongs to the customer.
    track: {
      may: (warning, context) => {
        const company = companyOf(warning, context)
        return (
          company !== undefined && warnings.sees(warning, context) && companies.may('risk.handle', company, context)
        )
      },
      run: () => ({}),
    },
  },
  view,
)

function rowOf({ base: _, ...warning }: SimWarning, context: SimContext): object {
  const readings = readingsOf(warning.custId, context)
  return {
    ...commonView(warning, context),
    ...(isMissing(readings) && { missing: true }),
    state: stateOf({ base: 0, ...warning }, context),
    recent: readings.slice(-RECENT).map(({ volume }) => volume),
    course: [],
    ...moves.abilities({ base: 0, ...warning }, context),
  }
}

function view(warning: SimWarning, context: SimContext): object {
  const bounce = [...context.store.table(bounceKind).values()].find(({ warningId }) => warningId === warning.warningId)
  const { course } = commonView(warning, context)
  return { ...rowOf(warning, context), course, ...definedFields({ bounceId: bounce?.bounceId }) }
}

const changeOf = ({ actual, expected }: SimWarning) => (expected > 0 ? Math.abs(actual - expected) / expected : 1)

export const warningHandlers: readonly SimHandler[] = [
  listHandler(api.listWarnings, warnings, {
    tabs: {
      open: isToHandle,
      handled: isIn('handled'),
      closed: isIn('closed', 'void'),
      all: () => true,
    },
    keyword: (warning, context) => [...namesOf(warning, context), warning.warningId],
    filters: {
      granularity: where.oneOf(({ granularity }) => granularity),
      level: where.oneOf(({ level }) => level),
      direction: where.oneOf(({ direction }) => direction),
      org: where.below(({ orgCode }) => orgCode),
      custId: where.oneOf(({ custId }) => custId),
      mine: where.is(isMine),
      due: dueFilter(isToHandle),
    },
    sorts: {
      level: ({ level, due }) => -Number(level) * 1e13 + Date.parse(due) / 1000,
      change: (warning) => -changeOf(warning),
      date: ({ date }) => -Date.parse(date),
    },
    usual: 'level',
    row: rowOf,
  }),
  readHandler(api.getWarning, warnings, view),
  answer(api.getSeries, ({ custId, from, to }, context) => {
    const company = companyOf({ custId: textOf(custId) }, context)
    const own = [...warnings.all(context)]
    if (!company) {
      // Its warnings stay, but there is nothing to draw.
      if (own.some((each) => each.custId === custId)) return { list: [] }
      throw refusal(4004)
    }
    const hasWarning = own.some((each) => each.custId === company.custId)
    if (!hasWarning && !companies.may('risk.read', company, context)) throw refusal(4003, { right: 'risk.read' })
    return {
      list: readingsOf(company.custId, context)
        .filter(({ day }) => day >= textOf(from) && day <= textOf(to))
        .map(({ day, type, ...reading }) => ({ date: day, dayType: type, ...reading })),
    }
  }),
  ...moves.handlers({
    handle: api.handleWarning,
    close: api.closeWarning,
    return: api.returnWarning,
    void: api.voidWarning,
    assign: api.assignWarning,
  }),
]
