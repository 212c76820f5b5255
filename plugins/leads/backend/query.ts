import * as v from 'valibot'
import { DAY, startOfDay } from '#src/calendar'
import { distanceBetween } from '#src/geo'
import { type DUE, filterEntries, type LAST_FOLLOW, type LeadFilter, type Position, type Sort } from '../rules/filters'
import { STAGES, sourceCodes, stageCodes, stateCodes } from '../rules/vocabulary'
import { areaPrefix } from './areas'
import { industryOf } from './industries'
import type { SimLead } from './records'
import { refusal } from './refuse'

/** Filters, orders and sums over leads, as the list calls ask for them. */

const split = (value: unknown) => (typeof value === 'string' && value !== '' ? value.split(',') : undefined)

const positionSchema = v.object({
  lng: v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.finite()),
  lat: v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.finite()),
})

/** Where the person is; undefined when it was not sent. */
export function positionOf(wire: Record<string, unknown>): Position | undefined {
  const result = v.safeParse(positionSchema, wire)
  return result.success ? result.output : undefined
}

/** Reads the filter of a request; codes become words. Refused with 4000 when a value is none. */
export function filterOf(wire: Record<string, unknown>): LeadFilter {
  const result = v.safeParse(v.object(filterEntries), {
    ...wire,
    stages: split(wire.stages)?.map((code) => stageCodes.fromWire(code) ?? code),
    states: split(wire.states)?.map((code) => stateCodes.fromWire(code) ?? code),
    sources: split(wire.sources)?.map((code) => sourceCodes.fromWire(code) ?? code),
  })
  if (result.success) return result.output
  const fields = result.issues.map((issue) => [String(issue.path?.[0]?.key ?? ''), 'invalid'] as const)
  throw refusal(4000, { fields: Object.fromEntries(fields) })
}

type Test = (lead: SimLead) => boolean

const DUE_TESTS: Readonly<Record<(typeof DUE)[number], (at: number, today: number) => boolean>> = {
  late: (at, today) => at < today,
  today: (at, today) => at >= today && at < today + DAY,
  week: (at, today) => at >= today && at < today + 7 * DAY,
}

function followTest(value: (typeof LAST_FOLLOW)[number], now: Date): Test {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString()
  if (value === 'never') return (lead) => lead.lastContact === undefined
  if (value === 'quiet30') {
    const limit = before(30)
    return (lead) => lead.lastContact === undefined || lead.lastContact.at < limit
  }
  const limit = before(Number(value))
  return (lead) => lead.lastContact !== undefined && lead.lastContact.at >= limit
}

/** The industry of a lead is one of those chosen, or in a group that is. */
function industryTest(codes: readonly string[]): Test {
  const chosen = new Set(codes)
  return ({ industry }) => {
    if (industry === undefined) return false
    return chosen.has(industry) || chosen.has(industryOf(industry)?.parent ?? '')
  }
}

/** The tests that a filter asks for; none for what is not set. */
function testsOf(filter: LeadFilter, me: string, now: Date, from: Position | undefined): Test[] {
  const tests: Test[] = []
  const any = <T>(values: readonly T[] | undefined, test: (values: ReadonlySet<T>) => Test) => {
    if (values && values.length > 0) tests.push(test(new Set(values)))
  }
  const range = (of: (lead: SimLead) => number | undefined, min: number | undefined, max: number | undefined) => {
    if (min === undefined && max === undefined) return
    tests.push((lead) => {
      const value = of(lead)
      return value !== undefined && value >= (min ?? value) && value <= (max ?? value)
    })
  }
  any(filter.stages, (values) => (lead) => values.has(lead.stage))
  any(filter.states, (values) => (lead) => values.has(lead.state))
  any(filter.sources, (values) => (lead) => lead.source !== undefined && values.has(lead.source))
  any(filter.owners, (values) => (lead) => lead.owner !== undefined && values.has(lead.owner))
  any(filter.labels, (values) => (lead) => lead.labels?.some((label) => values.has(label)) ?? false)
  if (filter.industries && filter.industries.length > 0) tests.push(industryTest(filter.industries))
  if (filter.areaCodes && filter.areaCodes.length > 0) {
    const prefixes = filter.areaCodes.map(areaPrefix)
    tests.push(({ areaCode }) => areaCode !== undefined && prefixes.some((prefix) => areaCode.startsWith(prefix)))
  }
  range((lead) => lead.score, filter.scoreMin, filter.scoreMax)
  range((lead) => lead.potential?.gas, filter.gasMin, filter.gasMax)
  if (filter.lastFollow) tests.push(followTest(filter.lastFollow, now))
  if (filter.due) {
    const test = DUE_TESTS[filter.due]
    const today = startOfDay(now)
    tests.push(
      (lead) => lead.state === 'owned' && lead.nextStep !== undefined && test(Date.parse(lead.nextStep.at), today),
    )
  }
  if (filter.followed) tests.push((lead) => lead.followers?.includes(me) ?? false)
  const { radius } = filter
  if (radius !== undefined && from) {
    tests.push((lead) => lead.point !== undefined && distanceBetween(from, lead.point) <= radius)
  }
  const keyword = filter.keyword?.trim().toLowerCase()
  if (keyword) {
    const has = (text: string | undefined) => text?.toLowerCase().includes(keyword) ?? false
    tests.push((lead) =>
      [lead.name, lead.nameEn, lead.creditCode, lead.address, lead.addressEn, lead.company].some(has),
    )
  }
  return tests
}

/** Leads that stand in `list` and pass the filter, in the order of their ids. */
export function select(
  leads: Iterable<SimLead>,
  list: Test,
  filter: LeadFilter,
  { me, now, from }: { me: string; now: Date; from: Position | undefined },
): SimLead[] {
  const tests = [list, ...testsOf(filter, me, now, from)]
  const found: SimLead[] = []
  for (const lead of leads) if (tests.every((test) => test(lead))) found.push(lead)
  return found
}

/** What each sort goes by; leads without it come last, equal ones in the order of their ids. */
function keyOf(sort: Sort, from: Position | undefined): (lead: SimLead) => number | undefined {
  const keys: Readonly<Record<Sort, (lead: SimLead) => number | undefined>> = {
    distance: ({ point }) => (from && point ? distanceBetween(from, point) : undefined),
    score: ({ score }) => (score === undefined ? undefined : -score),
    gas: ({ potential }) => (potential?.gas === undefined ? undefined : -potential.gas),
    lastContact: ({ lastContact }) => (lastContact ? -Date.parse(lastContact.at) : undefined),
    nextStep: ({ nextStep, state }) => (nextStep && state === 'owned' ? Date.parse(nextStep.at) : undefined),
  }
  return keys[sort]
}

/** Distance nearest first, score and gas largest first, last contact latest first, next step earliest first. */
export function order(leads: readonly SimLead[], sort: Sort | undefined, from: Position | undefined): SimLead[] {
  const key = sort && keyOf(sort, from)
  const keyed = leads.map((lead) => ({ lead, key: key?.(lead) ?? Number.POSITIVE_INFINITY }))
  keyed.sort((a, b) => (a.key === b.key ? (a.lead.clueId < b.lead.clueId ? -1 : 1) : a.key - b.key))
  return keyed.map(({ lead }) => lead)
}

/** Figures over a list: those discarded count in `total` only. */
export function sumsOf(leads: readonly SimLead[], now: Date) {
  const today = startOfDay(now)
  const byStage = STAGES.map(() => 0)
  const scoreHist = Array.from({ length: 20 }, () => 0)
  let gas = 0
  let due = 0
  let late = 0
  for (const lead of leads) {
    if (lead.state === 'discarded') continue
    gas += lead.potential?.gas ?? 0
    const stage = STAGES.indexOf(lead.stage)
    byStage[stage] = (byStage[stage] ?? 0) + 1
    if (lead.score !== undefined) {
      const bar = Math.min(19, Math.floor(lead.score / 5))
      scoreHist[bar] = (scoreHist[bar] ?? 0) + 1
    }
    if (lead.nextStep && lead.state === 'owned') {
      const at = Date.parse(lead.nextStep.at)
      if (DUE_TESTS.late(at, today)) late++
      else if (DUE_TESTS.today(at, today)) due++
    }
  }
  return { total: leads.length, gas, due, late, byStage, scoreHist }
}
