import type { Day } from '#base/calendar'
import { type RatedRisk, riskLevel, riskPoints } from './riskLevel'

const TODAY = '2026-11-20' as Day
const risk = (kind: RatedRisk['kind'], rest: { readonly [K in keyof RatedRisk]?: string } = {}) =>
  ({ kind, role: 'defendant', state: 'open', date: '2026-10-08', ...rest }) as RatedRisk
const rate = (...records: RatedRisk[]) => {
  const points = riskPoints(records, TODAY)
  return [points, riskLevel(points)]
}

test('the worked examples', () => {
  expect(rate(risk('pjws'), risk('pjws'), risk('laxx'))).toEqual([14, 'low'])
  const closed = risk('bzxr', { role: 'debtor', state: 'closed', date: '2025-02-01', closedAt: '2026-06-15' })
  expect(rate(risk('gqdj'), closed, risk('pjws', { date: '2024-05-20' }))).toEqual([30, 'medium'])
  expect(rate(risk('sxxx', { role: 'debtor' }))).toEqual([40, 'high'])
})

test('nothing, or nothing that counts, is no risk', () => {
  expect(rate()).toEqual([0, undefined])
  for (const role of ['plaintiff', 'thirdParty', 'applicant']) expect(rate(risk('sxxx', { role }))[0]).toBe(0)
})

test.each([
  ['closed a year ago', risk('bzxr', { state: 'closed', closedAt: '2025-11-20' }), 12.5],
  ['closed a day longer ago', risk('bzxr', { state: 'closed', closedAt: '2025-11-19' }), 0],
  ['closed on an unknown day', risk('bzxr', { state: 'closed', date: '2026-01-01' }), 12.5],
  ['open for ten years', risk('laxx', { date: '2016-01-01' }), 4],
  ['a judgment of a year ago', risk('pjws', { date: '2025-11-20', state: 'closed' }), 5],
  ['a judgment a day older', risk('pjws', { date: '2025-11-19' }), 2.5],
  ['a notice of three years ago', risk('fygg', { date: '2023-11-20' }), 1.5],
  ['a notice a day older', risk('fygg', { date: '2023-11-19' }), 0],
  ['a hearing to come', risk('ktgg', { date: '2026-12-08' }), 3],
])('%s', (_what, record, points) => {
  expect(rate(record)[0]).toBe(points)
})

test('the bounds of the levels', () => {
  expect([0, 0.5, 14.5, 15, 39.5, 40].map(riskLevel)).toEqual([undefined, 'low', 'low', 'medium', 'medium', 'high'])
})
