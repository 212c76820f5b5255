import { type Day, momentOf } from '#base/calendar'
import { newPlan, waitingMinutes } from './forms'

test.each([
  [14, 'T14:30', 'T15:30'],
  [23, 'T23:30', 'T23:59'],
])('who arrives at %s:30 begins a visit that ends on its day', (hour, from, to) => {
  const plan = newPlan(momentOf('2026-11-20' as Day, hour, 30))
  expect([plan.from, plan.to]).toEqual([`2026-11-20${from}`, `2026-11-20${to}`])
})

test('minutes that are edited in the outbox keep the length of their recordings', () => {
  const request = { id: 'V-000005', version: 0, writtenAt: new Date(), photos: [], needs: [], steps: [] }
  const { audio } = waitingMinutes({ ...request, audio: [{ url: '/a.webm', seconds: 47 }] }, [])
  expect(audio).toMatchObject([{ url: '/a.webm', seconds: 47 }])
})
