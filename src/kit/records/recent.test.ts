import * as v from 'valibot'
import { createTestCore } from '#testing'
import { defineRecent } from './recent'

const names = defineRecent('test.recent', v.string(), { most: 3, isSame: (a, b) => a === b })

beforeEach(() => localStorage.clear())

test('the latest stand first, each once, and no more than wanted; each can be removed', () => {
  const recent = createTestCore([]).store(names)
  for (const name of ['a', 'b', 'a', 'c', 'd']) recent.add(name)
  expect(recent.items).toEqual(['d', 'c', 'a'])
  recent.remove('c')
  expect(recent.items).toEqual(['d', 'a'])
  recent.clear()
  expect(recent.items).toEqual([])
})

test('they are still there at the next start; what does not parse is left out', () => {
  createTestCore([]).store(names).add('a')
  expect(createTestCore([]).store(names).items).toEqual(['a'])
  const numbers = defineRecent('test.recent', v.number(), { most: 3, isSame: (a, b) => a === b })
  expect(createTestCore([]).store(numbers).items).toEqual([])
})
