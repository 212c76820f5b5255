import * as v from 'valibot'
import { getClueListForMapAggregated, type Lead } from '../../api'
import { leadIdSchema } from '../../rules/vocabulary'
import { type LeadStop, markOf, responseOf, withStops } from './mapMarks'

const id = (text: string) => v.parse(leadIdSchema, text)
const one = (clueId: string, more: object) => ({
  point: { lng: 113, lat: 23 },
  count: 1,
  stages: [1, 0, 0, 0, 0],
  clueId,
  name: clueId,
  nameEn: `${clueId} Ltd`,
  stage: '2',
  state: '1',
  ...more,
})
const read = (...entries: object[]) => responseOf(getClueListForMapAggregated.response(entries), 'en')

test('a mark says by its shape whose it is and whether it is due; what is due shows on my own only', () => {
  const { points } = read(
    one('L-1', { mine: true }),
    one('L-2', { mine: true, due: 'late' }),
    one('L-3', { mine: false, due: 'late' }),
    one('L-4', { state: '0' }),
    one('L-5', { state: '2', mine: true }),
  )
  expect(points.map(({ kind }) => kind)).toEqual(['mine', 'due', 'others', 'pool', 'discarded'])
  expect(points[0]).toMatchObject({ label: 'L-1 Ltd', stage: 'verified' })
})

test('entries without a lead are groups; a server that says nothing of a lead but its id is drawn too', () => {
  const bare = { point: { lng: 1, lat: 2 }, count: 1, stages: [0, 1, 0, 0, 0], clueId: 'L-9' }
  const { points, clusters } = read({ point: { lng: 113, lat: 23 }, count: 9, stages: [4, 5, 0, 0, 0] }, bare)
  expect(clusters).toEqual([{ lng: 113, lat: 23, count: 9, shares: [4, 5, 0, 0, 0] }])
  expect(points).toMatchObject([{ id: 'L-9', label: 'L-9', kind: 'mine' }])
})

test('stops take the place of their marks, with their numbers, also those out of view', () => {
  const { points } = read(one('L-1', {}), one('L-2', {}))
  const lead = (name: string) => ({ id: id(name), name, stage: 'found' }) as Lead
  const stop = (name: string): LeadStop => ({ id: name, lng: 1, lat: 2, lead: lead(name) })
  const marks = withStops(points, [stop('L-000002'), stop('L-1')].slice(0, 2), 'en')
  expect(marks.map((mark) => [mark.id, mark.kind, mark.number])).toEqual([
    ['L-2', 'mine', undefined],
    ['L-000002', 'route', 1],
    ['L-1', 'route', 2],
  ])
  expect(withStops(points, [], 'en')).toBe(points)
})

test('a lead that is picked out of a group has the mark of its owner, and mine is due when its step is', () => {
  const yesterday = new Date(Date.now() - 24 * 3_600_000)
  const lead = (state: string, owner?: string) =>
    ({ id: id('L-1'), name: 'L-1', stage: 'found', state, owner: owner && { id: owner, name: owner } }) as Lead
  const kind = (one: Lead) => markOf(one, { lng: 1, lat: 2 }, 'rep01', 'en').kind
  expect(kind(lead('owned', 'rep02'))).toBe('others')
  expect(kind(lead('owned', 'rep01'))).toBe('mine')
  expect(kind({ ...lead('owned', 'rep02'), shared: true })).toBe('mine')
  expect(kind({ ...lead('owned', 'rep01'), nextStep: { at: yesterday, kind: 'visit' } })).toBe('due')
  expect(kind(lead('pool'))).toBe('pool')
})
