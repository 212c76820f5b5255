import { type Day, days } from '#base/calendar'

/** Gas of C-000001 by month, m³ (domain/customer.md 5): December to November, and the year before. */
export const gas = [292, 301, 235, 310, 316, 322, 318, 330, 336, 338, 342, 200].map((value) => value * 10_000)
export const gasBefore = [286, 295, 241, 298, 296, 300, 305, 302, 308, 312, 310, 296].map((value) => value * 10_000)

const FIRST = days.of(new Date('2025-12-01T00:00+08:00'))
export const months: readonly Day[] = gas.map((_, index) => days.addMonths(FIRST, index))

/** Gas by day, m³, for six weeks from Mon 2026-09-14 (domain/risk.md 3); null: no meter reading. */
export const volumes: readonly (number | null)[] = [
  [11460, 12450, 11770, 11690, 12250, 10830, 11820],
  [12270, 12280, null, 12200, 6280, 6380, 6060],
  [11860, 12220, 12210, 5950, 6300, 6180, 6440],
  [6370, 5990, 6210, 12460, 12200, 12160, 9060],
  [12440, 12440, 0, 11820, 21400, 10640, 8720],
  [11780, 11920, 11780, 12470, 12060, 11020, 9310],
].flat()
const FIRST_DAY = days.of(new Date('2026-09-14T00:00+08:00'))
export const volumeDays: readonly Day[] = volumes.map((_, index) => days.add(FIRST_DAY, index))
