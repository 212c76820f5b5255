import { asDay, type Day, days, momentOf } from '#base/calendar'
import type { SimContext } from '#harness/backend/contract'
import { companyKind, type SimCompany } from '#harness/backend/world'
import { bandedDays, isMissing, isOutside, type Reading } from '../rules/band'
import { dueOf } from '../rules/due'
import { announceBounce } from './bounces'
import { belonging, findingsOf, isFollowed, reboundAfter, warningFields } from './findings'
import { bounceKind, bounces, isToHandle, warningKind, warnings } from './records'
import { todoKind } from './todos'
import { readingsOf } from './volumes'
import { addMeterCheck, announceWarning } from './warnings'
import { watched, watchOf } from './watch'

/** What new readings raise while the clock moves: warnings, rebounds, to-dos about meters (domain/risk.md 3, 4). */

/** Customers with daily volumes. */
const CUSTOMERS = 120
/** Days before the new ones that tell whether a warning goes on. */
const LOOK_BACK = 14

interface New {
  readonly company: SimCompany
  readonly readings: readonly Reading[]
  /** First day that was not looked at yet. */
  readonly from: Day
}

function raiseWarnings({ company, readings, from }: New, context: SimContext): void {
  const today = days.of(context.now)
  const begun = Array.from({ length: days.between(from, today) }, (_, index) => days.add(from, index + 1))
  const found = findingsOf(readings, {
    // The days before tell how a warning goes on.
    from: bandedDays(readings, from).some(isOutside) ? days.add(from, -LOOK_BACK) : today,
    // Those that ended when one of these days began.
    weeks: begun.filter((day) => days.weekday(day) === 1).map((day) => days.add(day, -7)),
    months: begun.filter((day) => day.endsWith('-01')).map((day) => days.addMonths(day, -1)),
  })
  for (const finding of found) {
    if (finding.granularity === 'day' && finding.day < from) continue
    const fields = warningFields(finding, context.now)
    const open = [...context.store.table(warningKind).values()].find(
      (each) => each.custId === company.custId && isToHandle(each) && each.direction === fields.direction,
    )
    // One is open at a time, whether of a day, week or month; a higher level raises it.
    if (open && open.level >= fields.level) continue
    const { course, state: _, ...raised } = fields
    const warning = open
      ? warnings.change(open, { ...raised, course: [...open.course, ...course] }, context)
      : warnings.create((warningId) => ({ warningId, version: 1, ...belonging(company), ...fields }), context)
    announceWarning(warning, context)
  }
}

function raiseRebounds({ company, readings, from }: New, context: SimContext): void {
  for (const warning of [...context.store.table(warningKind).values()]) {
    if (warning.custId !== company.custId || warning.state === 'void') continue
    const rebound = reboundAfter(warning, readings)
    if (!rebound || rebound.day < from) continue
    if (isFollowed(warning, [...context.store.table(bounceKind).values()])) continue
    const { day: date, ...figures } = rebound
    const about = { ...belonging(warning), ...figures, warningId: warning.warningId, date, level0: warning.base }
    const due = dueOf(context.now).toISOString()
    const course = [{ act: 'raise', at: context.now.toISOString() }]
    announceBounce(
      bounces.create((bounceId) => ({ bounceId, version: 1, ...about, state: 'open', due, course }), context),
      context,
    )
  }
}

/** The readings have stopped: their meter is checked, once until they come again. */
function checkMeter({ company, readings }: New, context: SimContext): void {
  if (!isMissing(readings)) return
  const last = [...readings].reverse().find(({ volume }) => volume !== null)
  const since = last && momentOf(days.add(last.day, 1), 0).toISOString()
  const isChecked = [...context.store.table(todoKind).values()].some(
    ({ kind, subject, due }) => kind === 'meter' && subject === company.custId && since !== undefined && due > since,
  )
  if (!isChecked) addMeterCheck(belonging(company), context)
}

/** Looks at the readings that are new since the clock was here last; on the day of the seed there are none. */
export function raiseNew(context: SimContext): void {
  const { upTo } = watchOf(context)
  if (upTo >= days.of(context.now)) return
  watched(context)
  for (const company of [...context.store.table(companyKind).values()].slice(0, CUSTOMERS)) {
    const found = { company, readings: readingsOf(company.custId, context), from: asDay(upTo) ?? upTo }
    raiseWarnings(found, context)
    raiseRebounds(found, context)
    checkMeter(found, context)
  }
}
