import { waiting } from './today'

/** What the start page shows of leads. */

test('of what waits about a lead, its step has check-ins, follow-ups and its move to another day', () => {
  const about = { leadId: 'L-000001', deviceAt: new Date() }
  const clock = { ...about, key: 'k1', kind: 'visit', photos: [] }
  const nextStep = { at: new Date(), kind: 'call' }
  const seen = (request: object) => waiting('L-000001', request)
  expect(seen(clock)).toBe('arrival')
  expect(seen({ ...clock, nextStep })).toBe('arrival')
  expect(seen({ ...about, kind: 'call', text: 'They want two boilers.', nextStep })).toBe('other')
  expect(seen({ id: 'L-000001', version: 3, nextStep })).toBe('other')
  // A visit to it, its labels and its facts.
  expect(seen({ ...clock, visitId: 'V-000001' })).toBeUndefined()
  expect(seen({ id: 'V-000001', version: 0, text: 'They want two boilers.' })).toBeUndefined()
  expect(seen({ id: 'L-000001', labels: ['VIP'] })).toBeUndefined()
  expect(seen({ id: 'L-000001', version: 3, half: { nextStep } })).toBeUndefined()
})
