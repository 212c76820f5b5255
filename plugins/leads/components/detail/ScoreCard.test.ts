import type { ScorePart } from '../../api'
import { reasonOf, scoreSummary } from './ScoreCard'

const part = (key: ScorePart['key'], got: number, max: number, code: string, value?: number | string): ScorePart => ({
  key,
  got,
  max,
  why: { code, value },
})

test('the summary lists demand, distance to the main and the weakest part', () => {
  const parts = [
    part('need', 28, 30, 'gas', 4_200_000),
    part('main', 23, 25, 'distance', 380),
    part('credit', 17, 20, 'taxGrade', 'B'),
    part('activity', 12, 12, 'recent', 12),
    part('contacts', 6, 13, 'noDecider'),
  ]
  expect(scoreSummary(parts)).toEqual([
    { code: 'gas', value: 4_200_000 },
    { code: 'distance', value: 380 },
    { code: 'noDecider', value: undefined },
  ])
})

test('a reason without a text is left out', () => {
  expect(reasonOf(part('need', 1, 30, 'weather', 3))).toBeUndefined()
  expect(reasonOf(part('need', 1, 30, 'gas'))).toBeUndefined()
  expect(reasonOf({ key: 'need', got: 1, max: 30, why: undefined })).toBeUndefined()
})
