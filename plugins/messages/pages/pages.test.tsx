import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { href } from '#base/routes'
import { SimRefusal } from '#harness/backend/contract'
import { type Message, messageKind } from '#harness/backend/core/messages'
import { holdExampleTime, openPage, type Simulation, simulate } from '#harness/backend/kit/testing'
import { CoreContext, inbox } from '#platform/core'
import { type AnyCall, HttpError } from '#platform/http'
import { defineMessage } from '#platform/messages'
import { on } from '#platform/plugin'
import { deleteMessages, getMessage, listMessages, markRead } from '../api'
import { useMarks } from '../components/useMarks'
import dev from '../dev'
import plugin from '../plugin'
import { notyfyDetail } from '../routes'

/** Screens of the area against its simulator, at the example time (2026-11-20); rep01 has 86 messages, 17 unread. */

beforeAll(() => {
  holdExampleTime()
  Element.prototype.scrollTo = () => undefined
})
afterEach(() => localStorage.clear())

const open = (address: string, sim?: Simulation) => openPage({ plugin, dev }, 'rep01', address, sim)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const messageOf = (sim: Simulation, mid: string) => sim.store.table(messageKind).get(mid)
const titles = () => screen.getAllByRole('article').map((row) => within(row).getByRole('link').textContent)

/** A simulation in which a call waits until `before` has ended. */
function held(call: AnyCall, before: () => Promise<unknown>): Simulation {
  const sim = simulate(dev)
  return {
    ...sim,
    as: (who) => ({
      ...sim.as(who),
      async call(given, request) {
        if (given.id === call.id) await before()
        return sim.as(who).call(given, request)
      },
    }),
  }
}
/** A promise that the test resolves. */
function gate() {
  let pass = () => {}
  const passed = new Promise<void>((resolve) => {
    pass = resolve
  })
  return { passed, pass: () => act(async () => pass()) }
}
const refuse = async () => {
  throw new SimRefusal(4003, 'Not today.')
}
const message = (seq: number, more: Partial<Message> = {}): Message => ({
  mid: `MS-9000${seq}`,
  to: 'rep01',
  seq,
  category: 'notice',
  type: 'notice.published',
  level: 'normal',
  title: `Notice ${seq}`,
  at: '2026-11-20T09:00:00+08:00',
  ...more,
})

describe('read all of the center', () => {
  const readAll = async () => {
    await press('More actions')
    await press('Mark all as read')
  }
  const unread = () => screen.queryAllByText(/^\d+ unread$/).length

  test('is shown before the server has answered, and no poll puts the old figures back', async () => {
    const { passed, pass } = gate()
    const { core, sim } = await open(
      '/messageCenter',
      held(markRead, () => passed),
    )
    const poll = core.store(inbox).begin()
    expect(await screen.findByText('4 unread')).toBeTruthy()
    act(() => core.store(inbox).begin()({ total: 17, maxSeq: 86 }))
    await readAll()
    await waitFor(() => expect(unread()).toBe(0))
    expect(core.store(inbox).unread).toBe(0)
    act(() => poll({ total: 17, maxSeq: 86 }))
    expect([unread(), core.store(inbox).unread]).toEqual([0, 0])
    await pass()
    await waitFor(() => expect(messageOf(sim, 'MS-000001')?.readAt).toBeDefined())
    expect(unread()).toBe(0)
  })

  test('is taken back if the server refuses it', async () => {
    const { passed, pass } = gate()
    await open(
      '/messageCenter',
      held(markRead, () => passed.then(refuse)),
    )
    expect(await screen.findByText('4 unread')).toBeTruthy()
    await readAll()
    await waitFor(() => expect(unread()).toBe(0))
    await pass()
    expect(await screen.findByText('4 unread', {})).toBeTruthy()
  })
})

describe('the marks of a list', () => {
  const menuOf = (title: string) => press(`More actions: ${title}`)
  const FIRST = 'Gas volume down: Dali Forging'

  test('a message is read at once, and unread again if the server refuses it', async () => {
    const { passed, pass } = gate()
    const { core } = await open(
      '/messageCate?tab=risk',
      held(markRead, () => passed.then(refuse)),
    )
    act(() => core.store(inbox).begin()({ total: 17, maxSeq: 86 }))
    await menuOf(FIRST)
    await press('Mark as read')
    expect(core.store(inbox).unread).toBe(16)
    await pass()
    await waitFor(() => expect(core.store(inbox).unread).toBe(17))
  })

  test('a deleted message that the server keeps comes back', async () => {
    await open('/messageCate?tab=risk', held(deleteMessages, refuse))
    await menuOf(FIRST)
    await press('Delete')
    await waitFor(() => expect(titles()).toContain(FIRST))
  })

  test('a deletion that is taken back at once is taken back on the server, too', async () => {
    const { passed, pass } = gate()
    const { core, sim } = await open(
      '/messageCate?tab=risk',
      held(deleteMessages, () => passed),
    )
    await menuOf(FIRST)
    await press('Delete')
    act(() => core.feedback.toasts.find(({ action }) => action?.label === 'Undo')?.action?.run())
    await waitFor(() => expect(titles()).toContain(FIRST))
    await pass()
    await waitFor(() => expect(core.store(inbox).isPending).toBe(false))
    expect(messageOf(sim, 'MS-000001')?.isDeleted).toBeUndefined()
  })

  test('read all of a search marks all that are shown, however many they are', async () => {
    const { core, sim } = await open('/messageCenter')
    const added = Array.from({ length: 103 }, (_, index) => message(100 + index))
    for (const each of added) sim.store.table(messageKind).put(each)
    const { items } = await sim.as('rep01').call(listMessages, { category: 'notice', pageSize: 100 })
    const { items: older } = await sim.as('rep01').call(listMessages, { category: 'notice', before: items.at(-1)?.seq })
    const { result } = renderHook(useMarks, {
      wrapper: ({ children }) => <CoreContext value={core}>{children}</CoreContext>,
    })
    await act(() => result.current.readThese([...items, ...older]))
    expect(added.filter(({ mid }) => messageOf(sim, mid)?.readAt === undefined)).toEqual([])
  })

  test('read all of a search that has more than the loaded rows says that it marks those that are shown', async () => {
    const sim = simulate(dev)
    for (let index = 0; index < 50; index++) sim.store.table(messageKind).put(message(100 + index))
    await open('/messageCate?tab=notice&keyword=Notice', sim)
    await screen.findAllByRole('article')
    await press('More actions')
    await screen.findByRole('button', { name: 'Mark shown as read' })
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  test('read all of a search marks what it has found, and nothing else', async () => {
    const { sim } = await open('/messageCate?tab=risk&keyword=Dali')
    await screen.findAllByRole('article')
    await press('More actions')
    await press('Mark all as read')
    await waitFor(() => expect(messageOf(sim, 'MS-000001')?.readAt).toBeDefined())
    const risks = [...sim.store.table(messageKind).values()].filter(
      ({ to, category, readAt, title }) =>
        to === 'rep01' && category === 'risk' && !readAt && !JSON.stringify(title).includes('Dali'),
    )
    expect(risks.length).toBeGreaterThan(0)
  })
})

describe('a new message', () => {
  const arrive = async ({ sim, core }: Awaited<ReturnType<typeof open>>) => {
    sim.store.table(messageKind).put(message(87))
    await act(async () => core.store(inbox).begin()({ total: 18, maxSeq: 87 }))
  }
  /** The list, scrolled down by so many px, after the first poll. */
  const scrolled = async (top: number) => {
    const page = await open('/messageCate')
    await screen.findAllByRole('article')
    await act(async () => page.core.store(inbox).begin()({ total: 17, maxSeq: 86 }))
    const scroller = document.querySelector('.page') as HTMLElement
    scroller.scrollTop = top
    await arrive(page)
    return page
  }

  test('is shown in a list that is at its top', async () => {
    await scrolled(0)
    expect(await screen.findByText('Notice 87')).toBeTruthy()
  })

  test('is counted above a list that is scrolled, which keeps its rows until the user asks for it', async () => {
    await scrolled(500)
    const button = await screen.findByRole('button', { name: '1 new' })
    expect(titles()).not.toContain('Notice 87')
    await userEvent.click(button)
    expect(await screen.findByText('Notice 87')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '1 new' })).toBeNull()
  })
})

describe('a message that is opened', () => {
  test('is marked as read', async () => {
    const { sim } = await open('/notyfyDetail?id=MS-000001')
    await waitFor(() => expect(messageOf(sim, 'MS-000001')?.readAt).toBeDefined())
  })

  test('says that it is important, and what of it is beyond a limit', async () => {
    const sim = simulate(dev)
    const html = `<p>${'x'.repeat(20_000)}</p>`
    sim.store.table(messageKind).put(message(1, { mid: 'MS-900001', level: 'important', html }))
    await open('/notyfyDetail?id=MS-900001', sim)
    expect(await screen.findByText('Important')).toBeTruthy()
    expect(screen.getByText('Update the app to see all of this.')).toBeTruthy()
  })

  test('has expired by the clock of the server, not of the device', async () => {
    const sim = simulate(dev)
    // Ten minutes after the time of the device.
    sim.store.table(messageKind).put(message(1, { mid: 'MS-900001', expiresAt: '2026-11-20T09:51:00+08:00' }))
    const { core } = await open('/notyfyDetail?id=MS-900001', sim)
    expect(await screen.findByText('Notice 1')).toBeTruthy()
    expect(screen.queryByText('Expired.')).toBeNull()
    act(() => core.store(inbox).begin()({ total: 0, maxSeq: 1, now: new Date('2026-11-20T09:52:00+08:00') }))
    expect(screen.getByText('Expired.')).toBeTruthy()
  })
})

describe('the landing page of a push', () => {
  /** Where it leads: what takes its place, and what is opened on top. */
  async function landed(search: string, before: () => Promise<unknown> = async () => undefined) {
    const { passed, pass } = gate()
    const opened = await open(
      `/blankPage?${search}`,
      held(getMessage, () => passed.then(before)),
    )
    const addresses: string[] = []
    const { navigation } = opened.core
    jest.spyOn(navigation, 'replaceHref').mockImplementation((to) => void addresses.push(`replace ${to}`))
    jest.spyOn(navigation, 'openHref').mockImplementation((to) => void addresses.push(to))
    await pass()
    return { ...opened, addresses }
  }
  const noNetwork = async () => {
    throw new HttpError('network', 'Network Error', { callId: getMessage.id })
  }

  test('opens the message above the message center, and marks it as read', async () => {
    const { addresses, sim } = await landed('mid=MS-000001')
    await waitFor(() => expect(addresses).toEqual(['replace /messageCenter', '/messageDetailTemplate?id=MS-000001']))
    await waitFor(() => expect(messageOf(sim, 'MS-000001')?.readAt).toBeDefined())
  })

  test('of another user’s push, or of a message that is gone, is the list', async () => {
    const { addresses } = await landed('mid=MS-000090')
    await waitFor(() => expect(addresses).toEqual(['replace /messageCate']))
  })

  test('opens a record by its type above the message center, too', async () => {
    const opened = on(defineMessage('foo.opened', v.object({ id: v.string() })), async () => ({
      default: ({ navigation: to }, { id }) => to.openHref(href(notyfyDetail, { id })),
    }))
    const own = { ...plugin, messages: [opened] }
    const { core, navigation } = await openPage({ plugin: own, dev }, 'rep01', '/blankPage')
    const addresses: string[] = []
    jest.spyOn(core.navigation, 'replaceHref').mockImplementation((to) => void addresses.push(`replace ${to}`))
    jest.spyOn(core.navigation, 'openHref').mockImplementation((to) => void addresses.push(to))
    act(() => void navigation.open('/blankPage?type=foo.opened&id=MS-000001', { replace: true }))
    await waitFor(() => expect(addresses).toEqual(['replace /messageCenter', '/notyfyDetail?id=MS-000001']))
  })

  test('leads on by type and record while the message does not come', async () => {
    const { addresses } = await landed('mid=MS-000001&type=foo.bar&id=GW-000001', noNetwork)
    await waitFor(() => expect(addresses.at(-1)).toBe('/notyfyDetail?id=MS-000001'))
  })

  test('waits three seconds for the message, then leads on by type and record', async () => {
    const { navigation, core } = await open(
      '/messageCenter',
      held(getMessage, () => new Promise(() => {})),
    )
    const addresses: string[] = []
    jest.spyOn(core.navigation, 'replaceHref').mockImplementation((to) => void addresses.push(to))
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    try {
      act(() => void navigation.open('/blankPage?mid=MS-000001&type=foo.bar&id=GW-000001'))
      await act(() => jest.advanceTimersByTimeAsync(2999))
      expect(addresses).toEqual([])
      await act(() => jest.advanceTimersByTimeAsync(1))
      expect(addresses).toEqual(['/notyfyDetail?id=MS-000001'])
    } finally {
      holdExampleTime()
    }
  })

  test('offers a retry where there is nothing else to go by', async () => {
    await landed('mid=MS-000001', noNetwork)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('says that a link without anything is incomplete', async () => {
    await open('/blankPage')
    expect(await screen.findByText('This link is incomplete.')).toBeTruthy()
  })
})
