import * as v from 'valibot'
import { type LeadFilter, leadFilters } from './filters'

const { count: countFilters, entries: filterEntries, toWire: filterToWire } = leadFilters

const read = (search: Record<string, unknown>) => v.safeParse(v.object(filterEntries), search)

describe('filters of the lead lists', () => {
  it('are parsed from a URL, with lists and numbers as text', () => {
    const result = read({
      stages: 'found,verified',
      scoreMin: '80',
      followed: '1',
      areaCodes: '440605',
      keyword: '陶瓷',
    })
    expect(result.output).toEqual({
      stages: ['found', 'verified'],
      scoreMin: 80,
      followed: true,
      areaCodes: ['440605'],
      keyword: '陶瓷',
    })
  })

  it.each([{ stages: 'lost' }, { scoreMin: 'high' }, { due: 'someday' }, { sort: 'name' }])(
    '%o does not parse',
    (search) => {
      expect(read(search).success).toBe(false)
    },
  )

  it('are sent as codes joined by commas, without fields that are not set', () => {
    const filter: LeadFilter = {
      stages: ['found', 'won'],
      states: ['discarded'],
      sources: ['map'],
      followed: true,
      labels: [],
      keyword: '',
    }
    expect(filterToWire(filter)).toEqual({ stages: '1,5', states: '2', sources: '05', followed: 1 })
    expect(filterToWire({ followed: false })).toEqual({})
  })

  it('are counted once per group; keyword and sort are not counted', () => {
    expect(countFilters({ keyword: 'a', sort: 'gas' })).toBe(0)
    expect(
      countFilters({ stages: ['found', 'won'], scoreMin: 60, scoreMax: 95, due: 'late', followed: false, labels: [] }),
    ).toBe(3)
  })
})

it.each<LeadFilter>([
  { areaCodes: ['44'] },
  { stages: ['found'] },
  { states: ['pool'] },
  { labels: ['l1', 'l2'] },
  { industries: ['30'] },
  { sources: ['map'] },
  { owners: ['rep01'] },
  { scoreMin: 0 },
  { scoreMax: 95 },
  { scoreMin: 60, scoreMax: 95 },
  { gasMin: 0 },
  { gasMax: 10_000 },
  { lastFollow: 'never' },
  { due: 'late' },
  { followed: true },
  { radius: 500 },
])('%j counts as one filter', (filter) => {
  expect(countFilters(filter)).toBe(1)
  expect(countFilters({ ...filter, keyword: 'a', sort: 'score' })).toBe(1)
})
