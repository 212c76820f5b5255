import * as v from 'valibot'
import { coded, codes, isKnown } from './codes'
import {
  day,
  entriesOf,
  listOf,
  many,
  maybe,
  moment,
  momentToWire,
  named,
  person,
  recordOf,
  text,
  webAddress,
} from './schemas'

const energyCodes = codes({ gas: '1', emc: '2' })

describe('codes', () => {
  test('are read and written by one table', () => {
    expect(energyCodes.words).toEqual(['gas', 'emc'])
    expect(energyCodes.toWire('emc')).toBe('2')
    expect(energyCodes.fromWire('1')).toBe('gas')
    expect(energyCodes.fromWire('gas')).toBeUndefined()
  })

  test('unknown to the app are kept', () => {
    const energy = coded(energyCodes)
    expect(v.parse(energy, '2')).toBe('emc')
    expect(v.parse(energy, '9')).toBe('9')
    expect(isKnown(energyCodes, v.parse(energy, '2'))).toBe(true)
    expect(isKnown(energyCodes, v.parse(energy, '9'))).toBe(false)
    expect(v.safeParse(energy, 9).success).toBe(false)
  })

  test('may be the words themselves', () => {
    const kind = coded(['visit', 'call'])
    expect(v.parse(kind, 'call')).toBe('call')
    expect(v.parse(kind, 'fax')).toBe('fax')
    expect(isKnown(['visit', 'call'], v.parse(kind, 'fax'))).toBe(false)
  })
})

test.each([
  [
    'maybe',
    maybe(v.number()),
    [
      [undefined, undefined],
      [null, undefined],
      [0, 0],
    ],
  ],
  [
    'many',
    many(v.string()),
    [
      [undefined, []],
      [null, []],
      [['a'], ['a']],
    ],
  ],
  [
    'text',
    text,
    [
      [undefined, undefined],
      [null, undefined],
      ['', undefined],
      ['a', 'a'],
    ],
  ],
] as const)('%s takes what is missing', (_, schema: v.GenericSchema, cases) => {
  for (const [raw, meant] of cases) expect(v.parse(schema, raw)).toEqual(meant)
})

test('a list that is missing from a record is an empty one', () => {
  expect(v.parse(v.object({ labels: many(v.string()) }), {})).toEqual({ labels: [] })
})

test('a moment is parsed and written back', () => {
  const at = v.parse(moment, '2026-11-20T09:41:00+08:00')
  expect(v.parse(momentToWire, at)).toBe('2026-11-20T01:41:00.000Z')
  expect(v.safeParse(moment, 'tomorrow').success).toBe(false)
})

test('a day is a date without time', () => {
  expect(v.parse(day, '2026-11-20')).toBe('2026-11-20')
  expect(v.safeParse(day, '2026-11-20T00:00:00Z').success).toBe(false)
  expect(v.safeParse(day, '2026-13-40').success).toBe(false)
  expect(v.safeParse(day, '2026-02-30').success).toBe(false)
})

test('a person may lack Latin name and organisation', () => {
  expect(v.parse(person, { loginName: 'rep01', userName: '李伟', userNameEn: null })).toEqual({
    id: 'rep01',
    name: '李伟',
    nameEn: undefined,
    orgCode: undefined,
  })
})

test('a list answer includes counts, facets and additional fields', () => {
  const list = listOf(v.string(), { sum: v.number() })
  const raw = { list: ['a'], total: 9, counts: { mine: 3 }, facets: { stage: { '1': 2 } }, sum: 7 }
  expect(v.parse(list, raw)).toEqual({
    items: ['a'],
    total: 9,
    counts: { mine: 3 },
    facets: { stage: { '1': 2 } },
    sum: 7,
  })
  expect(v.parse(list, { list: [], total: 0, sum: 0 })).toEqual({ items: [], total: 0, sum: 0 })
})

test('a record whose id has a name of its own on the wire', () => {
  const device = recordOf('deviceId', { ...named, ...entriesOf(maybe(v.number()), 'hours', 'days') })
  const read: { readonly id: string; readonly days?: number | undefined } = v.parse(device, {
    deviceId: 'D-1',
    name: '锅炉',
    nameEn: '',
    days: 270,
    hours: null,
  })
  expect(read).toEqual({ id: 'D-1', name: '锅炉', nameEn: undefined, hours: undefined, days: 270 })
  expect(v.safeParse(device, { id: 'D-1', name: '锅炉' }).success).toBe(false)
})

test('a web address is one of http or https, and anything else is none', () => {
  expect(v.parse(webAddress, 'https://court.example/a')).toBe('https://court.example/a')
  for (const other of ['javascript:top.ran=1', 'data:text/html,x', 'court.example', '', null, 7])
    expect(v.parse(webAddress, other)).toBeUndefined()
})
