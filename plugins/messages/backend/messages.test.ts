/** @jest-environment node */

import { unreadCall } from '#harness/backend/core/calls'
import { beyondLimit, type Message, messageKind, sendMessage } from '#harness/backend/core/messages'
import { notify } from '#harness/backend/kit'
import { simulate } from '#harness/backend/kit/testing'
import { companyKind, gasDays } from '#harness/backend/world'
import { pluginDevs } from '#plugins/dev'
import * as api from '../api'
import dev from '../dev'
import { CATEGORIES } from '../rules/vocabulary'
import type { WARNING } from './seed/contents'

const start = () => {
  const sim = simulate(dev)
  return { sim, me: sim.as('rep01') }
}
type Sim = ReturnType<typeof start>['sim']

/** The only messages of rep01: unread ones with these numbers. */
function only(sim: Sim, ...numbers: readonly number[]) {
  const table = sim.store.table(messageKind)
  for (const { mid } of [...table.values()]) table.delete(mid)
  for (const seq of numbers) table.put(message(seq))
}
const message = (seq: number, more: Partial<Message> = {}): Message => ({
  mid: `MS-${seq}`,
  to: 'rep01',
  seq,
  category: 'notice',
  type: 'notice.published',
  level: 'normal',
  title: 'Notice',
  at: '2026-11-20T09:00:00+08:00',
  ...more,
})
const unreadOf = async (me: ReturnType<Sim['as']>) => (await me.call(unreadCall, {})) as { total: number }

test('the seed of domain/messages.md 6: 86 messages of rep01, 17 unread, by category', async () => {
  const { sim } = start()
  const of = async (who: string) => (await sim.as(who).call(unreadCall, {})) as Record<string, unknown>
  expect(await of('rep01')).toEqual({
    total: 17,
    byCategory: { todo: 6, risk: 4, lead: 3, notice: 2, approval: 1, visit: 1 },
    maxSeq: 86,
    now: '2026-11-20T01:41:00.000Z',
  })
  expect(await of('rep04')).toMatchObject({ total: 1, maxSeq: 2 })
  expect(await of('rep05')).toMatchObject({ total: 3, maxSeq: 9 })
  expect(await sim.as('rep01').call(api.getMessage, { id: 'MS-000001' })).toMatchObject({
    type: 'gasRisk.raised',
    params: { id: 'GW-000001' },
  })
})

test('the seed of 60 days: 5 messages have expired, 4 have a template', () => {
  const { sim } = start()
  const mine = [...sim.store.table(messageKind).values()].filter(({ to }) => to === 'rep01')
  const daysAgo = mine.map(({ at }) => (sim.now.getTime() - Date.parse(at)) / 86_400_000)
  expect(mine.filter(({ expiresAt }) => expiresAt !== undefined)).toHaveLength(5)
  expect(mine.filter(({ template }) => template !== undefined)).toHaveLength(4)
  expect([Math.ceil(Math.max(...daysAgo)), Math.floor(Math.min(...daysAgo))]).toEqual([59, 0])
})

test('a message about a lead of another organisation is about nothing for its reader', async () => {
  const leads = pluginDevs.find(({ id }) => id === 'leads')
  if (!leads) throw new Error('no leads')
  const sim = simulate({
    ...leads,
    handlers: [...leads.handlers, ...dev.handlers],
    seed: (...options) => ({ ...leads.seed(...options), ...dev.seed(...options) }),
  })
  const goneFor = async (mid: string, reader: string) => {
    const sent = sim.store.table(messageKind).get(mid) as Message
    sim.store.table(messageKind).put({ ...sent, to: reader })
    return (await sim.as(reader).call(api.getMessage, { id: mid })).gone
  }
  expect([await goneFor('MS-000006', 'rep01'), await goneFor('MS-000006', 'rep05')]).toEqual([true, false])
})

test('read all marks what was shown: of 101 to 112 up to 110 two stay', async () => {
  const { sim, me } = start()
  only(sim, ...Array.from({ length: 12 }, (_, at) => 101 + at))
  await me.call(api.markRead, { category: 'notice', upTo: 110 })
  expect(await unreadOf(me)).toMatchObject({ total: 2 })
  await me.call(api.markRead, { category: 'risk', upTo: 112 })
  expect(await unreadOf(me)).toMatchObject({ total: 2 })
  await me.call(api.markRead, { upTo: 112 })
  expect(await unreadOf(me)).toMatchObject({ total: 0 })
})

test('a message is read, unread again, deleted and taken back', async () => {
  const { sim, me } = start()
  only(sim, 1, 2)
  await me.call(api.markRead, { ids: ['MS-1'] })
  expect(await unreadOf(me)).toMatchObject({ total: 1 })
  await me.call(api.markUnread, { ids: ['MS-1'] })
  expect(await unreadOf(me)).toMatchObject({ total: 2 })
  await me.call(api.deleteMessages, { ids: ['MS-1', 'MS-2'] })
  expect((await me.call(api.listMessages, {})).items).toEqual([])
  expect(await me.call(unreadCall, {})).toMatchObject({ maxSeq: 2 })
  await expect(me.call(api.getMessage, { id: 'MS-1' })).rejects.toMatchObject({ code: 4004 })
  await me.call(api.restoreMessages, { ids: ['MS-1'] })
  expect((await me.call(api.listMessages, {})).items.map(({ id }) => id)).toEqual(['MS-1'])
})

test('others’ messages are gone, and no mark reaches them', async () => {
  const { sim } = start()
  only(sim, 1)
  const other = sim.as('rep05')
  await expect(other.call(api.getMessage, { id: 'MS-1' })).rejects.toMatchObject({ code: 4004 })
  await other.call(api.deleteMessages, { ids: ['MS-1'] })
  expect((await sim.as('rep01').call(api.listMessages, {})).total).toBe(1)
})

test('pages go by the number, so that news neither doubles nor skips rows; urgent ones are on top once', async () => {
  const { sim, me } = start()
  only(sim, ...Array.from({ length: 45 }, (_, at) => at + 1))
  const table = sim.store.table(messageKind)
  table.put(message(5, { level: 'urgent' }))
  const first = await me.call(api.listMessages, {})
  expect(first.items.map(({ seq }) => seq).slice(0, 3)).toEqual([5, 45, 44])
  expect(first.items).toHaveLength(21)
  table.put(message(46))
  const before = Math.min(...first.items.slice(1).map(({ seq }) => seq))
  const second = await me.call(api.listMessages, { before })
  expect(second.items.map(({ seq }) => seq)[0]).toBe(before - 1)
})

test('three urgent messages are on top, a fourth has its own position', async () => {
  const { sim, me } = start()
  only(sim, ...Array.from({ length: 10 }, (_, at) => at + 1))
  for (const seq of [5, 4, 3, 2]) sim.store.table(messageKind).put(message(seq, { level: 'urgent' }))
  const { items } = await me.call(api.listMessages, {})
  expect(items.map(({ seq }) => seq)).toEqual([5, 4, 3, 10, 9, 8, 7, 6, 2, 1])
})

test('an urgent message that is below the first page is not skipped when one on top of it is read', async () => {
  const { sim, me } = start()
  only(sim, ...Array.from({ length: 45 }, (_, at) => at + 1))
  for (const seq of [44, 43, 42, 5]) sim.store.table(messageKind).put(message(seq, { level: 'urgent' }))
  const shown = [...(await me.call(api.listMessages, {})).items]
  await me.call(api.markRead, { ids: ['MS-44'] })
  for (let page = 2; page <= 3; page++)
    shown.push(...(await me.call(api.listMessages, { before: shown[shown.length - 1]?.seq })).items)
  // The list of the app leaves out what it shows already.
  expect(new Set(shown.map(({ seq }) => seq)).size).toBe(45)
})

test('read all writes the unread ones only', async () => {
  const { sim, me } = start()
  only(sim, 1, 2, 3)
  const table = sim.store.table(messageKind)
  table.put(message(2, { readAt: '2026-11-20T09:10:00+08:00' }))
  const before = table.writes
  expect(await me.call(api.markRead, { upTo: 3 })).toEqual({ changed: 2 })
  expect(table.writes - before).toBe(2)
})

test('the warning of the first message is that of the world', () => {
  const { sim } = start()
  const company = sim.store.table(companyKind).get('C-000021')
  if (!company) throw new Error('no company')
  const readings = gasDays(sim, company).slice(-2)
  const { template } = sim.store.table(messageKind).get('MS-000001') as { readonly template: typeof WARNING }
  expect(template.table.rows).toEqual(readings.map(({ day, volume }) => ({ d: day, v: volume })))
  expect(template.rows[0]?.value).toBe(readings[1]?.volume)
  expect(template.subtitle).toEqual({ en: company.nameEn, zh: company.name })
})

test('messages are not counted, and no action of theirs is done, from the moment at which they expire', async () => {
  const { sim, me } = start()
  only(sim)
  const template = { v: 1, actions: [{ id: 'ok', label: 'OK', do: 'call' }] }
  const expiresAt = '2026-11-20T09:42:00+08:00'
  sim.store.table(messageKind).put(message(1, { expiresAt, template }))
  sim.at(new Date('2026-11-20T09:41:59+08:00'))
  expect(await unreadOf(me)).toMatchObject({ total: 1 })
  sim.at(new Date(expiresAt))
  expect(await unreadOf(me)).toMatchObject({ total: 0 })
  await expect(me.call(api.act, { id: 'MS-1', actionId: 'ok' })).rejects.toMatchObject({ code: 4802 })
})

test('an action is done once: who presses again is told who did it, and when', async () => {
  const { sim, me } = start()
  only(sim)
  const template = {
    v: 1,
    actions: [
      { id: 'accept', label: 'I come', do: 'call' },
      { id: 'ack', label: 'Seen', do: 'ack' },
    ],
  }
  sim.store.table(messageKind).put(message(1, { template }))
  await expect(me.call(api.act, { id: 'MS-1', actionId: 'ack' })).rejects.toMatchObject({ code: 4000 })
  const done = await me.call(api.act, { id: 'MS-1', actionId: 'accept' })
  expect(done).toMatchObject({ done: { action: 'accept', by: { id: 'rep01' } } })
  sim.at(new Date('2026-11-20T09:58:00+08:00'))
  await expect(me.call(api.act, { id: 'MS-1', actionId: 'accept' })).rejects.toMatchObject({
    code: 4801,
    data: { kind: 'minutes', number: 17 },
  })
})

test('every category of the seed is known', async () => {
  const { me } = start()
  const found = await me.call(api.getCategories, {})
  expect(found.map(({ code }) => code).filter((code) => !CATEGORIES.some((known) => known === code))).toEqual([])
  expect(found.find(({ code }) => code === 'risk')?.unread).toBe(4)
})

test('a search finds title and summary of 90 days', async () => {
  const { sim, me } = start()
  only(sim)
  const table = sim.store.table(messageKind)
  table.put(message(1, { title: { en: 'Tariff', zh: '气价' } }))
  table.put(message(2, { summary: { en: 'New tariff', zh: '新气价' } }))
  table.put(message(3, { title: 'Tariff', at: '2026-08-21T23:59:00+08:00' }))
  table.put(message(4, { title: 'Tariff', at: '2026-08-22T00:00:00+08:00' }))
  const find = async (keyword: string) => (await me.call(api.listMessages, { keyword })).items.map(({ seq }) => seq)
  expect(await find('tariff')).toEqual([4, 2, 1])
  expect(await find('气价')).toEqual([2, 1])
})

test('every type of an area with seeded messages is seeded, with params that the area accepts', async () => {
  const { sim } = start()
  const { createRegistry, loadPlugins } = await import('#platform/plugin')
  const { pluginList } = await import('#plugins')
  const { messages } = createRegistry(await loadPlugins(pluginList))
  const seeded = new Map([...sim.store.table(messageKind).values()].map((each) => [each.type, each]))
  const wrong = [...seeded.values()].filter(({ type, params }) => {
    try {
      messages.get(type)?.parse(params)
      return false
    } catch {
      return true
    }
  })
  expect(wrong.map(({ type, params }) => [type, params])).toEqual([])
  // Of a new area, nobody has written any; those of the core come from hosts and siblings.
  const owned = [...messages].map(([type, { plugin }]) => ({ type, area: plugin.id }))
  const areas = new Set(owned.filter(({ type }) => seeded.has(type)).map(({ area }) => area))
  const missing = owned.filter(({ type, area }) => areas.has(area) && !seeded.has(type))
  expect(missing.map(({ type }) => `${type}: to be added to TYPES of seed/types.ts`)).toEqual([])
})

test('seeded messages name what the world knows, and none is beyond a limit', () => {
  const seeded = [...start().sim.store.table(messageKind).values()]
  expect(seeded.map(beyondLimit).filter(Boolean)).toEqual([])
  const byId = seeded.filter(({ title }) => /\b[CPB]-\d{6}/.test(JSON.stringify(title)))
  expect(byId.map(({ title }) => title)).toEqual([])
})

describe('limits of a message (domain/messages.md 1)', () => {
  it.each<[string, Partial<Message>]>([
    ['title', { title: 'x'.repeat(61) }],
    ['summary', { summary: { en: 'x', zh: '字'.repeat(121) } }],
    ['html', { html: '字'.repeat(6667) }],
    ['files', { files: Array.from({ length: 10 }, () => ({})) }],
    ['params', { params: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`p${at}`, 'x'])) }],
    ['params', { params: { name: 'x'.repeat(65) } }],
  ])('%s', (part, more) => {
    expect(beyondLimit(message(1, more))).toBe(part)
  })

  test('what is exactly at its limit is sent', () => {
    const params = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`p${at}`, 'x'.repeat(64)]))
    const whole = { title: 'x'.repeat(60), summary: 'x'.repeat(120), html: 'x'.repeat(20_000), params }
    expect(beyondLimit(message(1, { ...whole, files: Array.from({ length: 9 }, () => ({})) }))).toBeUndefined()
  })

  test('a title with a long name is cut, content beyond a limit is refused', async () => {
    const { sim, me } = start()
    only(sim)
    const { to, category, type, level } = message(1)
    const draft = { to, category, type, level, title: 'x'.repeat(61) }
    sendMessage(draft, sim.context('rep01'))
    expect((await me.call(api.listMessages, {})).items[0]?.title).toBe(`${'x'.repeat(59)}…`)
    expect(() => sendMessage({ ...draft, html: 'x'.repeat(20_001) }, sim.context('rep01'))).toThrow('beyond its limit')
  })

  test('the app cuts what a server sends beyond them, and leaves out the rest', async () => {
    const { sim, me } = start()
    only(sim)
    const files = Array.from({ length: 10 }, (_, at) => ({ name: `${at}`, fileUrl: `/file/${at}.pdf` }))
    sim.store
      .table(messageKind)
      .put(message(1, { title: 'x'.repeat(61), summary: 'y'.repeat(121), html: 'z'.repeat(20_001), files }))
    const shown = await me.call(api.getMessage, { id: 'MS-1' })
    expect([shown.title, shown.summary]).toEqual(['x'.repeat(60), 'y'.repeat(120)])
    expect(shown).toMatchObject({ html: '', isCut: true })
    expect(shown.files).toHaveLength(9)
  })
})

test('a message about a record that is deleted says so', async () => {
  const sim = simulate({ ...dev, rights: { ...dev.rights, 'customer.read': { '*': 'all' } } })
  const me = sim.as('rep01')
  only(sim)
  sim.store.table(messageKind).put(message(1, { subject: { kind: 'company', id: 'C-999999' } }))
  sim.store.table(messageKind).put(message(2, { subject: { kind: 'company', id: 'C-000001' } }))
  // The id of a record of another kind.
  sim.store.table(messageKind).put(message(3, { subject: { kind: 'knowledge', id: 'C-999999' } }))
  expect((await me.call(api.listMessages, {})).items.map(({ id, gone }) => [id, gone])).toEqual([
    ['MS-3', false],
    ['MS-2', false],
    ['MS-1', true],
  ])
})

test('a category that this version does not know is of the system: counted there, listed there, read there', async () => {
  const { sim, me } = start()
  only(sim)
  const newer = 'billing' as Message['category']
  for (const [seq, category] of [
    [1, 'system'],
    [2, newer],
    [3, newer],
    [4, 'risk'],
  ] as const)
    sim.store.table(messageKind).put(message(seq, { category }))
  const system = { category: 'system' } as const
  expect((await me.call(api.getCategories, {})).find(({ code }) => code === 'system')?.unread).toBe(3)
  const pages = [await me.call(api.listMessages, { ...system, pageSize: 2 })]
  pages.push(await me.call(api.listMessages, { ...system, pageSize: 2, before: 2 }))
  expect(pages.map(({ items, total }) => [items.map(({ seq }) => seq), total])).toEqual([
    [[3, 2], 3],
    [[1], 3],
  ])
  expect(await me.call(api.markRead, { ...system, upTo: 3 })).toEqual({ changed: 3 })
})

test('a message of somebody says who sent it, one of the server nobody', async () => {
  const { sim, me } = start()
  only(sim)
  const about = { category: 'lead', type: 'clue.changed', level: 'normal', params: {} } as const
  const title = { en: 'By {name}', zh: '{name}' }
  const manager = sim.context('rep02')
  notify(['rep01'], { ...about, title }, manager)
  // What the server found is told while somebody else asks.
  notify(['rep01'], { ...about, title, by: 'rep01' }, manager)
  notify(['rep01'], { ...about, title, by: 'rep02' }, sim.context('rep01'))
  const { items } = await me.call(api.listMessages, {})
  expect(items.map(({ seq, from }) => [seq, from?.id])).toEqual([
    [3, undefined],
    [2, undefined],
    [1, 'rep02'],
  ])
})

test('seeded messages of people say who sent them', async () => {
  const { me } = start()
  const { items } = await me.call(api.listMessages, { pageSize: 86 })
  const sendersOf = (type: string) => new Set(items.filter((each) => each.type === type).map(({ from }) => from?.id))
  expect([sendersOf('role.decided'), sendersOf('gasRisk.raised')]).toEqual([new Set(['rep02']), new Set([undefined])])
})
