import { simCore, simulate } from '#harness/backend/kit/testing'
import { loadMenuTexts, registerTexts, setLanguage, startTexts } from '#platform/i18n'
import { createRegistry, describeProblems } from '#platform/plugin'
import { textsOf } from '#plugins/texts'
import routes from '../../spec/conformance/routes.json'
import { enterChange } from './api/devices'
import { deviceKind } from './backend/devices'
import badge from './badge'
import dev from './dev'
import plugin from './plugin'
import search from './search'
import today from './today'

const coreOf = (who: string, more?: Parameters<typeof simCore>[3]) => simCore(simulate(dev), plugin, who, more)
const { signal } = new AbortController()

beforeAll(async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-20T09:41:00+08:00'),
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
  })
  await startTexts()
  registerTexts('customer', ...textsOf(plugin))
  await loadMenuTexts('customer')
})
afterEach(() => setLanguage('en'))

test('the area has every route of the specification with its flags', () => {
  const wanted = routes.filter((route) => route.plugin === 'customer')
  const flags = (plugin.routes ?? []).map(({ route, keepAlive = false, homeEntry = false }) => {
    return { path: route.path, plugin: 'customer', keepAlive, homeEntry }
  })
  const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path)
  expect(flags.sort(byPath)).toEqual([...wanted].sort(byPath))
})

test('every route has a screen', () => {
  expect((plugin.routes ?? []).filter(({ screen }) => !screen).map(({ route }) => route.path)).toEqual([])
})

test('registers without conflicts, and its menu entry opens without parameters', () => {
  expect(describeProblems(createRegistry([plugin]).problems)).toBe('')
})

test.each(['customer.riskFound', 'customer.changed'])('%s opens the customer', async (type) => {
  const entry = createRegistry([plugin]).messages.get(type)
  if (!entry) throw new Error(`nobody owns ${type}`)
  const openHref = jest.fn()
  const { core } = coreOf('rep01')
  const { default: handler } = await entry.handler()
  await handler(
    { ...core, navigation: { ...core.navigation, openHref } },
    entry.parse({ id: 'C-000001', name: '光大玻璃', kind: 'pjws', count: '2', at: '2026-11-20T01:00:00Z' }) as never,
  )
  expect(openHref.mock.calls.flat()).toEqual(['/customerDetails?id=C-000001'])
})

test('the badge counts customers with new court records; today also lists bills that are due', async () => {
  const { core } = coreOf('rep01')
  const items = await today(core, signal)
  const risks = items.filter(({ id }) => id.endsWith('risk'))
  expect(await badge(core, signal)).toBe(risks.length)
  expect(risks).toContainEqual(
    expect.objectContaining({
      title: 'Guangda Glass Works',
      detail: '2 new court records',
      to: '/customerDetails?id=C-000001',
    }),
  )
  const bills = items.filter(({ id }) => id.includes(' bill '))
  expect(bills.length).toBeGreaterThan(0)
  expect(bills.length).toBeLessThanOrEqual(3)
  expect(bills[0]?.to).toMatch(/^\/customerEnergyBill\?id=C-\d{6}&energy=(gas|elec|heat|steam)$/)
})

test('new court records of several kinds are one customer, with the number of all', async () => {
  const found = (custId: string, kind: string, count: number) => ({ custId, name: custId, kind, count })
  const { core } = coreOf('rep01')
  const risks = [found('C-000001', 'pjws', 2), found('C-000001', 'sxxx', 1), found('C-000002', 'ktgg', 1)]
  const http: typeof core.http = async (call) => call.response({ risks, bills: [] })
  const one = { ...core, http }
  expect((await today(one, signal)).map(({ id, detail }) => [id, detail])).toEqual([
    ['C-000001 risk', '3 new court records'],
    ['C-000002 risk', '1 new court record'],
  ])
  expect(await badge(one, signal)).toBe(2)
})

test('a bill of today is due today, one of tomorrow soon; the three largest are shown', async () => {
  const bill = (custId: string, amount: number, dueAt: string) => {
    return { custId, name: custId, energy: 'gas', amount, dueAt }
  }
  const { core } = coreOf('rep01')
  const http: typeof core.http = async (call) =>
    call.response({
      risks: [],
      bills: [
        bill('C-000001', 100, '2026-11-20'),
        bill('C-000002', 300, '2026-11-21'),
        bill('C-000003', 50, '2026-11-20'),
        bill('C-000004', 200, '2026-11-23'),
      ],
    })
  const items = await today({ ...core, http }, signal)
  expect(items.map(({ id, due, at }) => [id, due, at])).toEqual([
    ['C-000002 bill gas', 'soon', new Date('2026-11-20T16:00:00Z')],
    ['C-000004 bill gas', 'soon', new Date('2026-11-22T16:00:00Z')],
    ['C-000001 bill gas', 'today', undefined],
  ])
})

test.each(['光大', 'gdbl', '91440605MA41041370'])('the global search finds a customer by %s', async (keyword) => {
  const { core } = coreOf('rep01')
  const hits = await search(core, keyword, signal)
  expect(hits).toContainEqual({
    id: 'C-000001',
    kind: 'Customers',
    title: 'Guangda Glass Works',
    detail: 'Li Wei · 91440605MA41041370',
    to: '/customerDetails?id=C-000001',
  })
})

test('in Chinese, its own name is shown', async () => {
  await setLanguage('zh-CN')
  const { core } = coreOf('rep01')
  expect((await search(core, '91440605MA41041370', signal))[0]?.title).toBe('光大玻璃制品有限公司')
})

test('a device like a retired one is not taken for it, when it is unclear whether it was added', async () => {
  const { sim, core } = coreOf('rep01')
  const { default: calls } = await import('./repeatable')
  const added = calls.find(({ call }) => call.id === enterChange.id)
  const newDevice = { kind: 'B', fuel: 'gas', capacity: 7.5, count: 1, maker: '华光', hours: 12, days: 270, load: 70 }
  const request = { custId: 'C-000001', kind: 'A', at: '2026-11-01', newDevice } as const
  const isThere = () => added?.alreadyThere?.(core, request)
  expect(await isThere()).toBe(false)
  await sim.as('rep01').send(enterChange, request)
  expect(await isThere()).toBe(true)
  const devices = sim.store.table(deviceKind)
  for (const device of [...devices.values()].slice(-1)) devices.put({ ...device, state: '3' })
  expect(await isThere()).toBe(false)
})
