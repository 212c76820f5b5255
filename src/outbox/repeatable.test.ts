import * as v from 'valibot'
import type { Core } from '#src/core'
import { call } from '#src/http'
import { repeatableCall } from './repeatable'

const declare = (repeatable: boolean) =>
  call({
    host: 'cm',
    method: 'POST',
    path: '/track',
    send: 'json',
    repeatable,
    about: 'x',
    request: v.object({ text: v.string() }),
    response: v.unknown(),
  })
const core = {} as Core

test('a call that must not be sent twice is none', () => {
  expect(() => repeatableCall(declare(false), { title: 'x' })).toThrow('not declared repeatable')
})

test('the area sees only requests that fit its call; of others nothing can be told', async () => {
  const seen: string[] = []
  const entry = repeatableCall(declare(true), {
    title: 'x',
    alreadyThere: async (_core, { text }) => seen.push(text) > 0,
    onTop: ({ text }) => ({ text: `${text} again` }),
  })
  expect(await entry.alreadyThere?.(core, { text: 'a' })).toBe(true)
  expect(await entry.alreadyThere?.(core, { words: 'from an older build' })).toBeUndefined()
  expect(seen).toEqual(['a'])
  expect(entry.onTop?.({ text: 'a' }, {})).toEqual({ text: 'a again' })
  expect(entry.onTop?.({ words: 'a' }, {})).toBeUndefined()
  expect(entry.edit?.({ text: 'a' })).toBeUndefined()
})
