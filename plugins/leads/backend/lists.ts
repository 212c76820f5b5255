import { answer, type SimContext, type SimHandler, type Wire } from '#harness/backend/contract'
import {
  figuresHandler,
  type ListOptions,
  listHandler,
  positionOf,
  refusal,
  type SimFilter,
  simList,
  where,
} from '#harness/backend/kit'
import { industryOf } from '#harness/backend/world'
import { DAY, startOfDay } from '#src/calendar'
import { distanceBetween } from '#src/geo'
import {
  findClue,
  getClueList,
  getClueOwnList,
  getClueOwnSum,
  getClueSum,
  isManagementArea,
  isShowMyClue,
} from '../api/lists'
import type { DUE, LAST_FOLLOW, Sort } from '../rules/filters'
import { STAGES, sourceCodes, stageCodes, stateCodes } from '../rules/vocabulary'
import { inOrganisation, inPool, isMine, leads, managesAny, ownsAny } from './leads'
import type { SimLead } from './records'
import { rowOf } from './view'

/** Handlers of the lead lists, their figures, and search. */

type Filter = SimFilter<SimLead>
type Choices<W extends string> = Readonly<Record<W, (now: Date) => (lead: SimLead) => boolean>>

/** A filter with a fixed set of values. */
function choice<W extends string>(choices: Choices<W>): Filter {
  const filter: Filter = (value, { now }) => (Object.hasOwn(choices, value) ? choices[value as W](now) : undefined)
  const words = Object.keys(choices) as W[]
  const finds: Filter['finds'] = (lead, { now }) => words.find((word) => choices[word](now)(lead))
  return Object.assign(filter, { finds })
}

const dueAt = ({ nextStep, state }: SimLead) => (nextStep && state === 'owned' ? Date.parse(nextStep.at) : undefined)

/** The next step is on one of these days, relative to today. */
const dueWithin = (first: number, last: number) => (now: Date) => {
  const [from, to] = [startOfDay(now) + first * DAY, startOfDay(now) + (last + 1) * DAY]
  return (lead: SimLead) => {
    const at = dueAt(lead)
    return at !== undefined && at >= from && at < to
  }
}

const due: Choices<(typeof DUE)[number]> = {
  late: dueWithin(Number.NEGATIVE_INFINITY, -1),
  today: dueWithin(0, 0),
  week: dueWithin(0, 6),
}

/** Whether the next step of a lead is late or for today. */
export function dueOf(lead: SimLead, now: Date): 'late' | 'today' | undefined {
  return due.late(now)(lead) ? 'late' : due.today(now)(lead) ? 'today' : undefined
}

/** The last contact was within the last `days` days. */
const spokenWithin = (days: number) => (now: Date) => {
  const limit = new Date(now.getTime() - days * DAY).toISOString()
  return ({ lastContact }: SimLead) => lastContact !== undefined && lastContact.at >= limit
}

const lastFollow: Choices<(typeof LAST_FOLLOW)[number]> = {
  never: () => (lead) => lead.lastContact === undefined,
  '7': spokenWithin(7),
  '30': spokenWithin(30),
  quiet30: (now) => {
    const isRecent = spokenWithin(30)(now)
    return (lead) => !isRecent(lead)
  },
}

/** Distance from the position; no effect without a position. m */
const radius: Filter = Object.assign<Filter, Pick<Filter, 'finds'>>(
  (value, _, wire) => {
    const [from, most] = [positionOf(wire), Number(value)]
    if (!Number.isFinite(most)) return undefined
    return ({ point }) => from === undefined || (point !== undefined && distanceBetween(from, point) <= most)
  },
  {
    finds: ({ point }, _, wire) => {
      const from = positionOf(wire)
      return from && point && String(Math.ceil(distanceBetween(from, point)))
    },
  },
)

const minus = (value: number | undefined) => (value === undefined ? undefined : -value)

/** Distance nearest first, score and gas largest first, last contact latest first, next step earliest first. */
const sorts: Readonly<Record<Sort, (lead: SimLead, context: SimContext, wire: Wire) => number | undefined>> = {
  distance: ({ point }, _, wire) => {
    const from = positionOf(wire)
    return from && point && distanceBetween(from, point)
  },
  score: ({ score }) => minus(score),
  gas: ({ potential }) => minus(potential?.gas),
  lastContact: ({ lastContact }) => lastContact && -Date.parse(lastContact.at),
  nextStep: dueAt,
}

/** Search, filters and sort orders of every list of leads. */
export const leadOptions: ListOptions<SimLead> = {
  keyword: ({ name, nameEn, creditCode, address, addressEn, company }) => {
    return [name, nameEn, creditCode, address, addressEn, company]
  },
  filters: {
    areaCodes: where.below(({ areaCode }) => areaCode),
    stages: where.oneOf(({ stage }) => stage, stageCodes),
    states: where.oneOf(({ state }) => state, stateCodes),
    labels: where.oneOf(({ labels }) => labels),
    // An industry group includes its branches.
    industries: where.oneOf(({ industry }) => industry && [industry, industryOf(industry)?.parent ?? industry]),
    sources: where.oneOf(({ source }) => source, sourceCodes),
    owners: where.oneOf(({ owner }) => owner),
    scoreMin: where.least(({ score }) => score),
    scoreMax: where.most(({ score }) => score),
    gasMin: where.least(({ potential }) => potential?.gas),
    gasMax: where.most(({ potential }) => potential?.gas),
    lastFollow: choice(lastFollow),
    due: choice(due),
    followed: where.is(({ followers }, { employee }) => followers?.includes(employee.loginName) ?? false),
    radius,
  },
  sorts,
  row: rowOf,
}

const own: ListOptions<SimLead> = { ...leadOptions, only: isMine, usual: 'nextStep' }

/** The public pool or the organisation, by `type`; the organisation is refused to those who manage none. */
const shared: ListOptions<SimLead> = {
  ...leadOptions,
  only: (context, { type }) => {
    if (type === 'pool') return (lead) => inPool(lead, context)
    if (!managesAny(context)) throw refusal(4003, { right: 'lead.read' })
    return (lead) => inOrganisation(lead, context)
  },
}

/** Figures over a list. */
export function sumsOf(found: readonly SimLead[], { now }: SimContext) {
  const [isLate, isToday] = [due.late(now), due.today(now)]
  const sums = {
    total: found.length,
    gas: 0,
    due: 0,
    late: 0,
    byStage: STAGES.map(() => 0),
    scoreHist: NO_SCORES.slice(),
  }
  for (const lead of found) {
    sums.gas += lead.potential?.gas ?? 0
    countAt(sums.byStage, STAGES.indexOf(lead.stage))
    if (lead.score !== undefined) countAt(sums.scoreHist, Math.min(19, Math.floor(lead.score / 5)))
    if (isLate(lead)) sums.late++
    else if (isToday(lead)) sums.due++
  }
  return sums
}

/** Steps of five points. */
const NO_SCORES = Array.from({ length: 20 }, () => 0)

function countAt(counts: number[], index: number): void {
  counts[index] = (counts[index] ?? 0) + 1
}

export const listHandlers: readonly SimHandler[] = [
  listHandler(getClueList, leads, shared),
  figuresHandler(getClueSum, simList(leads, shared), sumsOf),
  listHandler(getClueOwnList, leads, own),
  figuresHandler(getClueOwnSum, simList(leads, own), sumsOf),
  answer(isShowMyClue, (_, context) => ownsAny(context)),
  answer(isManagementArea, (_, context) => managesAny(context)),
  listHandler(findClue, leads, leadOptions),
]
