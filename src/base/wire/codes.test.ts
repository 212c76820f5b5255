import * as v from 'valibot'
import { codes, codeToWire, countsByWord } from './codes'

test('counts by code are those of the words; a word that is not counted has none', () => {
  const scales = codes({ large: '1', small: '3' })
  expect(countsByWord(scales, { '1': 7, '9': 2 })).toEqual({ large: 7, small: 0 })
  expect(countsByWord(scales)).toEqual({ large: 0, small: 0 })
})

test('a word of a request travels as its code; a code is no word', () => {
  const scale = codeToWire(codes({ large: '1', small: '3' }))
  expect(v.parse(scale, 'small')).toBe('3')
  expect(v.is(scale, '3')).toBe(false)
})
