import { type Day, days } from '#base/calendar'
import { type SimContext, SimRefusal, type Wire } from '#harness/backend/contract'
import { enteredBy, personOf, refusal, refuseFields } from '#harness/backend/kit'
import { newRecordId } from '#harness/backend/world'
import { dailyFields, NOTHING_KNOWN, wrongInReport } from '../rules/fields'
import { doneOf, isEditable, isLateReport } from '../rules/site'
import { REFUSED } from '../rules/vocabulary'
import { quantitiesOf, writtenAt } from './projects'
import { dailyKind, reportsOf, type SimDaily, type SimProject } from './records'

/** Daily reports of a site (domain/schedule.md 2): one per site and day. */

interface Saved {
  readonly report: SimDaily
  /** As it was; undefined of a first one. */
  readonly before: SimDaily | undefined
}

/** Files the report of a day, or changes it; throws what is wrong with it. */
export function saveReport(project: SimProject, wire: Wire, context: SimContext): Saved {
  const { store, now, employee } = context
  const { projectId, variant } = project
  if (variant !== 'yk') throw refusal(4010)
  const at = writtenAt(wire, context)
  const all = reportsOf(projectId, context)
  const before = all.find(({ date }) => date === wire.date)
  if (before && Number(wire.version) === 0) {
    const { userName: name, userNameEn: nameEn } = personOf(context, before.by)
    throw new SimRefusal(REFUSED.filed, `${nameEn} filed this day.`, { name, nameEn, date: before.date })
  }
  if (before && Number(wire.version) !== before.version)
    throw refusal(4009, { ...before, by: personOf(context, before.by) })
  const { version, ...entered } = enteredBy(dailyFields(NOTHING_KNOWN, { today: () => days.of(now) }), wire)
  const known = {
    quantities: quantitiesOf(project),
    done: doneOf(all.filter((report) => report !== before)),
    isCorrection: before !== undefined && !isEditable(before.date as Day, at),
  }
  refuseFields(wrongInReport(entered, known))
  // By when it was filed: a correction leaves it as it was.
  const late = before ? before.late : isLateReport(entered.date as Day, at)
  const report: SimDaily = {
    ...entered,
    dailyId: before?.dailyId ?? newRecordId('DR', store.next(dailyKind.name)),
    projectId,
    version: version + 1,
    by: before?.by ?? employee.loginName,
    ...(late && { late }),
  }
  store.table(dailyKind).put(report)
  return { report, before }
}
