import { codes } from '#base/wire'
import type { AnyCall } from '#platform/http'
import { answer, type SimHandler, SimRefusal, type Wire } from '../contract'
import { type Changes, fakeArea, listOrders, records, type SimOrder } from './fakeArea'
import { simList } from './simList'
import type { SimMove } from './simMoves'
import { listProblems, moveProblems } from './testing'
import { where } from './where'

const problems = (changes: Changes) => {
  const { dev } = fakeArea(changes)
  return [...listProblems(dev), ...moveProblems(dev)]
}

test('the contract reports nothing for a correct area', () => {
  expect(problems({})).toEqual([])
})

const LIST = 'GET main /api/orders/orders'

describe('the contract reports for a list', () => {
  test.each<[string, NonNullable<Changes['list']>, string]>([
    [
      'a filter that does not find records with its value',
      {
        filters: {
          states: Object.assign(
            where.is(() => false),
            { finds: () => '1' },
          ),
        },
      },
      'filter states=1: does not find a record that has the value',
    ],
    [
      'a filter without effect',
      { filters: { all: where.is(() => true) } },
      'filter all: does not reduce the list of any reader of the seed: seed records that a reader sees without it',
    ],
    ['a filter that cannot be tested', { filters: { any: () => () => true } }, 'filter any: finds is missing'],
    [
      'the wrong end of a range',
      { filters: { amountMin: where.most(({ amount }) => amount) } },
      'filter amountMin: its name suggests the other end of the range',
    ],
    ['a sort by a constant', { sorts: { amount: () => 1 } }, 'sort amount: all records of the seed have the same key'],
    ['a keyword search without texts', { keyword: () => [undefined] }, 'keyword: the seed has no text to search'],
    [
      'rows that the call cannot parse',
      { row: ({ id }) => ({ id }) },
      expect.stringContaining('its own call cannot parse the answer'),
    ],
    [
      'a filter that only the call has',
      { filters: { states: where.oneOf(({ state }) => state) } },
      'filter late: the call declares it, but the simulator does not know it: add it to filters of its listHandler',
    ],
    [
      'a filter that only the simulator has',
      { filters: { early: where.is(({ state }) => state === 'draft') } },
      'filter early: the simulator has it, but the call does not declare it: delete it, or add it to defineFilters',
    ],
    [
      'a value that only the call has',
      { filters: { states: where.oneOf(() => 'draft' as const, codes({ draft: 'draft', approved: 'approved' })) } },
      "filter states: refuses 'sent', which the call declares: add it to the codes of the simulator",
    ],
    [
      'a sort that only the call has',
      { sorts: { amount: ({ amount }) => amount } },
      'sort due: the call declares it, but the simulator does not know it: add it to sorts of its listHandler',
    ],
    [
      'a sort that only the simulator has',
      { sorts: { amount: ({ amount }) => amount, title: ({ title }) => title } },
      'sort title: the simulator has it, but the call does not declare it: delete it, or add it to sorts of defineFilters',
    ],
    [
      'a tab that only the call has',
      { tabs: { all: () => true } },
      'tab mine: the call declares it, but the simulator does not know it: add it to tabs of its listHandler',
    ],
    ['a list that is always empty', { only: () => () => false }, 'is empty for every employee'],
  ])('%s', (_, list, problem) => {
    const expected = typeof problem === 'string' ? `${LIST}: ${problem}` : problem
    expect(problems({ list })).toContainEqual(expected)
  })
})

describe('a handler that answers over a list by itself', () => {
  const { dev } = fakeArea()
  const [listed] = dev.handlers
  const { states, ...filters } = listed?.list?.options.filters ?? {}
  const nested = (call: AnyCall) => ({ ...call, request: (given: object) => ({ filters: call.request(given) }) })

  test.each(['list', 'over'] as const)('is compared with it, filters in an object of their own too: %s', (what) => {
    const found = (options: object) => {
      const list = simList(records, { ...listed?.list?.options, row: (order) => order, ...options })
      return listProblems({ ...dev, handlers: [{ ...answer(nested(listOrders), () => null), [what]: list }] })
    }
    const early = where.is<SimOrder>(({ state }) => state === 'draft')
    expect(found({ filters })).toContain(
      `${LIST}: filter states: the call declares it, but the simulator does not know it: add it to filters of its listHandler`,
    )
    expect(found({ filters: { ...filters, states, early } })).toContain(
      `${LIST}: filter early: the simulator has it, but the call does not declare it: delete it, or add it to defineFilters`,
    )
    const some = where.oneOf(() => 'draft' as const, codes({ draft: 'draft', approved: 'approved' }))
    expect(found({ filters: { ...filters, states: some } })).toContain(
      `${LIST}: filter states: refuses 'sent', which the call declares: add it to the codes of the simulator`,
    )
    expect(found({ filters: { ...filters, states } }).filter((line) => !line.includes('parse'))).toEqual([])
  })
})

describe('a list that its handler makes by itself', () => {
  const { dev } = fakeArea()
  const found = (run: SimHandler['run']) => listProblems({ ...dev, handlers: [answer(listOrders, run)] })
  const filters = ['states', 'orgs', 'amountMin', 'amountMax', 'dueTo', 'late', 'keyword']

  test('reads each filter that its call declares', () => {
    const unread = filters.map((name) => `filter ${name}: the call declares it, but its handler never reads it`)
    expect(found(({ tab }) => ({ tab }))).toEqual(unread.map((line) => `${LIST}: ${line}`))
    expect(found((wire) => filters.map((name) => wire[name]))).toEqual([])
  })

  test('accepts each value that its call declares', () => {
    const one = (wire: Wire) => {
      for (const name of filters) void wire[name]
      if (wire.states === 'sent') throw new SimRefusal(4000, 'invalid')
    }
    expect(found(one)).toEqual([
      `${LIST}: filter states: refuses 'sent', which the call declares: add it to the codes of the simulator`,
    ])
  })

  test('is not judged if it reads the request as a whole, refuses all of them, or finds nothing', () => {
    const refuse = () => {
      throw new SimRefusal(4003, 'no right')
    }
    for (const run of [({ tab, ...rest }: Wire) => ({ tab, rest }), refuse, () => ({ list: [], total: 0 })])
      expect(found(run)).toEqual([])
  })
})

/** Changes the day too, if it is sent. */
const renamedUntil: SimMove<SimOrder>['run'] = (_, { title, due }) => ({
  title: String(title),
  ...(typeof due === 'string' && { due }),
})

describe('the contract reports for a move', () => {
  test.each<[string, Changes, string | RegExp]>([
    [
      'a right that everybody has',
      { rights: { 'order.read': { '*': 'all' }, 'order.approve': { '*': 'all' }, 'order.write': { '*': 'all' } } },
      'move send: every employee has the right',
    ],
    [
      'a move that nobody can do',
      { moves: { send: { from: () => false } } },
      'move send: no employee may do it with any record of the seed',
    ],
    [
      'a move that no state forbids',
      { moves: { approve: { from: () => true } } },
      'move approve: no record of the seed is in a state that forbids it',
    ],
    [
      'fields that are not checked',
      { moves: { send: { check: () => ({}) } } },
      'move send: accepts missing or wrong fields',
    ],
    [
      'a move in `can` that is refused',
      { moves: { send: { check: () => ({ note: 'always' }) } } },
      /move send: can contains it for \w+ with OR-\d+, but it is refused \(4000\)/,
    ],
    [
      'a write before a refusal',
      {
        moves: {
          send: {
            check: (_, order, context) => ({ note: records.change(order, {}, context).version > 1 && 'length' }),
          },
        },
      },
      /move send: (writes although it refuses|can contains it)/,
    ],
    ['an answer without `can`', { view: (order) => order }, 'move send: the answer has a wrong can'],
    [
      'an answer that its call cannot parse',
      { view: () => ({ can: [] }) },
      /move send: its own call cannot parse the answer: id: expected .*received undefined/,
    ],
    [
      'a second change of the record after the move',
      { moves: { send: { after: (order, _, context) => void records.change(order, {}, context) } } },
      'move send: cannot be undone (4010)',
    ],
    [
      'an undo that does not revert other records',
      { moves: { send: { undone: () => undefined } } },
      'move send: restore does not revert order-entry',
    ],
    [
      'an undo that changes too much',
      { moves: { send: { undone: (order, { store }) => store.table(records.kind).put({ ...order, title: '' }) } } },
      'move send: restore does not put back the record byte for byte',
    ],
    [
      'a field that stays although it was emptied',
      { moves: { rename: { run: renamedUntil } } },
      'move rename: due stays although it is not sent: enter it by enteredBy',
    ],
  ])('%s', (_, changes, problem) => {
    const expected = typeof problem === 'string' ? `order: ${problem}` : expect.stringMatching(problem)
    expect(problems(changes)).toContainEqual(expected)
  })

  test('no field that stays where a request names what it changes', () => {
    expect(problems({ moves: { rename: { run: renamedUntil, partial: true } } })).toEqual([])
  })
})
