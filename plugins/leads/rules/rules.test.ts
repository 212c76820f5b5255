import { daysBetween, startOfDay } from '#base/calendar'
import { isMissingKey, missingForNext } from './nextStage'
import { clamp, round } from './numbers'
import { boilerGas, boilerSteam, industryGas, roofPeak, USUAL_RUN } from './potential'
import { isSlow, returnDate } from './returnDate'
import { discardCodes, sourceCodes, stageCodes, stateCodes } from './vocabulary'

const at = (text: string) => new Date(`${text}+08:00`)

describe('potential', () => {
  it('2 × 12 t/h at 70 %, 12 h, 270 d would burn 4,199,897 m³', () => {
    expect(boilerGas({ count: 2, capacity: 12, ...USUAL_RUN })).toBe(4_199_897)
  })

  it.each([
    ['bed', 957, 1_339_800],
    ['room', 400, 240_000],
    ['heatedArea', 120_000, 1_080_000],
    ['tileArea', 2_000_000, 3_800_000],
  ] as const)('by industry: %s × %i would burn %i m³', (unit, count, gas) => {
    expect(industryGas(unit, count)).toBe(gas)
  })

  it('the same boilers output 54,432 t of steam', () => {
    expect(boilerSteam({ count: 2, capacity: 12, ...USUAL_RUN })).toBe(54_432)
  })

  it('12,400 m² of metal roof have a peak output of 1,488 kWp', () => {
    expect(roofPeak(12_400)).toBe(1488)
  })
})

describe('return to the pool', () => {
  it('verified since 28 Aug, last contact 2 Oct: 26 Nov, in 6 days', () => {
    const date = returnDate('verified', at('2026-08-28T08:30'), at('2026-10-02T15:00'))
    expect(date).toEqual(at('2026-11-26T00:00'))
    expect(daysBetween(at('2026-11-20T09:41'), date ?? 0)).toBe(6)
  })

  it('a found lead returns 15 days after the last contact, at the latest 30 days after it was found', () => {
    expect(returnDate('found', at('2026-11-01T10:00'), at('2026-11-04T10:00'))).toEqual(at('2026-11-19T00:00'))
    expect(returnDate('found', at('2026-11-01T10:00'), undefined)).toEqual(at('2026-12-01T00:00'))
  })

  it('opportunities, won leads and leads without known dates do not return', () => {
    expect(returnDate('opportunity', at('2026-01-01T10:00'), undefined)).toBeUndefined()
    expect(returnDate('won', at('2026-01-01T10:00'), undefined)).toBeUndefined()
    expect(returnDate('found', undefined, undefined)).toBeUndefined()
  })
})

test.each([
  ['found', 7],
  ['verified', 21],
  ['followedUp', 45],
  ['opportunity', 90],
] as const)('%s: more than %i days are longer than usual', (stage, days) => {
  expect([isSlow(stage, days), isSlow(stage, days + 1)]).toEqual([false, true])
})

describe('facts missing for the next stage', () => {
  const all = {
    licence: true,
    point: true,
    phone: true,
    decider: true,
    bill: true,
    cognition: 60,
    nextStep: true,
    contract: true,
  }

  it.each([
    ['found', { licence: false, phone: false }, ['code', 'phone']],
    ['found', { point: false }, ['point']],
    ['found', {}, []],
    ['opportunity', {}, []],
    ['verified', {}, ['contact']],
    [
      'followedUp',
      { decider: false, bill: false, cognition: 59, nextStep: false },
      ['decider', 'bill', 'cognition', 'nextStep'],
    ],
    ['followedUp', {}, []],
    ['opportunity', { contract: false }, ['contract']],
    ['won', {}, []],
  ] as const)('%s without %o lacks %o', (stage, without, missing) => {
    expect(missingForNext(stage, { ...all, ...without })).toEqual(missing)
  })
})

test('a key that the app has no text for is not known', () => {
  expect([isMissingKey('point'), isMissingKey('contract'), isMissingKey('seal')]).toEqual([true, true, false])
})

describe('small rules', () => {
  it('rounds half away from zero', () => {
    expect([round(2.5), round(-2.5), round(1499, 1000), round(1500, 1000)]).toEqual([3, -3, 1000, 2000])
  })

  it('clamps', () => {
    expect([clamp(-1, 0, 1), clamp(0.5, 0, 1), clamp(2, 0, 1)]).toEqual([0, 0.5, 1])
  })

  it('a day begins at midnight of +08:00', () => {
    expect(startOfDay(at('2026-11-20T00:00'))).toBe(Number(at('2026-11-20T00:00')))
    expect(daysBetween(at('2026-11-19T23:59'), at('2026-11-20T00:01'))).toBe(1)
  })

  it('converts every code of the area in both directions', () => {
    for (const codes of [stageCodes, stateCodes, sourceCodes, discardCodes]) {
      for (const word of codes.words)
        expect((codes.fromWire as (code: string) => string)((codes.toWire as (word: string) => string)(word))).toBe(
          word,
        )
    }
    expect([
      stageCodes.toWire('found'),
      stateCodes.toWire('pool'),
      sourceCodes.toWire('map'),
      discardCodes.toWire('same'),
    ]).toEqual(['1', '0', '05', 'D6'])
    expect(stageCodes.fromWire('9')).toBeUndefined()
  })
})

describe('days until a lead returns to the pool, by stage (domain/leads.md)', () => {
  const from = at('2026-01-01T10:00')
  const days = (end: Date | undefined) => end && daysBetween(at('2026-01-01T00:00'), end)

  it.each([
    ['found', 15, 30],
    ['verified', 60, 90],
    ['followedUp', 60, 180],
  ] as const)('%s: %i without contact, %i in the stage', (stage, quiet, stay) => {
    expect(days(returnDate(stage, undefined, from))).toBe(quiet)
    expect(days(returnDate(stage, from, undefined))).toBe(stay)
    expect(days(returnDate(stage, from, from))).toBe(Math.min(quiet, stay))
  })
})
