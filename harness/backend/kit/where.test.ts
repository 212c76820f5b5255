import { codes } from '#base/wire'
import { EXAMPLE_TIME } from '../clock'
import { fakeArea } from './fakeArea'
import { simulate } from './testing'
import { type SimFilter, where } from './where'

const context = simulate(fakeArea().dev).context('rep01')
const one = <T>(value: T) => ({ value })
type Has<T> = { readonly value: T | undefined }
const of = <T>({ value }: Has<T>) => value

/** True when the filter finds a record with that value; undefined when it refuses what was sent. */
const finds = <T>(filter: SimFilter<Has<T>>, sent: string, value: T | undefined) =>
  filter(sent, context, {})?.({ value })

describe('oneOf', () => {
  const words = codes({ gas: '1', power: '2' })

  test('has one of several, a comma in a value escaped', () => {
    expect(['a,b', 'b', 'a%2Cb'].map((sent) => finds(where.oneOf(of<string>), sent, 'a,b'))).toEqual([
      false,
      false,
      true,
    ])
    expect(finds(where.oneOf(of<string>), 'x,b', 'b')).toBe(true)
    expect(finds(where.oneOf(of<string>), 'b', undefined)).toBe(false)
  })

  test('a record may have several itself', () => {
    expect(finds(where.oneOf(of<readonly string[]>), 'x,b', ['a', 'b'])).toBe(true)
    expect(finds(where.oneOf(of<readonly string[]>), 'x', ['a', 'b'])).toBe(false)
  })

  test('reads codes, refuses those that are none, and counts by code', () => {
    const filter = where.oneOf(of<'gas' | 'power'>, words)
    expect([finds(filter, '1', 'gas'), finds(filter, '2', 'gas'), finds(filter, '3', 'gas')]).toEqual([
      true,
      false,
      undefined,
    ])
    expect(filter.facet?.(one('power'), context)).toBe('2')
  })

  test('may depend on who asks', () => {
    const own = where.oneOf<{ readonly by: string }, string>(({ by }, { employee }) =>
      by === employee.loginName ? 'own' : 'other',
    )
    expect(own('own', context, {})?.({ by: 'rep01' })).toBe(true)
    expect(own('own', context, {})?.({ by: 'rep02' })).toBe(false)
    expect(own.facet?.({ by: 'rep02' }, context)).toBe('other')
  })
})

test.each([
  ['4406', '440605', true],
  ['440600', '440605', true],
  ['00', '440605', true],
  ['440605', '4406', false],
  ['4407,3302', '440605', false],
  ['4407,44', '440605', true],
])('below %s is %s: %s', (sent, code, found) => {
  expect(finds(where.below(of<string>), sent, code)).toBe(found)
})

test('below finds no record without a code', () => {
  expect(finds(where.below(of<string>), '4406', undefined)).toBe(false)
})

test.each([
  ['numbers', '10', 10, true, true],
  ['numbers', '10', 11, true, false],
  ['numbers', '10', 9, false, true],
  ['numbers', '10', undefined, false, false],
  ['days', '2026-11-20', '2026-11-20', true, true],
  ['moments of a day at +08:00', '2026-11-20', '2026-11-20T15:59:00Z', true, true],
  ['moments of the next day at +08:00', '2026-11-20', '2026-11-20T16:00:00Z', true, false],
  ['days of a month', '2026-11', '2026-11-30', true, true],
  ['days after a month', '2026-11', '2026-12-01', true, false],
  ['days before a month', '2026-11', '2026-10-31', false, true],
] as const)('least and most of %s: %s to %s', (_, sent, value, isLeast, isMost) => {
  expect(finds(where.least(of<number | string>), sent, value)).toBe(isLeast)
  expect(finds(where.most(of<number | string>), sent, value)).toBe(isMost)
})

test('no number, no day, no flag is refused', () => {
  expect(['', ' ', 'much', '2026-13'].map((sent) => finds(where.least(of<number>), sent, 1))).toEqual(
    Array(4).fill(undefined),
  )
  expect(
    finds(
      where.is(() => true),
      '0',
      1,
    ),
  ).toBeUndefined()
})

test('a flag is about somebody, at a time', () => {
  const filter = where.is<Has<string>>(({ value }, { employee, now }) => {
    return value === employee.loginName && now.getTime() === EXAMPLE_TIME.getTime()
  })
  expect([finds(filter, '1', 'rep01'), finds(filter, '1', 'rep02')]).toEqual([true, false])
})

test('a range may be of what only some see', () => {
  const mine = where.least<Has<number>>(({ value }, { employee }) =>
    employee.loginName === 'rep01' ? value : undefined,
  )
  const other = simulate(fakeArea().dev).context('rep02')
  expect([context, other].map((who) => mine('3', who, {})?.(one(5)))).toEqual([true, false])
  expect([context, other].map((who) => mine.finds?.(one(5), who, {}))).toEqual(['5', undefined])
})
