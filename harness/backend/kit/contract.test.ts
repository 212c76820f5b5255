import { type Changes, fakeArea, records } from './fakeArea'
import { listProblems, moveProblems } from './testing'
import { where } from './where'

const problems = (changes: Changes) => {
  const { dev } = fakeArea(changes)
  return [...listProblems(dev), ...moveProblems(dev)]
}

test('an area without mistakes passes', () => {
  expect(problems({})).toEqual([])
})

const LIST = 'GET main /api/orders/orders'

describe('of a list the contract tells', () => {
  test.each<[string, NonNullable<Changes['list']>, string]>([
    [
      'a filter that finds other records',
      {
        filters: {
          states: Object.assign(
            where.is(() => false),
            { finds: () => '1' },
          ),
        },
      },
      'filter states=1: misses a record that has it',
    ],
    [
      'a filter that narrows nothing',
      { filters: { all: where.is(() => true) } },
      'filter all: narrows nothing that the seed holds',
    ],
    [
      'a filter that does not say what it finds',
      { filters: { any: () => () => true } },
      'filter any: say which value finds a record (finds)',
    ],
    [
      'the wrong end of a range',
      { filters: { amountMin: where.most(({ amount }) => amount) } },
      'filter amountMin: its name promises another end of the range',
    ],
    ['a sort without differences', { sorts: { amount: () => 1 } }, 'sort amount: all that the seed holds is alike'],
    ['a keyword that looks into nothing', { keyword: () => [undefined] }, 'keyword: the seed holds no text'],
    [
      'rows that the call cannot read',
      { row: ({ id }) => ({ id }) },
      expect.stringContaining('its own call does not read the answer'),
    ],
    ['rows that nobody sees', { only: () => () => false }, 'shows nobody a row'],
  ])('%s', (_, list, problem) => {
    const expected = typeof problem === 'string' ? `${LIST}: ${problem}` : problem
    expect(problems({ list })).toContainEqual(expected)
  })
})

describe('of a move the contract tells', () => {
  test.each<[string, Changes, string | RegExp]>([
    [
      'one that everybody may do',
      { rights: { 'order.read': { '*': 'all' }, 'order.approve': { '*': 'all' }, 'order.write': { '*': 'all' } } },
      'move send: nobody lacks the right to it',
    ],
    [
      'one that nobody may do',
      { moves: { send: { from: () => false } } },
      'move send: nobody may do it with what the seed holds',
    ],
    [
      'one that no state forbids',
      { moves: { approve: { from: () => true } } },
      'move approve: no state of the seed forbids it',
    ],
    [
      'one whose fields are not looked at',
      { moves: { send: { check: () => ({}) } } },
      'move send: takes fields that are missing or wrong',
    ],
    [
      'one that `can` holds and that is refused',
      { moves: { send: { check: () => ({ note: 'always' }) } } },
      /move send: can holds it for \w+ with OR-\d+, but it is refused \(4000\)/,
    ],
    [
      'one that writes before it refuses',
      {
        moves: {
          send: {
            check: (_, order, context) => ({ note: records.change(order, {}, context).version > 1 && 'length' }),
          },
        },
      },
      /move send: (writes though it refuses|can holds it)/,
    ],
    [
      'an answer without what may be done',
      { view: (order) => order },
      "move send: the answer's can is not what may be done",
    ],
    [
      'an answer that its call cannot read',
      { view: () => ({ can: [] }) },
      'move send: its own call does not read the answer',
    ],
    [
      'a record that moves on behind the move',
      { moves: { send: { after: (order, _, context) => void records.change(order, {}, context) } } },
      'move send: cannot be undone (4010)',
    ],
    [
      'an undo that leaves what was written elsewhere',
      { moves: { send: { undone: () => undefined } } },
      'move send: restore leaves what was written to order-entry',
    ],
    [
      'an undo that changes more than it should',
      { moves: { send: { undone: (order, { store }) => store.table(records.kind).put({ ...order, title: '' }) } } },
      'move send: restore does not put back byte for byte',
    ],
  ])('%s', (_, changes, problem) => {
    const expected = typeof problem === 'string' ? `order: ${problem}` : expect.stringMatching(problem)
    expect(problems(changes)).toContainEqual(expected)
  })
})
