import * as v from 'valibot'
import { defineRoute, lazySearch, optional, type Route, string } from '#base/routes'
import { createRegistry } from '#platform/plugin'
import core from '../plugin'

const owned = createRegistry([core]).messages
const opened: string[] = []

jest.mock('../../../src/base/config/build', () => ({
  ...jest.requireActual('../../../src/base/config/build'),
  buildValue: (name: string) => (name === 'EMBED_ORIGINS' ? 'https://todo.example' : ''),
}))

const roles = defineRoute('/roleDescription', { search: { role: optional(string) } })
const contact = defineRoute('/public/contactAdd', { search: { name: optional(string), phone: optional(string) } })
const task = defineRoute('/toDoGasRisk', { search: { id: string } })

const warnings = defineRoute('/gasRisk', { search: lazySearch<{ level?: string }>() })

const toast = jest.fn()
const openWebView = jest.fn()
const load = jest.fn(async () => undefined)
const loadDetails = jest.fn(async () => undefined)

/** Runs the handler of a message with a parsed payload, as `createMessages` does. */
async function deliver(
  type: string,
  payload: unknown,
  registered: readonly Route[] = [roles, contact, task, warnings],
) {
  const entry = owned.get(type)
  if (!entry) throw new Error(`nobody owns ${type}`)
  const routes = registered.map((route) => ({ route, title: 't', source: 's' }))
  const { default: handler } = await entry.handler()
  const faked = {
    registry: createRegistry([{ id: 'areas', owner: 'team-areas', routes }]),
    feedback: { toast },
    host: { openWebView },
    session: { loadDetails },
    navigation: { openHref: (address: string) => opened.push(address), back: () => opened.push('back') },
    store: () => ({ load }),
    invalidateAll: () => opened.push('all is stale'),
  }
  await handler(faked as never, entry.parse(payload) as never)
}

beforeEach(() => {
  jest.clearAllMocks()
  opened.length = 0
  openWebView.mockResolvedValue({ ok: true, data: null })
})

test('the core owns the remaining host events and the messages of the to-do app', () => {
  expect([...owned.keys()]).toEqual([
    'refreshWorkbench',
    'openThirdParty',
    'gotoDetailPermission',
    'addContact',
    'todo.open',
    'todo.done',
    'todo.close',
    'todo.resize',
  ])
})

test.each(['refreshWorkbench', 'todo.done'])('%s reloads badges and due items', async (type) => {
  await deliver(type, undefined)
  expect(load).toHaveBeenCalledTimes(1)
})

test('refreshWorkbench loads the roles first, so that a new role is in force', async () => {
  await deliver('refreshWorkbench', undefined)
  expect(loadDetails).toHaveBeenCalledTimes(1)
  expect(loadDetails.mock.invocationCallOrder[0]).toBeLessThan(load.mock.invocationCallOrder[0] ?? 0)
})

describe('openThirdParty', () => {
  test('opens an allowed origin through the host', async () => {
    await deliver('openThirdParty', { url: 'https://todo.example/a?b=1' })
    expect(openWebView).toHaveBeenCalledWith({ url: 'https://todo.example/a?b=1' })
    expect(toast).not.toHaveBeenCalled()
  })

  test.each(['https://evil.example/', 'javascript:alert(1)', 'todo.example'])(
    'refuses %s with a message',
    async (url) => {
      await deliver('openThirdParty', { url })
      expect(openWebView).not.toHaveBeenCalled()
      expect(toast).toHaveBeenCalledTimes(1)
    },
  )

  test('shows the host’s error text when it fails', async () => {
    openWebView.mockResolvedValue({ ok: false, code: -1, error: { kind: 'host', text: 'fail' } })
    await deliver('openThirdParty', { url: 'https://todo.example/' })
    expect(toast).toHaveBeenCalledWith('fail')
  })
})

describe('pages opened from outside', () => {
  test.each<[string, unknown, string]>([
    ['gotoDetailPermission', { route: 'area manager' }, '/roleDescription?role=area%20manager'],
    ['addContact', { name: '李维', phone: '138' }, `/public/contactAdd?name=${encodeURIComponent('李维')}&phone=138`],
    ['todo.open', { route: '#/toDoGasRisk?id=GW-1' }, '/toDoGasRisk?id=GW-1'],
    ['todo.open', { route: '/toDoGasRisk?id=GW-1&evil=1' }, '/toDoGasRisk?id=GW-1'],
    ['todo.open', { route: '/gasRisk?level=2&of=it%27s' }, "/gasRisk?level=2&of=it's"],
  ])('%s with %j opens %s', async (type, payload, address) => {
    await deliver(type, payload)
    // A record that is in memory is refetched by the page that shows it.
    expect(opened).toEqual(['all is stale', address])
  })

  test.each<[string, unknown]>([
    ['gotoDetailPermission', { route: 'manager' }],
    ['addContact', { name: 'Li' }],
    ['todo.open', { route: '/toDoGasRisk?id=GW-1' }],
  ])('%s shows a message if no area has registered the page', async (type, payload) => {
    await deliver(type, payload, [])
    expect(opened).toEqual([])
    expect(toast).toHaveBeenCalledTimes(1)
  })

  test.each(['https://evil.example/', '/toDoGasRisk', 'toDoGasRisk?id=1'])(
    'an invalid address (%s) opens nothing',
    async (route) => {
      await deliver('todo.open', { route })
      expect(opened).toEqual([])
      expect(toast).toHaveBeenCalledTimes(1)
    },
  )
})

describe('todo.close', () => {
  const become = (state: string) =>
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState)

  test('goes back in the visible tab', async () => {
    become('visible')
    await deliver('todo.close', {})
    expect(opened).toEqual(['back'])
  })

  test('does nothing in a hidden tab', async () => {
    become('hidden')
    await deliver('todo.close', {})
    await deliver('todo.open', { route: '/toDoGasRisk?id=GW-1' })
    expect(opened).toEqual([])
  })
})

test.each(['openThirdParty', 'gotoDetailPermission', 'addContact', 'todo.open', 'todo.resize'])(
  '%s without its fields does not parse',
  (type) => {
    expect(() => owned.get(type)?.parse(undefined)).toThrow(v.ValiError)
    expect(() => owned.get(type)?.parse({})).toThrow(v.ValiError)
  },
)
