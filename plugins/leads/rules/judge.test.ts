import { type JudgeSubject, judge, pathOf, proposable } from './judge'

const option = (id: string, scores: Record<string, number>, next?: string, veto: readonly string[] = []) => ({
  id,
  scores,
  veto,
  ...(next !== undefined && { next }),
})
const subjects: readonly JudgeSubject[] = [
  {
    id: 'heat',
    options: [option('steam', { boiler: 3, pump: 0 }, 'hours'), option('none', {}, undefined, ['boiler'])],
  },
  { id: 'hours', options: [option('long', { boiler: 3, pump: 1 }), option('short', { boiler: 1, pump: 2 }, 'roof')] },
  { id: 'roof', options: [option('large', { pv: 2 }, 'heat')] },
]
const walk = (answers: Readonly<Record<string, string>>) =>
  pathOf(
    'heat',
    (id) => subjects.find((subject) => subject.id === id),
    (id) => answers[id],
  )
const verdicts = (answers: Readonly<Record<string, string>>) =>
  judge(walk(answers).steps).map(({ schemaId, fit, verdict }) => [schemaId, fit, verdict])

describe('the way through the subjects', () => {
  test('begins at the first and goes where the answers lead', () => {
    expect(walk({})).toEqual({ steps: [], next: 'heat' })
    expect(walk({ heat: 'steam' }).next).toBe('hours')
    expect(walk({ heat: 'none' }).next).toBeUndefined()
  })

  test('an answer to a subject that it no longer leads over does not count', () => {
    expect(walk({ heat: 'none', hours: 'long' }).steps).toHaveLength(1)
  })

  test.each([
    ['an option that is gone', { heat: 'steam', hours: 'weekly' }, 'hours'],
    ['a cycle', { heat: 'steam', hours: 'short', roof: 'large' }, undefined],
  ])('ends at %s', (_what, answers, next) => {
    expect(walk(answers).next).toBe(next)
  })
})

describe('the fit of a solution', () => {
  test('example of the domain: (3 + 1)/(3 + 3) is 67 and fits', () => {
    expect(verdicts({ heat: 'steam', hours: 'short' })).toContainEqual(['boiler', 67, 'fits'])
  })

  test('counts only what could be had on the way', () => {
    expect(verdicts({ heat: 'steam', hours: 'long' })).toEqual([
      ['boiler', 100, 'fits'],
      ['pump', 50, 'possible'],
    ])
  })

  test.each([
    [[6, 10], 60, 'fits'],
    [[119, 200], 60, 'fits'],
    [[59, 100], 59, 'possible'],
    [[4, 10], 40, 'possible'],
    [[39, 100], 39, 'unlikely'],
    [[0, 5], 0, 'unlikely'],
    [[-3, 5], 0, 'unlikely'],
  ] as const)('%j points are %d and %s', ([got, best], fit, verdict) => {
    const chosen = option('a', { x: got })
    const subject = { id: 's', options: [chosen, option('b', { x: best })] }
    expect(judge([{ subject, option: chosen }])).toMatchObject([{ fit, verdict }])
  })

  test('an answer can rule a solution out, whatever its points', () => {
    const [only] = judge(walk({ heat: 'none' }).steps)
    expect(only).toMatchObject({ schemaId: 'boiler', verdict: 'vetoed', vetoedBy: { option: { id: 'none' } } })
  })

  test('the best comes first; equal ones stand in the order of their ids', () => {
    const chosen = option('a', { b: 1, a: 1, c: 2 })
    const subject = { id: 's', options: [chosen, option('x', { c: 4 })] }
    expect(judge([{ subject, option: chosen }]).map(({ schemaId }) => schemaId)).toEqual(['a', 'b', 'c'])
  })

  test('what fits comes before what is possible, ruled out ones last; of the same verdict the higher fit', () => {
    const scores = { low: 1, ruled: 9, mid: 5, high: 9, top: 7 }
    const chosen = option('a', scores, undefined, ['ruled'])
    const subject = { id: 's', options: [chosen, option('b', { low: 10, ruled: 9, mid: 10, high: 10, top: 10 })] }
    expect(judge([{ subject, option: chosen }]).map(({ schemaId, verdict }) => [schemaId, verdict])).toEqual([
      ['high', 'fits'],
      ['top', 'fits'],
      ['mid', 'possible'],
      ['low', 'unlikely'],
      ['ruled', 'vetoed'],
    ])
  })

  test('the weightiest answer is the first reason, whenever it was given; one without points is none', () => {
    const steps = [1, 0, 3, 2].map((got, index) => {
      const chosen = option(`o${index}`, { x: got })
      return { subject: { id: `s${index}`, options: [chosen, option('best', { x: 3 })] }, option: chosen }
    })
    expect(judge(steps)[0]?.gains.map(({ got }) => got)).toEqual([3, 2, 1])
  })

  test('options of a server that names neither points nor exclusions count as 0', () => {
    const chosen = { id: 'a' }
    const subject = { id: 's', options: [chosen, option('b', { x: 1 })] }
    expect(judge([{ subject, option: chosen }])).toMatchObject([{ schemaId: 'x', fit: 0, verdict: 'unlikely' }])
  })

  test('the reasons are the answers that gave points, the weightiest first', () => {
    const judged = judge(walk({ heat: 'steam', hours: 'short' }).steps)
    const boiler = judged.find(({ schemaId }) => schemaId === 'boiler')
    expect(boiler?.gains.map(({ option: { id }, got, best }) => [id, got, best])).toEqual([
      ['steam', 3, 3],
      ['short', 1, 3],
    ])
  })
})

test('what fits is proposed; if nothing does, what is possible', () => {
  expect(proposable(judge(walk({ heat: 'steam', hours: 'long' }).steps))).toEqual(['boiler'])
  const chosen = option('a', { x: 1 })
  const subject = { id: 's', options: [chosen, option('b', { x: 2 })] }
  expect(proposable(judge([{ subject, option: chosen }]))).toEqual(['x'])
  const weak = { id: 's', options: [chosen, option('b', { x: 9 })] }
  expect(proposable(judge([{ subject: weak, option: chosen }]))).toEqual([])
  expect(proposable([])).toEqual([])
})
