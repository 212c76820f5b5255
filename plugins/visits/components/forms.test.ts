import { type Day, days, momentOf } from '#base/calendar'
import type { Core } from '#platform/core'
import { beginSubmission, leaveSubmission, newNeed, newPlan, unplannedAt, waitingMinutes } from './forms'

test.each([
  [14, 'T14:30', 'T15:30'],
  [23, 'T23:30', 'T23:59'],
])('who arrives at %s:30 begins a visit that ends on its day', (hour, from, to) => {
  const plan = newPlan(momentOf('2026-11-20' as Day, hour, 30))
  expect([plan.from, plan.to]).toEqual([`2026-11-20${from}`, `2026-11-20${to}`])
})

test('a need of a visit of long ago is due today', () => {
  expect(newNeed(null, momentOf(days.add(days.today(), -30), 10)).dueAt).toBe(days.today())
})

test('minutes that are edited in the outbox keep the length of their recordings', () => {
  const request = { id: 'V-000005', version: 0, writtenAt: new Date(), photos: [], needs: [], steps: [] }
  const { audio } = waitingMinutes({ ...request, audio: [{ url: '/a.webm', seconds: 47 }] }, [])
  expect(audio).toMatchObject([{ url: '/a.webm', seconds: 47 }])
})

test('a visit whose id the device does not know is left by the key of its arrival, after it', () => {
  const core = { store: () => ({}) } as unknown as Core
  const at = momentOf('2026-11-20' as Day, 10)
  const pressed = { fix: { lng: 113, lat: 23, at: at.getTime() }, at: at.getTime(), key: 'press-2', text: '' }
  const arrived = { ...pressed, key: 'press-1', photos: [], audio: [], purpose: 'service', contacts: [] } as const
  const whose = { id: 'C-000011', name: '永泰五金' }
  const arrival = beginSubmission(core, whose, arrived as never)
  const leaving = leaveSubmission(core, unplannedAt(whose), { id: 'press-1', at }, pressed as never, undefined)
  expect(leaving.record).toBe(arrival.record)
  expect(leaving.request).toMatchObject({ id: 'press-1', arriveId: 'press-1', kind: 'leave', key: 'press-2' })
})
