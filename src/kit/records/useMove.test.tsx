import { act, renderHook } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import type { PropsWithChildren } from 'react'
import * as v from 'valibot'
import type { Language } from '#base/config'
import { type Core, CoreContext, defineStore } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { call, HttpError } from '#platform/http'
import { registerTexts, setLanguage, startTexts, takeTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { textsOf } from '../../platform/i18n/lookUp'
import { PageContext, type PageFacts } from '../../platform/navigation/page'
import { defineMove } from './move'
import { queryOf } from './query'
import { currentBy, defineRecords } from './RecordStore'
import { refusalText } from './refusalText'
import { useMove } from './useMove'

interface Claim {
  readonly id: string
  readonly version: number
  readonly can: readonly string[]
  readonly state: string
}

const claimSchema = v.object({ id: v.string(), version: v.number(), can: v.array(v.string()), state: v.string() })
const request = v.looseObject({ id: v.string() })
const declared = { host: 'main', send: 'json', about: 'x', request, response: claimSchema } as const
const readClaim = call({ ...declared, method: 'GET', send: 'query', path: '/claim' })
const approveClaim = call({ ...declared, method: 'POST', path: '/approve' })
const restoreClaim = call({ ...declared, method: 'POST', path: '/restore' })
const noteClaim = call({ ...declared, method: 'POST', path: '/note', repeatable: true })

const rows = defineStore('claims.rows', () => {
  const known = observable.map<string, Claim>([], { deep: false })
  return { get: (id: string) => known.get(id), put: (claim: Claim) => runInAction(() => known.set(claim.id, claim)) }
})
const after = jest.fn()
const claims = defineRecords<Claim, object, { course: Claim }>('claims.records', {
  rows,
  read: (id) => queryOf(readClaim, { id }),
  parts: { course: (id) => queryOf(readClaim, { id, course: true }) },
  current: currentBy(claimSchema),
  outboxName: ({ id }) => ({ record: `claim:${id}`, label: `Claim ${id}` }),
})
const approve = defineMove(claims, 'approve', ({ id, version }) => queryOf(approveClaim, { id, version }), {
  undo: ({ id, version }) => queryOf(restoreClaim, { id, version }),
  reload: ['course'],
  after: (_core, { state }) => after(state),
})
const note = defineMove(claims, 'note', ({ id, version }, text: string) => queryOf(noteClaim, { id, version, text }), {
  may: ({ state }) => state === 'open',
})

const claim: Claim = { id: 'K-1', version: 3, can: ['approve'], state: 'open' }
const refused = (code: number, data?: unknown) =>
  new HttpError('refused', `server ${code}`, { callId: 'x', code, data })
const network = () => new HttpError('network', 'Network Error', { callId: 'x' })

/** The page of the claim; what the server answers by path, an error is thrown. */
async function openPage(answers: Record<string, unknown>) {
  const seen: { path: string; request: unknown }[] = []
  const queued: unknown[] = []
  const feedback = new Feedback()
  const http: Core['http'] = async ({ declaration: { path }, response }, sent) => {
    seen.push({ path, request: sent })
    const answer: unknown = await new Map<string, unknown>(Object.entries({ '/claim': claim, ...answers })).get(path)
    if (answer instanceof Error) throw answer
    return response(answer)
  }
  const outbox = {
    load: async () => undefined,
    unsentOf: () => [],
    rebased: <Q,>({ request }: { readonly request: Q }) => request,
    enqueue: async (entry: unknown) => void queued.push(entry),
    dispose: () => undefined,
  } as unknown as Core['outbox']
  const core = createTestCore([], { http, outbox, feedback })
  const page = { plugin: 'claims' } as PageFacts
  const wrapper = ({ children }: PropsWithChildren) => (
    <CoreContext value={core}>
      <PageContext value={page}>{children}</PageContext>
    </CoreContext>
  )
  const open = core.store(claims).of('K-1')
  const { result } = renderHook(() => ({ approve: useMove(approve, 'K-1'), note: useMove(note, 'K-1') }), { wrapper })
  const before = { approve: result.current.approve.may }
  await act(() => open.main.load())
  const toasts = () => feedback.toasts.map(({ text }) => text)
  return { open, feedback, toasts, seen, queued, before, moves: result.current }
}

beforeAll(async () => {
  await startTexts()
  registerTexts('claims', { en: async () => ({ default: {} }), 'zh-CN': async () => ({ default: {} }) })
  takeTexts('claims', {
    moved: { approve: 'Claim approved' },
    refused: {
      4803: 'Waits until {{to}}.',
      '4801_one': 'Held by {{name}} for {{count}} minute.',
      '4801_other': 'Held by {{name}} for {{count}} minutes.',
      '4802_budget': 'Over the budget of {{limit}}.',
      '4802': 'Over a limit.',
    },
  })
})
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))
afterEach(async () => {
  jest.useRealTimers()
  await setLanguage('en')
})

test('somebody was faster: the record and the parts that the move changes are loaded as they are now', async () => {
  const { open, seen, moves } = await openPage({ '/approve': refused(4801) })
  await act(() => open.parts.course.load())
  const before = seen.length
  await act(() => moves.approve.run())
  await act(() => open.parts.course.need())
  expect(seen.slice(before).map(({ path, request: sent }) => [path, sent])).toEqual([
    ['/approve', { id: 'K-1', version: 3 }],
    ['/claim', { id: 'K-1' }],
    ['/claim', { id: 'K-1', course: true }],
  ])
})

test('what the record allows: its `can`, or a rule of the area; nothing while it is loading', async () => {
  const { before, moves } = await openPage({})
  expect(before.approve).toBe(false)
  expect(moves.approve.may).toBe(true)
  expect(moves.note.may).toBe(true)
  const closed = await openPage({ '/claim': { ...claim, can: [], state: 'closed' } })
  expect(closed.moves.approve.may).toBe(false)
  expect(closed.moves.note.may).toBe(false)
})

test('a move sends the version, applies the answer, reloads its parts and offers undo', async () => {
  const approved = { ...claim, version: 4, state: 'approved' }
  const { moves, open, seen, toasts, feedback } = await openPage({
    '/approve': approved,
    '/restore': { ...claim, version: 5 },
  })
  await open.open()
  seen.length = 0
  const running = moves.approve.run()
  expect(moves.approve.busy).toBe(true)
  expect(moves.note.busy).toBe(false)
  expect((await moves.note.run('too early')).kind).toBe('busy')
  expect((await running).kind).toBe('done')
  expect(seen).toEqual([
    { path: '/approve', request: { id: 'K-1', version: 3 } },
    { path: '/claim', request: { id: 'K-1', course: true } },
  ])
  expect(after).toHaveBeenCalledWith('approved')
  expect(toasts()).toEqual(['Claim approved'])
  feedback.toasts[0]?.action?.run()
  await jest.advanceTimersByTimeAsync(0)
  expect(seen.find(({ path }) => path === '/restore')?.request).toEqual({ id: 'K-1', version: 4 })
  expect(open.main.value?.version).toBe(5)
  expect(toasts()).toContain('Undone')
})

test.each([
  [4801, 'decided'],
  [4010, 'decided'],
  [4000, 'open'],
  [4003, 'open'],
])(
  'refused with %i, the page shows what became of the record only where that may be the reason',
  async (code, state) => {
    const { moves, open } = await openPage({ '/approve': refused(code, {}), '/claim': { ...claim, state: 'decided' } })
    open.main.set(claim)
    expect((await moves.approve.run()).kind).toBe('failed')
    await jest.advanceTimersByTimeAsync(0)
    expect(open.main.value?.state).toBe(state)
  },
)

test('after a conflict the parts of the move are reloaded too: what it is about may be one of their rows', async () => {
  const { moves, open, seen } = await openPage({ '/approve': refused(4009, { ...claim, version: 4 }) })
  await open.open()
  seen.length = 0
  expect((await moves.approve.run()).kind).toBe('conflict')
  await jest.advanceTimersByTimeAsync(0)
  expect(seen).toContainEqual({ path: '/claim', request: { id: 'K-1', course: true } })
})

test('an undo that comes too late says why', async () => {
  const { moves, feedback, toasts } = await openPage({
    '/approve': { ...claim, version: 4 },
    '/restore': refused(4010),
  })
  await moves.approve.run()
  feedback.toasts[0]?.action?.run()
  await jest.advanceTimersByTimeAsync(0)
  expect(toasts()).toContain('Could not be undone. This is no longer possible.')
})

test('an undo during another move of the record says so, and can be pressed again', async () => {
  let pass: (noted: unknown) => void = () => undefined
  const noted = new Promise((resolve) => {
    pass = resolve
  })
  const approved = { ...claim, version: 4 }
  const { moves, feedback, seen, toasts } = await openPage({
    '/approve': approved,
    '/note': noted,
    '/restore': { ...claim, version: 6 },
  })
  await moves.approve.run()
  const noting = moves.note.run('called')
  feedback.toasts[0]?.action?.run()
  await jest.advanceTimersByTimeAsync(0)
  const again = feedback.toasts.find(({ text }) => text.startsWith('Could not be undone.'))
  expect([again?.text, again?.action?.label]).toEqual([
    'Could not be undone. Another change is being saved. Try again.',
    'Undo',
  ])
  pass({ ...claim, version: 5 })
  await noting
  again?.action?.run()
  await jest.advanceTimersByTimeAsync(0)
  expect(seen.find(({ path }) => path === '/restore')?.request).toEqual({ id: 'K-1', version: 5 })
  expect(toasts()).toContain('Undone')
})

test('a repeatable move without network waits in the outbox, under the name of the record', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { moves, queued, toasts } = await openPage({ '/note': network() })
  expect(await moves.note.run('called')).toEqual({ kind: 'queued', why: 'network' })
  expect(queued).toEqual([
    expect.objectContaining({
      record: 'claim:K-1',
      label: 'Claim K-1',
      plugin: 'claims',
      request: { id: 'K-1', version: 3, text: 'called' },
    }),
  ])
  expect(toasts()).toEqual(['Saved on this phone. It will be sent when you are back online.'])
})

test('a repeatable move that gets no response while online says that it is sent again, not that there is no network', async () => {
  const { moves, queued, toasts } = await openPage({ '/note': network() })
  expect(await moves.note.run('called')).toEqual({ kind: 'queued', why: 'response' })
  expect(queued).toEqual([expect.objectContaining({ mayHaveArrived: true })])
  expect(toasts()).toEqual(['The server did not respond. Saved on this phone, and sent again by itself.'])
})

test('a move that must not be sent twice fails without network', async () => {
  const { moves, queued, toasts } = await openPage({ '/approve': network() })
  expect((await moves.approve.run()).kind).toBe('failed')
  expect(queued).toEqual([])
  expect(toasts()).toEqual(['No network connection. Check it and try again.'])
})

test('a success about another record is a failure that changes nothing', async () => {
  const { moves, open, toasts } = await openPage({ '/approve': { ...claim, id: 'K-2', version: 4 } })
  expect((await moves.approve.run()).kind).toBe('failed')
  expect(open.main.value).toEqual(claim)
  expect(toasts()).toEqual([expect.stringContaining('could not be read')])
})

test('a conflict leaves the current record beside the one that was seen, and no toast', async () => {
  const current = { ...claim, version: 9, state: 'closed' }
  const { moves, open, toasts } = await openPage({ '/approve': refused(4009, current) })
  expect((await moves.approve.run()).kind).toBe('conflict')
  expect(open.main.value).toEqual(current)
  expect(open.before).toEqual(claim)
  expect(toasts()).toEqual([])
})

describe('the words of a refusal', () => {
  const say = (code: number, data?: unknown, language: Language = 'en') =>
    refusalText(refused(code, data), textsOf(language, 'claims'))

  test('of the area, with the values of the data in the current language', async () => {
    const data = { name: '王芳', nameEn: 'Wang Fang', minutes: 2 }
    expect(say(4801, data)).toBe('Held by Wang Fang for 2 minutes.')
    expect(say(4801, { ...data, minutes: 1 })).toBe('Held by Wang Fang for 1 minute.')
    await setLanguage('zh-CN')
    expect(say(4801, data, 'zh-CN')).toBe('Held by 王芳 for 2 minutes.')
  })

  test('with the days of the data as people say them', async () => {
    expect(say(4803, { to: '2020-12-02' })).toBe('Waits until 2 Dec 2020.')
    await setLanguage('zh-CN')
    expect(say(4803, { to: '2020-12-02' }, 'zh-CN')).toBe('Waits until 2020-12-02.')
    expect(say(4803, { to: 'the end' }, 'zh-CN')).toBe('Waits until the end.')
  })

  test('by the kind in the data, else without it', () => {
    expect(say(4802, { kind: 'budget', limit: 20 })).toBe('Over the budget of 20.')
    expect(say(4802, { kind: 'unknown' })).toBe('Over a limit.')
    expect(say(4802)).toBe('Over a limit.')
  })

  test.each([4000, 4003, 4004, 4009, 4010])('%i: those of the app, also in Chinese', async (code) => {
    expect(say(code)).not.toContain('server')
    await setLanguage('zh-CN')
    expect(say(code, undefined, 'zh-CN')).toMatch(/^[\u4e00-\u9fff，。]+$/)
  })

  test('else those of the server', () => {
    expect(say(4801)).toBe('server 4801')
    expect(say(4999)).toBe('server 4999')
    expect(refusalText(network(), textsOf('en', 'claims'))).toBe('No network connection. Check it and try again.')
  })
})
