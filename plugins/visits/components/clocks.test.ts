import type { Visit } from '../api'
import { waitingClocks } from './clocks'

const atLead = { id: 'V-000001', clueId: 'L-000001', clockIns: [] }
const request = { id: 'V-000002', key: 'k-1', kind: 'arrive', deviceAt: new Date() }
const atCustomer = { id: 'V-000002', clueId: undefined, clockIns: [] }

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
  expect(waitingClocks(atLead, [of('V-000001'), of('V-000003')])).toMatchObject([{ key: 'V-000001' }])
})

test('at a lead the leaving of an arrival at the visit counts, also where it names no visit', () => {
  const arrived = { id: 'K-1', key: 'k-0' } as Visit['clockIns'][number]
  const leave = (arriveId: string) => ({ request: { ...request, key: arriveId, kind: 'leave', arriveId } })
  const waiting = waitingClocks({ ...atLead, clockIns: [arrived] }, [leave('K-1'), leave('k-0'), leave('K-2')])
  expect(waiting.map(({ key }) => key)).toEqual(['K-1', 'k-0'])
})
