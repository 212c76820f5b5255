import fc from 'fast-check'
import { asDay, type Day, days } from '#base/calendar'
import { METERED } from '#harness/backend/world'
import {
  type Band,
  bandedDays,
  bandOn,
  dayTypeOf,
  isMissing,
  isModel,
  isNormalAgain,
  judged,
  lackOf,
  type Model,
  modelOf,
  periodOf,
  type Reading,
  raisedBy,
} from './band'

const day = (text: string) => asDay(text) as Day

/** Readings from a day on. */
const readingsOf = (first: string, volumes: readonly (number | null)[]): Reading[] =>
  volumes.map((volume, index) => {
    const at = days.add(day(first), index)
    return { day: at, volume, type: dayTypeOf(at) }
  })

/** The worked example of domain/risk.md 3: 42 days before Monday 2026-10-26. */
const EXAMPLE = readingsOf(METERED.from, METERED.volumes.slice(0, 42))
const TARGET = day('2026-10-26')
const modelAt = (readings: readonly Reading[], target: Day): Model => {
  const model = modelOf(readings, target)
  if (!isModel(model)) throw new Error('too few days')
  return model
}
const whole = ({ low, expected, high }: Band) => [low, expected, high].map(Math.round)

describe('the worked example', () => {
  const model = modelAt(EXAMPLE, TARGET)

  test('40 valid days, 24 working days', () => {
    expect(model).toMatchObject({ valid: 40, working: 24, borrowed: [] })
  })

  test('M 12200, L 12130, m 12200, s 366.347, h 0.090085', () => {
    expect([model.median, model.level, model.middle]).toEqual([12_200, 12_130, 12_200])
    expect(model.spread).toBeCloseTo(366.347, 3)
    expect(model.width).toBeCloseTo(0.090_085, 6)
  })

  test.each([
    ['S', 0.8877],
    ['U', 0.742_62],
    ['H', 0.511_89],
  ] as const)('the factor of %s is %d', (type, factor) => {
    expect(model.factors[type]).toBeCloseTo(factor, 5)
  })

  test.each([
    ['W', [11_037, 12_130, 13_223]],
    ['S', [9798, 10_768, 11_738]],
    ['U', [8197, 9008, 9820]],
    ['H', [5650, 6209, 6769]],
  ] as const)('the band of %s is %j', (type, band) => {
    expect(whole(bandOn(model, type))).toEqual(band)
  })

  test.each([
    [12_100, undefined, undefined, undefined],
    [13_300, 'up', 'notice', 1.07],
    [10_300, 'down', 'warning', 1.67],
    [8600, 'down', 'serious', 3.23],
  ])('%d on a working day: %s %s, z %d', (volume, direction, level, deviation) => {
    const outside = judged(volume, bandOn(model, 'W'))
    expect([outside?.direction, outside?.level]).toEqual([direction, level])
    if (deviation !== undefined) expect(outside?.deviation).toBeCloseTo(deviation, 2)
  })

  test('0 on a working day is serious', () => {
    expect(judged(0, bandOn(model, 'W'))).toMatchObject({ direction: 'down', level: 'serious' })
  })

  test('the first 20 days are 19 of 21', () => {
    const model = modelOf(EXAMPLE.slice(0, 20), day('2026-10-04'))
    expect(model).toEqual({ valid: 19, working: 12, insufficient: true })
    expect(lackOf(model)).toEqual({ what: 'days', n: 19, of: 21 })
  })

  test('where working days alone are few, these are said', () => {
    let working = 0
    const few = EXAMPLE.filter(({ type }) => type !== 'W' || ++working <= 8)
    const lacking = modelOf(few, TARGET)
    expect(lacking).toMatchObject({ valid: 24, working: 8, insufficient: true })
    expect(lackOf(lacking)).toEqual({ what: 'workingDays', n: 8, of: 10 })
    expect(lackOf(model)).toBeUndefined()
  })
})

test('days are working days, Saturdays, Sundays and holidays; make-up days are working days', () => {
  expect(
    ['2026-09-20', '2026-09-19', '2026-10-11', '2026-10-03', '2026-10-10'].map((each) => dayTypeOf(day(each))),
  ).toEqual(['W', 'S', 'U', 'H', 'W'])
})

/** 42 days before a target, by the class of the day. */
const history = (target: string, volumeOf: (type: Reading['type'], index: number) => number | null): Reading[] =>
  readingsOf(days.add(day(target), -42), Array<null>(42).fill(null)).map((reading, index) => ({
    ...reading,
    volume: volumeOf(reading.type, index),
  }))

test('a plant that never works on Sundays: its zeros count, and nothing is expected there', () => {
  const model = modelAt(
    history('2026-08-31', (type) => (type === 'U' ? 0 : 1000)),
    day('2026-08-31'),
  )
  expect(model).toMatchObject({ valid: 42, factors: { U: 0 }, width: 0.08 })
  expect(judged(0, bandOn(model, 'U'))).toBeUndefined()
  expect(judged(500, bandOn(model, 'U'))).toMatchObject({ direction: 'up', level: 'serious' })
})

test('a class with fewer than three days takes the factor of another, and a holiday then has a wider band', () => {
  // No holiday in the six weeks before; Saturdays are missing.
  const model = modelAt(
    history('2026-08-31', (type, index) => (type === 'S' ? null : type === 'U' ? 600 : 1000 + (index % 3) * 40)),
    day('2026-08-31'),
  )
  expect(model.borrowed).toEqual(['S', 'H'])
  expect(model.factors.S).toBe(model.factors.U)
  expect(model.factors.H).toBe(model.factors.U)
  const widthOf = ({ low, expected }: Band) => 1 - low / expected
  expect(widthOf(bandOn(model, 'H'))).toBeCloseTo(widthOf(bandOn(model, 'W')) * 1.5, 10)
})

test.each([
  ['U', 'that of Saturdays', { S: 0.8, U: 0.8, H: 0.8 }, ['U', 'H']],
  ['SU', 'that of working days', { S: 1, U: 1, H: 1 }, ['S', 'U', 'H']],
])('without readings of %s the missing factor is %s', (missing, _, factors, borrowed) => {
  const model = modelAt(
    history('2026-08-31', (type) => (missing.includes(type) ? null : type === 'W' ? 1000 : 800)),
    day('2026-08-31'),
  )
  expect(model).toMatchObject({ factors, borrowed })
})

test('1 October after three holidays in September has a factor of its own', () => {
  expect(modelAt(EXAMPLE, day('2026-10-12')).borrowed).toEqual(['S', 'U'])
  const september = readingsOf('2026-08-20', Array<number>(42).fill(1000))
  expect(modelAt(september, day('2026-10-01')).borrowed).not.toContain('H')
})

test('41 days of history are enough, days before them and excluded ones are not counted', () => {
  const readings = history('2026-08-31', () => 1000)
  expect(modelAt(readings.slice(1), day('2026-08-31')).valid).toBe(41)
  expect(
    modelAt([{ ...readings[0], day: day('2026-01-05') } as Reading, ...readings.slice(1)], day('2026-08-31')).valid,
  ).toBe(41)
  const excluded = readings.map((reading, index) => ({ ...reading, excluded: index < 5 }))
  expect(modelAt(excluded, day('2026-08-31')).valid).toBe(37)
})

test('no NaN, low ≤ E ≤ high, and volumes of another size have a band of that size', () => {
  const volume = fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 100_000 }) },
    fc.constant(null),
    fc.constant(0),
  )
  fc.assert(
    fc.property(
      fc.array(volume, { minLength: 43, maxLength: 60 }),
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 1, max: 1000 }),
      (volumes, offset, scale) => {
        const first = days.add(day('2026-01-01'), offset)
        const readings = readingsOf(first, volumes)
        const scaled = readings.map((each) => ({ ...each, volume: each.volume === null ? null : each.volume * scale }))
        const target = days.add(first, volumes.length)
        const model = modelOf(readings, target)
        const larger = modelOf(scaled, target)
        expect(isModel(larger)).toBe(isModel(model))
        if (!isModel(model) || !isModel(larger)) return
        for (const type of ['W', 'S', 'U', 'H'] as const) {
          const band = bandOn(model, type)
          expect([band.low, band.expected, band.high].every(Number.isFinite)).toBe(true)
          expect(band.low).toBeLessThanOrEqual(band.expected)
          expect(band.expected).toBeLessThanOrEqual(band.high)
          expect(band.low).toBeGreaterThanOrEqual(0)
          const of = bandOn(larger, type)
          for (const key of ['low', 'expected', 'high'] as const)
            expect(Math.abs(of[key] - band[key] * scale)).toBeLessThanOrEqual(1e-6 * (1 + of[key]))
          for (const each of [0, 1, 5000]) expect(judged(each, band)?.deviation).not.toBeNaN()
        }
      },
    ),
    { numRuns: 300 },
  )
})

describe('warnings', () => {
  const at = (...volumes: (number | null)[]) =>
    raisedBy(bandedDays([...EXAMPLE, ...readingsOf('2026-10-26', volumes)], TARGET)).map(
      ({ day: on, direction, level }) => [on, direction, level],
    )

  test('of levels 2 and 3 are raised at once, of level 1 on the second day running', () => {
    expect(at(8600)).toEqual([['2026-10-26', 'down', 'serious']])
    expect(at(10_300)).toEqual([['2026-10-26', 'down', 'warning']])
    expect(at(13_300)).toEqual([])
    expect(at(13_300, 13_350)).toEqual([['2026-10-27', 'up', 'notice']])
    expect(at(13_300, null, 13_350)).toEqual([['2026-10-28', 'up', 'notice']])
    expect(at(13_300, 12_100, 13_350)).toEqual([])
  })

  test('one is open in each direction, and a higher level raises it', () => {
    expect(at(10_300, 8600, 10_300)).toEqual([['2026-10-27', 'down', 'serious']])
    expect(at(8600, 12_100, 12_150, 12_100, 8600)).toHaveLength(2)
  })

  test('three normal days running end it', () => {
    const after = [...EXAMPLE, ...readingsOf('2026-10-26', [8600, 12_100, 12_150, 12_100])]
    expect(isNormalAgain(after, TARGET)).toBe(true)
    expect(isNormalAgain(after.slice(0, -1), TARGET)).toBe(false)
    expect(isNormalAgain(after, day('2026-10-27'))).toBe(false)
  })
})

test('three missing days running at the end are a case for the meter', () => {
  expect(isMissing(readingsOf('2026-10-26', [1, null, null, null]))).toBe(true)
  expect(isMissing(readingsOf('2026-10-26', [null, null, null, 1]))).toBe(false)
  expect(isMissing(readingsOf('2026-10-26', [1, null, null]))).toBe(false)
  expect(isMissing(readingsOf('2026-10-26', [null, null, null]))).toBe(false)
})

test('a week is the sum of its valid days; its band is narrower, at least 5 %', () => {
  const week = readingsOf('2026-10-26', [12_000, 12_000, 0, 12_000, 12_000, 10_600, null])
  const sum = periodOf([...EXAMPLE, ...week], TARGET, day('2026-11-01'))
  expect(sum).toMatchObject({ actual: 58_600, valid: 5 })
  expect(sum?.expected).toBeCloseTo(4 * 12_130 + 12_130 * 0.8877, 0)
  // 0.090085 ÷ √5 would be 4 %.
  expect((sum?.high ?? 0) / (sum?.expected ?? 1)).toBeCloseTo(1.05, 10)
  const single = periodOf([...EXAMPLE, ...readingsOf('2026-10-26', [12_000])], TARGET, TARGET)
  expect((single?.high ?? 0) / (single?.expected ?? 1)).toBeCloseTo(1.090_085, 6)
  expect(periodOf(EXAMPLE, TARGET, day('2026-11-01'))).toBeUndefined()
})

test('a Saturday without gas does not count in its week, where the other Saturdays have some', () => {
  const week = readingsOf('2026-10-26', [12_000, 12_000, 12_000, 12_000, 12_000, 0, null])
  expect(periodOf([...EXAMPLE, ...week], TARGET, day('2026-11-01'))).toMatchObject({ actual: 60_000, valid: 5 })
})

describe('limits (domain/risk.md 3)', () => {
  const AUGUST = day('2026-08-31')

  test.each([
    ['up', 1100, undefined],
    ['up', 1100.1, 'notice'],
    ['up', 1150, 'notice'],
    ['up', 1150.1, 'warning'],
    ['up', 1250, 'warning'],
    ['up', 1250.1, 'serious'],
    ['down', 900, undefined],
    ['down', 850, 'notice'],
    ['down', 750, 'warning'],
    ['down', 749.9, 'serious'],
  ])('%s to %d of 1000 ± 100 is %s', (_, volume, level) => {
    expect(judged(volume, { expected: 1000, low: 900, high: 1100 })?.level).toBe(level)
  })

  test('half of a band is at most 60 %, and that of n days is ÷ √n', () => {
    const wild = history('2026-08-31', (_, index) => (index % 2 === 0 ? 400 : 2000))
    const model = modelAt(wild, AUGUST)
    expect(model.width).toBeGreaterThan(0.6)
    const { low, expected, high } = bandOn(model, 'W')
    expect([low / expected, high / expected]).toEqual([expect.closeTo(0.4, 10), expect.closeTo(1.6, 10)])
    const sum = periodOf([...wild, ...readingsOf('2026-08-31', [900, 900, 900, 900])], AUGUST, day('2026-09-03'))
    expect(sum?.valid).toBe(4)
    expect((sum?.high ?? 0) / (sum?.expected ?? 1)).toBeCloseTo(1.3, 10)
  })

  test('21 valid days are enough, 20 are not', () => {
    const readings = history('2026-08-31', () => 1000)
    expect(isModel(modelOf(readings.slice(-21), AUGUST))).toBe(true)
    expect(lackOf(modelOf(readings.slice(-20), AUGUST))).toEqual({ what: 'days', n: 20, of: 21 })
  })

  test('10 working days are enough, 9 are not', () => {
    const withWorking = (count: number) => {
      let working = 0
      return history('2026-08-31', () => 1000).filter(({ type }) => type !== 'W' || ++working <= count)
    }
    expect(isModel(modelOf(withWorking(10), AUGUST))).toBe(true)
    expect(lackOf(modelOf(withWorking(9), AUGUST))).toEqual({ what: 'workingDays', n: 9, of: 10 })
  })

  test('zeros count where exactly half of their class are, and not where fewer are', () => {
    const withZeros = (count: number) => {
      let sundays = 0
      return history('2026-08-31', (type) => (type === 'U' ? (++sundays <= count ? 0 : 600) : 1000))
    }
    expect(modelAt(withZeros(3), AUGUST)).toMatchObject({ valid: 42, factors: { U: 0.3 } })
    expect(modelAt(withZeros(2), AUGUST)).toMatchObject({ valid: 40, factors: { U: 0.6 } })
  })
})
