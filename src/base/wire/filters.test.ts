import * as v from 'valibot'
import { codes } from './codes'
import { by, defineFilters } from './filters'

const stateCodes = codes({ open: '1', closed: '2' })
const filters = defineFilters(
  {
    states: by.words(stateCodes),
    kind: by.word(['gas', 'power']),
    size: by.word(codes({ small: 'S', large: 'L' })),
    orgs: by.ids,
    amountMin: by.number,
    amountMax: by.number,
    start: by.day,
    mine: by.flag,
  },
  { sorts: ['amount'], ranges: [['amountMin', 'amountMax']] },
)
const read = (search: object) => v.safeParse(v.object(filters.entries), search)

const inAddress = {
  states: 'open,closed',
  kind: 'gas',
  size: 'large',
  orgs: '4406,33',
  amountMin: '10',
  start: '2026-11-20',
  mine: '1',
  keyword: 'boiler',
  sort: 'amount',
}

test('a filter is read from an address and sent as codes, joined lists and flags', () => {
  const result = read({ ...inAddress, tab: 'all' })
  if (!result.success) throw new Error('does not parse')
  const filter = filters.of(result.output)
  expect(filter).toEqual({
    ...inAddress,
    states: ['open', 'closed'],
    orgs: ['4406', '33'],
    amountMin: 10,
    mine: true,
  })
  const { start, ...same } = inAddress
  expect(filters.toWire(filter)).toEqual({ ...same, from: start, states: '1,2', size: 'L', amountMin: 10, mine: 1 })
})

test('a period is from and to on the wire, where start and end are no page’s origin', () => {
  const period = defineFilters({ start: by.day, end: by.day })
  expect(period.toWire({ start: '2026-11-01' as never, end: '2026-11-20' as never })).toEqual({
    from: '2026-11-01',
    to: '2026-11-20',
  })
})

test('a comma inside of a value does not part it', () => {
  expect(filters.toWire({ orgs: ['Steam, hot water', 'Glass'] })).toEqual({ orgs: 'Steam%2C hot water,Glass' })
})

test.each([{ states: 'lost' }, { kind: 'steam' }, { amountMin: 'much' }, { start: 'soon' }, { sort: 'name' }])(
  '%o is no filter',
  (search) => expect(read(search).success).toBe(false),
)

test('what is not set is neither part of the filter nor sent', () => {
  const bare = { states: [], keyword: '', mine: false, kind: undefined, tab: 'all', start: undefined }
  expect(filters.of(bare)).toEqual({})
  expect(filters.toWire({ states: [], keyword: '', mine: false })).toEqual({})
})

test('a range counts once, search text and sort order do not count', () => {
  expect(filters.count({ keyword: 'a', sort: 'amount' })).toBe(0)
  expect(filters.count({ amountMin: 1, amountMax: 2, mine: false })).toBe(1)
  expect(filters.count({ amountMax: 0, states: ['open'], mine: true })).toBe(3)
})

test('a list without sort orders accepts none', () => {
  const { entries } = defineFilters({})
  expect(v.safeParse(v.object(entries), { sort: 'amount' }).success).toBe(false)
})
