import { messageKind } from '#harness/backend/core/messages'
import { simCore, simulate } from '#harness/backend/kit/testing'
import type { AnyCall } from '#platform/http'
import { deleteMessages, markRead, markUnread, restoreMessages } from './api'
import dev from './dev'
import plugin from './plugin'
import calls from './repeatable'

const [FIRST, SECOND] = ['MS-000001', 'MS-000002']
const start = () => simCore(simulate(dev), plugin, 'rep01')
const lookUp = (core: ReturnType<typeof start>['core'], call: AnyCall, request: unknown) =>
  calls.find((each) => each.call === call)?.alreadyThere(core, request)

test.each<[string, AnyCall, AnyCall]>([
  ['read', markRead, markUnread],
  ['unread', markUnread, markRead],
  ['deleted', deleteMessages, restoreMessages],
  ['restored', restoreMessages, deleteMessages],
])('a message whose answer was lost is looked up: %s', async (_, call, opposite) => {
  const { core } = start()
  const request = { ids: [FIRST] }
  await core.http(opposite, request)
  expect(await lookUp(core, call, request)).toBe(false)
  await core.http(call, request)
  expect(await lookUp(core, call, request)).toBe(true)
})

test('several messages are not looked up one by one: their marks are sent again', async () => {
  const http = jest.fn()
  const core = { ...start().core, http }
  for (const { call } of calls) expect(await lookUp(core, call, { ids: [FIRST, SECOND] })).toBeUndefined()
  expect(http).not.toHaveBeenCalled()
})

test('all messages of a category are read up to a number if none of them is unread', async () => {
  const { sim, core } = start()
  const notice = { category: 'notice', type: 'notice.published', level: 'normal', title: 'Notice' } as const
  for (const seq of [200, 201])
    sim.store
      .table(messageKind)
      .put({ ...notice, mid: `MS-900${seq}`, to: 'rep01', seq, at: '2026-11-20T09:00:00+08:00' })
  await core.http(markRead, { category: 'notice', upTo: 200 })
  expect(await lookUp(core, markRead, { category: 'notice', upTo: 200 })).toBe(true)
  expect(await lookUp(core, markRead, { category: 'notice', upTo: 201 })).toBe(false)
  expect(await lookUp(core, markRead, { category: 'risk', upTo: 200 })).toBe(false)
})
