import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { Href } from '#base/routes'
import { type Core, CoreContext, repeatableCall } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { call } from '#platform/http'
import { startTexts } from '#platform/i18n'
import type { Outbox, OutboxItem } from '#platform/outbox'
import { useEntryActions } from './useEntryActions'

const opened: string[] = []
jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePageNavigation: () => ({ openHref: (to: string) => opened.push(to) }),
}))

const checkIn = repeatableCall(
  call({
    host: 'cm',
    method: 'POST',
    path: '/checkIn',
    send: 'json',
    repeatable: true,
    about: 'x',
    request: v.object({ text: v.string(), photos: v.array(v.blob()) }),
    response: v.unknown(),
  }),
  {
    title: 'x',
    alreadyThere: async () => undefined,
    edit: ({ text, photos }) => ({ to: '/form' as Href, form: 'checkIn', record: 'L-1', values: { text, photos } }),
  },
)

const item: OutboxItem = {
  id: 'a',
  order: 1,
  callId: checkIn.call.id,
  request: { text: 'At the gate', photos: [{ $file: 'f', type: 'image/jpeg' }] },
  record: 'lead:L-1',
  label: 'Hongsheng Ceramics',
  idempotencyKey: 'a',
  createdAt: 1,
  bytes: 10,
  files: 1,
  filesInMemory: false,
  uploads: [],
  attempts: 1,
  state: { kind: 'failed', at: 1, message: 'No.' },
}

beforeAll(() => startTexts())

/** `alreadyThere`: looks up whether an attempt whose answer was lost has arrived. */
function setUp(contents: Awaited<ReturnType<Outbox['contentsOf']>> | Error, alreadyThere = checkIn.alreadyThere) {
  const drafts = new Map<string, unknown>()
  const saves: unknown[] = []
  opened.length = 0
  const feedback = new Feedback()
  // The parts of core and outbox that these actions use.
  const core = {
    feedback,
    outbox: { callOf: () => ({ ...checkIn, alreadyThere, plugin: 'leads' }) },
    drafts: {
      load: async () => undefined,
      save: async (form: string, record: string, value: unknown) => {
        drafts.set(`${form} ${record}`, value)
        saves.push(value)
      },
    },
  } as unknown as Core
  const discarded: string[] = []
  const outbox = {
    contentsOf: async () => {
      if (contents instanceof Error) throw contents
      return contents
    },
    discard: async (id: string) => {
      discarded.push(id)
      return true
    },
  } as unknown as Outbox
  const wrapper = ({ children }: { children: ReactNode }) => <CoreContext value={core}>{children}</CoreContext>
  const { result, unmount } = renderHook(() => useEntryActions(outbox), { wrapper })
  return {
    actions: result.current,
    unmount,
    drafts,
    saves,
    discarded,
    toasts: () => feedback.toasts.map(({ text }) => text),
  }
}

describe('an entry with a photo', () => {
  const photo = new Blob(['jpeg'], { type: 'image/jpeg' })

  test('is edited in its form with the photo', async () => {
    const { actions, drafts } = setUp({ request: { text: 'At the gate', photos: [photo] }, isWhole: true, uploads: [] })
    await actions.edit(item)
    expect(drafts.get('checkIn L-1')).toEqual({ values: { text: 'At the gate', photos: [photo] } })
    expect(opened).toEqual(['/form'])
  })

  test('whose photo the device lost is edited without it, with a message', async () => {
    const { actions, drafts, toasts } = setUp({
      request: { text: 'At the gate', photos: [] },
      isWhole: false,
      uploads: [],
    })
    await actions.edit(item)
    expect(drafts.get('checkIn L-1')).toEqual({ values: { text: 'At the gate', photos: [] } })
    expect(toasts()).toEqual(['A photo or file is no longer on this device. Add it again.'])
  })
})

test('is linked from its draft until it has left the outbox', async () => {
  const { actions, saves } = setUp({ request: { text: 'At the gate', photos: [] }, isWhole: true, uploads: [] })
  await actions.edit(item)
  const values = { text: 'At the gate', photos: [] }
  const sent = { callId: checkIn.call.id, request: item.request }
  expect(saves).toEqual([{ values, attempt: { key: 'a', at: 1, entered: expect.any(String), sent } }, { values }])
})

test('stays in the outbox if its page was left while it was looked up: no form would open', async () => {
  let answer: (isThere: boolean) => void = () => undefined
  const lookedUp = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  const contents = { request: { text: 'At the gate', photos: [] }, isWhole: true, uploads: [] }
  const { actions, unmount, saves, discarded } = setUp(contents, () => lookedUp)
  const editing = actions.edit({ ...item, unclear: { idempotencyKey: 'a', request: item.request } })
  unmount()
  answer(false)
  await editing
  expect([saves, discarded, opened]).toEqual([[], [], []])
})

test('a storage error is shown', async () => {
  const { actions, toasts } = setUp(new Error('the storage of this device cannot be reached'))
  await actions.edit(item)
  expect(await actions.discard(item)).toBe(false)
  expect(toasts()).toEqual(['Something went wrong: the storage of this device cannot be reached'])
})
