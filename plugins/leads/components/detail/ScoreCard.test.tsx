import { renderHook } from '@testing-library/react'
import { startScreens } from '#harness/backend/kit/testing'
import type { ScorePart } from '../../api'
import plugin, { text } from '../../plugin'
import { useFormats } from '../useFormats'
import { reasonText, summaryOf } from './ScoreCard'

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
  expect(summaryOf(parts).map(({ key }) => key)).toEqual(['need', 'main', 'contacts'])
})

describe('the reason of a part', () => {
  beforeAll(() => startScreens(plugin))
  const { result } = renderHook(() => useFormats())
  const reason = (why: ScorePart['why']) => reasonText({ key: 'need', got: 1, max: 30, why }, text, result.current)

  test.each([
    ['gas', 4_200_000, 'Uses 4.20 M m³/y of gas.'],
    ['distance', 380, '380 m from our main.'],
    ['taxGrade', 'B', 'Tax grade B.'],
    ['cases', 1, '1 open case of debt or enforcement'],
    ['cases', 2, '2 open cases of debt or enforcement'],
    ['noDecider', undefined, 'The decision-maker is not confirmed yet.'],
  ])('%s %s: %s', (code, value, words) => expect(reason({ code, value })).toBe(words))

  test('without a text, or without its figure, is left out', () => {
    expect(reason({ code: 'weather', value: 3 })).toBeUndefined()
    expect(reason({ code: 'gas', value: undefined })).toBeUndefined()
    expect(reason({ code: 'cases', value: undefined })).toBeUndefined()
    expect(reason(undefined)).toBeUndefined()
  })
})
