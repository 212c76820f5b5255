import { type RowKey, type TableName, theDatabase } from '#base/storage'
import { deviceCode } from './deviceCode'
import type { OutboxItem } from './queue/outboxItem'

const database = theDatabase(() => undefined)
afterAll(() => database.close())

const item = (id: string, state: OutboxItem['state']): OutboxItem => ({
  id,
  order: 1,
  callId: 'insert',
  request: { text: 'what was said' },
  record: 'lead:L-1',
  label: 'Hongsheng Ceramics',
  idempotencyKey: id,
  createdAt: 1,
  bytes: 10,
  files: 1,
  filesInMemory: false,
  uploads: [],
  attempts: 1,
  state,
})
const TABLES: readonly TableName[] = ['drafts', 'outbox', 'files', 'pages', 'calls', 'segments']

async function keysOf(user: string): Promise<string[]> {
  const rows = await Promise.all(TABLES.map((table) => database.all(table, [user])))
  return TABLES.flatMap((table, at) => (rows[at] ?? []).map(({ key }) => [table, ...key.slice(1)].join(' ')))
}

test('signing out deletes all but drafts and unsent data of this user, and nothing of other users', async () => {
  const put = (table: TableName, key: RowKey, value: unknown) => database.put(table, key, value)
  for (const user of ['rep01', 'rep02']) {
    await put('drafts', [user, 'followUp', 'L-1'], { value: {}, savedAt: 1 })
    await put('outbox', [user, 'gone'], item('gone', { kind: 'sent', at: 1 }))
    await put('files', [user, 'gone', 'f'], new Blob(['jpeg']))
    await put('outbox', [user, 'waits'], item('waits', { kind: 'waiting', since: 1, notBefore: 1 }))
    await put('files', [user, 'waits', 'f'], new Blob(['jpeg']))
    await put('pages', [user, '/clueList'], { page: {}, seenAt: 1 })
    await put('calls', [user, 'takePhoto'], {})
    await put('segments', [user, 'r', '00001'], {})
  }
  const before = await keysOf('rep02')
  await deviceCode.deleteUserData('rep01', () => undefined)
  expect(await keysOf('rep01')).toEqual(['drafts followUp L-1', 'outbox waits', 'files waits f', 'segments r 00001'])
  expect(await keysOf('rep02')).toEqual(before)
})
