import { picked } from '#harness/backend/kit'
import { pointBeside, recordId } from '#harness/backend/world'
import type { Ledger } from './Ledger'
import { ODD } from './oddCheckIns'

const HOUR = 3_600_000

/** Adds them last, without drawing, so that nothing else of the seed depends on them. */
export function addOddCheckIns({ leads, clockIns, clock }: Ledger): void {
  for (const { lead: number, on, after = 0, metres, review, ...rest } of ODD) {
    const lead = leads[number - 1]
    if (!lead?.point) continue
    const at = clock.at(...on)
    clockIns.push({
      clockInId: recordId('K', clockIns.length + 1),
      version: 1,
      clueId: lead.clueId,
      by: 'rep01',
      at,
      serverAt: new Date(Date.parse(at) + after * HOUR).toISOString(),
      point: pointBeside(lead.point, 0, metres),
      distance: metres,
      ...picked(lead, 'address', 'addressEn'),
      ...(after > 24 && { counts: false }),
      ...(review && { review: { ...review, at: clock.at(on[0] + 1, '09:00') } }),
      ...rest,
    })
  }
}
