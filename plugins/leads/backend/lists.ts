import { DAY, startOfDay } from '#base/calendar'
import { sumOf } from '#base/quantities'
import { answer, type SimContext, type SimHandler } from '#harness/backend/contract'
import {
  type Choices,
  choice,
  distanceTo,
  figuresHandler,
  isFollowed,
  type ListOptions,
  listHandler,
  refusal,
  type SimSort,
  type SimTest,
  simList,
  where,
  within,
} from '#harness/backend/kit'
import { industryOf } from '#harness/backend/world'
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
import { scoreOf } from './score'
import { rowOf } from './view'

/** Handlers of the lead lists, their figures, and search. */

const dueAt = ({ nextStep, state }: SimLead) => (nextStep && state === 'owned' ? Date.parse(nextStep.at) : undefined)

/** The next step is on one of these days, relative to today. */
const dueWithin = (first: number, last: number) => (now: Date) => {
  const [from, to] = [startOfDay(now) + first * DAY, startOfDay(now) + (last + 1) * DAY]
  return (lead: SimLead) => {
    const at = dueAt(lead)
    return at !== undefined && at >= from && at < to
  }
}

const due: Choices<SimLead, (typeof DUE)[number]> = {
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

const lastFollow: Choices<SimLead, (typeof LAST_FOLLOW)[number]> = {
  never: () => (lead) => lead.lastContact === undefined,
  '7': spokenWithin(7),
  '30': spokenWithin(30),
  quiet30: (now) => {
    const isRecent = spokenWithin(30)(now)
    return (lead) => !isRecent(lead)
  },
}

const minus = (value: number | undefined) => (value === undefined ? undefined : -value)

/** Distance nearest first, score and gas largest first, longest without contact first, next step earliest first. */
const sorts: Readonly<Record<Sort, SimSort<SimLead>>> = {
  distance: (lead, _, wire) => distanceTo(lead, wire),
  score: (lead, context) => minus(scoreOf(lead, context)?.total),
  gas: ({ potential }) => minus(potential?.gas),
  lastContact: ({ lastContact }) => (lastContact ? Date.parse(lastContact.at) : 0),
  nextStep: dueAt,
}

/** The search over all leads. */
const searched: ListOptions<SimLead> = {
  keyword: (lead) => [lead.name, lead.nameEn, lead.creditCode, lead.address, lead.addressEn, lead.company],
  row: rowOf,
}

/** Search, filters and sort orders of every list of leads. */
export const leadOptions: ListOptions<SimLead> = {
  ...searched,
  filters: {
    areaCodes: where.below(({ areaCode }) => areaCode),
    stages: where.oneOf(({ stage }) => stage, stageCodes),
    states: where.oneOf(({ state }) => state, stateCodes),
    labels: where.oneOf(({ labels }) => labels),
    // An industry group includes its branches.
    industries: where.oneOf(({ industry }) => industry && [industry, industryOf(industry)?.parent ?? industry]),
    sources: where.oneOf(({ source }) => source, sourceCodes),
    owners: where.oneOf(({ owner }) => owner),
    scoreMin: where.least((lead, context) => scoreOf(lead, context)?.total),
    scoreMax: where.most((lead, context) => scoreOf(lead, context)?.total),
    gasMin: where.least(({ potential }) => potential?.gas),
    gasMax: where.most(({ potential }) => potential?.gas),
    lastFollow: choice(lastFollow),
    due: choice(due),
    followed: where.is(isFollowed),
    radius: within(),
  },
  sorts,
}

const own: ListOptions<SimLead> = { ...leadOptions, only: isMine, usual: 'nextStep' }

/** The public pool or the organisation, by `type`; the organisation is refused to those who manage none. */
export function sharedScope(type: unknown, context: SimContext): SimTest<SimLead> {
  if (type === 'pool') return (lead) => inPool(lead, context)
  if (!managesAny(context)) throw refusal(4003, { right: 'lead.read' })
  return (lead) => inOrganisation(lead, context)
}

const shared: ListOptions<SimLead> = { ...leadOptions, only: (context, { type }) => sharedScope(type, context) }

/** How many leads each stage has. */
export const stagesOf = (found: readonly SimLead[]) =>
  STAGES.map((stage) => found.filter((lead) => lead.stage === stage).length)

/** Steps of five points. */
const SCORES = Array.from({ length: 20 }, (_, step) => step)
const stepOf = (score: number) => Math.min(19, Math.floor(score / 5))

/** Figures over a list. */
function sumsOf(found: readonly SimLead[], context: SimContext) {
  const { now } = context
  const scores = found.flatMap((lead) => {
    const score = scoreOf(lead, context)
    return score ? [stepOf(score.total)] : []
  })
  return {
    total: found.length,
    gas: sumOf(found, ({ potential }) => potential?.gas ?? 0),
    due: found.filter(due.today(now)).length,
    late: found.filter(due.late(now)).length,
    byStage: stagesOf(found),
    scoreHist: SCORES.map((step) => scores.filter((each) => each === step).length),
  }
}

export const listHandlers: readonly SimHandler[] = [
  listHandler(getClueList, leads, shared),
  figuresHandler(getClueSum, simList(leads, shared), sumsOf),
  listHandler(getClueOwnList, leads, own),
  figuresHandler(getClueOwnSum, simList(leads, own), sumsOf),
  answer(isShowMyClue, (_, context) => ownsAny(context)),
  answer(isManagementArea, (_, context) => managesAny(context)),
  listHandler(findClue, leads, searched),
]
