import { waitingClocks } from './clocks'

const request = { id: 'V-000002', key: 'k-1', kind: 'arrive', deviceAt: new Date() }
const atCustomer = { id: 'V-000002', clueId: undefined }

test('what waits is a check-in, not the note that one was a mistake', () => {
  const correction = { ...request, key: 'k-2', corrects: 'VC-000001', note: 'The neighbour' }
  const entries = [{ request: correction }, { request }, { request: { text: 'a comment' } }]
  expect(waitingClocks(atCustomer, entries)).toMatchObject([{ key: 'k-1' }])
})

test('an arrival that is corrected on this phone before it was sent is none', () => {
  const correction = { ...request, key: 'k-2', corrects: 'k-1', note: 'The neighbour' }
  expect(waitingClocks(atCustomer, [{ request }, { request: correction }])).toEqual([])
})

test('at a lead those of the visit count', () => {
  const of = (visitId: string) => ({ request: { ...request, key: visitId, visitId } })
  const atLead = { id: 'V-000001', clueId: 'L-000001' }
  expect(waitingClocks(atLead, [of('V-000001'), of('V-000003')])).toMatchObject([{ key: 'V-000001' }])
})
