import * as v from 'valibot'
import type { Href } from '#base/routes'
import { call } from '#platform/http'
import { detachFiles } from '#platform/outbox'
import type { Core } from './core'
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
const alreadyThere = async () => false

describe('a request with a file', () => {
  const upload = call({
    host: 'cm',
    method: 'POST',
    path: '/photo',
    send: 'multipart',
    repeatable: true,
    about: 'x',
    request: v.object({
      text: v.string(),
      photos: v.array(v.pipe(v.blob(), v.mimeType(['image/jpeg']))),
      paper: v.file(),
    }),
    response: v.unknown(),
  })
  const photo = new Blob(['jpeg'], { type: 'image/jpeg' })
  const paper = new File(['pdf'], 'offer.pdf', { type: 'application/pdf' })
  /** As stored by the outbox, with marks in place of files. */
  const { request: stored } = detachFiles({ text: 'a', photos: [photo], paper })

  test('can be looked up, compared and edited without its files', async () => {
    const seen: unknown[] = []
    const entry = repeatableCall(upload, {
      title: 'x',
      alreadyThere: async (_core, request) => seen.push(request) > 0,
      compare: ({ text }) => [{ label: 'text', mine: text, theirs: '' }],
      edit: ({ text, photos }) => ({ to: '#/x' as Href, form: 'f', record: 'r', values: { text, photos } }),
    })
    expect(await entry.alreadyThere(core, stored)).toBe(true)
    expect(seen).toEqual([{ text: 'a', photos: [expect.any(Blob)], paper: expect.any(File) }])
    expect(entry.compare?.(stored, {})).toEqual([{ label: 'text', mine: 'a', theirs: '' }])
    expect(entry.edit?.(stored)).toBeDefined()
  })

  test('is edited with its files where they are given', () => {
    const entry = repeatableCall(upload, {
      title: 'x',
      alreadyThere,
      edit: ({ photos }) => ({ to: '#/x' as Href, form: 'f', record: 'r', values: { photos } }),
    })
    expect(entry.edit?.({ text: 'a', photos: [photo], paper })?.values).toEqual({ photos: [photo] })
  })
})

test('a call that is not declared repeatable is rejected', () => {
  expect(() => repeatableCall(declare(false), { title: 'x', alreadyThere })).toThrow('not declared repeatable')
})

test('the area only sees requests that are valid for its call', async () => {
  const seen: string[] = []
  const entry = repeatableCall(declare(true), {
    title: 'x',
    alreadyThere: async (_core, { text }) => seen.push(text) > 0,
  })
  expect(await entry.alreadyThere(core, { text: 'a' })).toBe(true)
  expect(await entry.alreadyThere(core, { words: 'from an older build' })).toBeUndefined()
  expect(seen).toEqual(['a'])
  expect(entry.edit?.({ text: 'a' })).toBeUndefined()
})

test('a request with a version is sent again over the current one', () => {
  const entry = repeatableCall(declare(true), { title: 'x', alreadyThere })
  expect(entry.onTop?.({ text: 'a', version: 3 }, { version: 9 })).toEqual({ text: 'a', version: 9 })
  expect(entry.onTop?.({ text: 'a', version: 3 }, null)).toBeUndefined()
  expect(entry.onTop?.({ text: 'a' }, { version: 9 })).toBeUndefined()
  expect(entry.onTop?.({ words: 'from an older build', version: 3 }, { version: 9 })).toBeUndefined()
  const own = repeatableCall(declare(true), { title: 'x', alreadyThere, onTop: ({ text }) => ({ text: `${text}!` }) })
  expect(own.onTop?.({ text: 'a' }, null)).toEqual({ text: 'a!' })
})
