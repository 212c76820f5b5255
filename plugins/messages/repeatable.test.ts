import { simCore, simulate } from '#harness/backend/kit/testing'
import type { AnyCall } from '#platform/http'
import { deleteMessages, markRead, markUnread, restoreMessages } from './api'
import dev from './dev'
import plugin from './plugin'
import calls from './repeatable'

const [FIRST, SECOND] = ['MS-000001', 'MS-000002']

test.each<[string, AnyCall, AnyCall]>([
  ['read', markRead, markUnread],
  ['unread', markUnread, markRead],
  ['deleted', deleteMessages, restoreMessages],
  ['restored', restoreMessages, deleteMessages],
])('messages whose answer was lost are %s once all of them are', async (_, call, opposite) => {
  const { core } = simCore(simulate(dev), plugin, 'rep01')
  const both = { ids: [FIRST, SECOND] }
  const isThere = () => calls.find((each) => each.call === call)?.alreadyThere(core, both)
  await core.http(opposite, both)
  await core.http(call, { ids: [FIRST] })
  expect(await isThere()).toBe(false)
  await core.http(call, both)
  expect(await isThere()).toBe(true)
})
