import { type Day, days } from '#base/calendar'
import { type SimContext, SimRefusal, type Wire } from '#harness/backend/contract'
import { enteredBy, fieldErrors, personOf, refusal, refuseFields, textOf } from '#harness/backend/kit'
import { newRecordId } from '#harness/backend/world'
import { dailyOn } from '../rules/fields'
import { isEditable, isLateReport, type SiteQuantity } from '../rules/site'
import { REFUSED } from '../rules/vocabulary'
import { dailyKind, rowsOf, type SimDaily, type SimProject } from './records'

/** Daily reports of a site (domain/schedule.md 2): one per site and day. */

interface Known {
  readonly quantities: readonly (SiteQuantity & { readonly unit?: string })[]
  /** Reported up to now without the day of the report, by code. */
  readonly done: ReadonlyMap<string, number>
}

/** The first quantity of which more would be done than there is. */
function tooMuch({ quantities, done }: Known, wire: Wire): object {
  const sent = Array.isArray(wire.quantities) ? (wire.quantities as { code?: unknown; done?: unknown }[]) : []
  const index = sent.findIndex(({ code, done: now }) => {
    const known = quantities.find((each) => each.code === code)
    return known === undefined || (done.get(known.code) ?? 0) + Number(now) > known.total + 1e-6
  })
  return index < 0 ? {} : { [`quantities.${index}.done`]: 'done' }
}

/** When a report was written: a phone without network sends it later. */
function writtenAt(wire: Wire, now: Date): Date {
  const written = new Date(textOf(wire.deviceAt))
  return written.getTime() < now.getTime() ? written : now
}

/** Files the report of a day, or changes it; throws what is wrong with it. */
export function saveReport(project: SimProject, wire: Wire, known: Known, context: SimContext): SimDaily {
  const { store, now, employee } = context
  const at = writtenAt(wire, now)
  const before = rowsOf(dailyKind, project, context).find(({ date }) => date === wire.date)
  if (before && Number(wire.version) === 0) {
    const { userName: name, userNameEn: nameEn } = personOf(context, before.by)
    throw new SimRefusal(REFUSED.filed, `${nameEn} filed this day.`, { name, nameEn, date: before.date })
  }
  if (before && Number(wire.version) !== before.version) throw refusal(4009)
  const fields = dailyOn(() => days.of(now))
  const isCorrection = before !== undefined && !isEditable(before.date as Day, at)
  refuseFields({
    ...fieldErrors(fields.table, wire),
    ...tooMuch(known, wire),
    ...(isCorrection && textOf(wire.note) === '' && { note: 'note' }),
  })
  const { version: _, ...entered } = enteredBy(fields, wire)
  const { projectId } = project
  const late = before?.late ?? isLateReport(entered.date as Day, at)
  const report: SimDaily = {
    ...entered,
    dailyId: before?.dailyId ?? newRecordId('DR', store.next(dailyKind.name)),
    projectId,
    version: (before?.version ?? 0) + 1,
    by: before?.by ?? employee.loginName,
    ...(late && { late }),
  }
  store.table(dailyKind).put(report)
  return report
}
