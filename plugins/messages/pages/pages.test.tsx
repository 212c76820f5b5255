import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { href } from '#base/routes'
import { SimRefusal } from '#harness/backend/contract'
import { type Message, messageKind } from '#harness/backend/core/messages'
import {
  holdExampleTime,
  openPage,
  type Simulation,
  simCore,
  simulate,
  startScreens,
} from '#harness/backend/kit/testing'
import { type Core, CoreContext, inbox } from '#platform/core'
import { type AnyCall, HttpError } from '#platform/http'
import { defineMessage } from '#platform/messages'
import { on } from '#platform/plugin'
import { showPages } from '#testing'
import { deleteMessages, getMessage, listMessages, markRead } from '../api'
import { useMarks } from '../components/useMarks'
import dev from '../dev'
import plugin from '../plugin'
import { messageCenter, notyfyDetail } from '../routes'
import { categories } from '../stores'
import MessageCenter from './MessageCenter'
import Notification from './Notification'

/** Screens of the area against its simulator, at the example time (2026-11-20); rep01 has 86 messages, 17 unread. */

beforeAll(async () => {
  await startScreens(plugin)
  Element.prototype.scrollTo = () => undefined
})
afterEach(() => localStorage.clear())

const open = (address: string, sim?: Simulation) => openPage({ plugin, dev }, 'rep01', address, sim)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const messageOf = (sim: Simulation, mid: string) => sim.store.table(messageKind).get(mid)
const titles = () => screen.getAllByRole('article').map((row) => within(row).getByRole('link').textContent)

/** A simulation in which a call waits until `before` has ended. */
function held(call: AnyCall, before: (request: unknown) => Promise<unknown>, sim = simulate(dev)): Simulation {
  return {
    ...sim,
    as: (who) => ({
      ...sim.as(who),
      async call(given, request) {
        if (given.id === call.id) await before(request)
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

interface Opened {
  readonly id: string
}
/** The area as the owner of messages `foo.opened`, too: `open` is their handler. */
const owning = (open: (core: Core, payload: Opened) => void | Promise<void>) => ({
  ...plugin,
  messages: [on(defineMessage('foo.opened', v.object({ id: v.string() })), async () => ({ default: open }))],
})
const openNotice = ({ navigation }: Core, { id }: Opened) => navigation.openHref(href(notyfyDetail, { id }))
const unreachable = async () => {
  throw new HttpError('status', 'Not now', { callId: 'foo' })
}
/** A simulation with one message more: MS-900087, the newest. */
const withMessage = (more: Partial<Message> = {}) => {
  const sim = simulate(dev)
  sim.store.table(messageKind).put(message(87, more))
  return sim
}
/** A simulation with so many notices more, from number 100 on. */
function withNotices(count: number, more: Partial<Message> = {}): Simulation {
  const sim = simulate(dev)
  for (let seq = 100; seq < 100 + count; seq++) sim.store.table(messageKind).put(message(seq, more))
  return sim
}
const owned = { type: 'foo.opened', params: { id: 'MS-000002' } }
const readAt = '2026-11-20T09:30:00+08:00'
/** The addresses that are opened from now on, in place of the page (`replace`) or above it. */
function addressesOf({ navigation }: Core) {
  const addresses: string[] = []
  jest.spyOn(navigation, 'replaceHref').mockImplementation((to) => void addresses.push(`replace ${to}`))
  jest.spyOn(navigation, 'openHref').mockImplementation((to) => void addresses.push(to))
  return addresses
}
const toastsOf = ({ feedback }: Core) => feedback.toasts.map(({ text }) => text)

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
  const FIRST = 'Dali Forging · Gas volume down'

  test.each([
    ['Mark as read', { readAt: expect.any(String) }],
    ['Delete', { isDeleted: true }],
  ])('a swipe to the left reveals %s', async (name, marked) => {
    const { sim } = await open('/messageCate?tab=risk')
    const title = await screen.findByText(FIRST)
    fireEvent.pointerDown(title, { clientX: 300, clientY: 50 })
    fireEvent.pointerMove(title, { clientX: 200, clientY: 51, buttons: 1 })
    fireEvent.pointerUp(title)
    fireEvent.click(await screen.findByText(name))
    await waitFor(() => expect(messageOf(sim, 'MS-000001')).toMatchObject(marked))
  })

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

  test('a mark that is on its way is newer than what the server sends', async () => {
    const { passed, pass } = gate()
    const { core, navigation, sim } = await open(
      '/messageCate?tab=risk',
      held(markRead, () => passed),
    )
    act(() => core.store(inbox).begin()({ total: 17, maxSeq: 86 }))
    await menuOf(FIRST)
    await press('Mark as read')
    act(() => void navigation.open('/notyfyDetail?id=MS-000001'))
    expect(await screen.findByRole('heading', { name: FIRST })).toBeTruthy()
    expect(core.store(inbox).unread).toBe(16)
    await pass()
    await waitFor(() => expect(messageOf(sim, 'MS-000001')?.readAt).toBeDefined())
  })

  test('a message that is taken back is shown in the list that was opened meanwhile', async () => {
    const { core, navigation } = await open('/messageCate?tab=notice', withMessage())
    await menuOf('Notice 87')
    await press('Delete')
    await waitFor(() => expect(core.store(inbox).isPending).toBe(false))
    act(() => void navigation.open('/messageCate'))
    expect(await screen.findAllByText('Urgent')).not.toEqual([])
    expect(titles()).not.toContain('Notice 87')
    act(() => core.feedback.toasts.find(({ action }) => action?.label === 'Undo')?.action?.run())
    await waitFor(() => expect(titles()).toContain('Notice 87'))
  })

  test('a message that is taken back is at its place in a list of several pages, which is not loaded again', async () => {
    // A page that shows 25 rows.
    const height = jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(25 * 72)
    const firstPages = jest.fn()
    const load = async (request: unknown) => Object(request).before === undefined && firstPages()
    const { core, sim } = await open('/messageCate?tab=notice', held(listMessages, load, withNotices(60)))
    const around = () => titles().filter((title) => /^Notice 1(?:09|10|11)$/.test(String(title)))
    await waitFor(() => expect(around()).toEqual(['Notice 111', 'Notice 110', 'Notice 109']))
    await menuOf('Notice 110')
    await press('Delete')
    await waitFor(() => expect(messageOf(sim, 'MS-9000110')?.isDeleted).toBe(true))
    expect(around()).toEqual(['Notice 111', 'Notice 109'])
    act(() => core.feedback.toasts.find(({ action }) => action?.label === 'Undo')?.action?.run())
    await waitFor(() => expect(messageOf(sim, 'MS-9000110')?.isDeleted).toBeUndefined())
    await waitFor(() => expect(core.store(inbox).isPending).toBe(false))
    expect(around()).toEqual(['Notice 111', 'Notice 110', 'Notice 109'])
    expect(firstPages).toHaveBeenCalledTimes(1)
    height.mockRestore()
  })

  test('a message that is taken back from a page above its list does not reload that list', async () => {
    const height = jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(25 * 72)
    const firstPages = jest.fn()
    const load = async (request: unknown) => Object(request).before === undefined && firstPages()
    const { core, navigation } = await open('/messageCate?tab=notice', held(listMessages, load, withMessage()))
    await menuOf('Notice 87')
    await press('Delete')
    await waitFor(() => expect(titles()).not.toContain('Notice 87'))
    act(() => void navigation.open('/notyfyDetail?id=MS-000005'))
    await screen.findByRole('heading', { name: '<b>Hostile</b> notice' })
    act(() => core.feedback.toasts.find(({ action }) => action?.label === 'Undo')?.action?.run())
    await waitFor(() => expect(core.store(inbox).isPending).toBe(false))
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    act(() => navigation.back())
    await act(() => left)
    await waitFor(() => expect(titles()).toContain('Notice 87'))
    expect(firstPages).toHaveBeenCalledTimes(1)
    height.mockRestore()
  })

  test('an empty category leads to all messages', async () => {
    const { shown } = await openPage({ plugin, dev }, 'rep04', '/messageCate?tab=visit')
    await press('All messages')
    await waitFor(() => expect(shown()).toBe('/messageCate?tab=all'))
    expect(await screen.findAllByRole('article')).not.toEqual([])
  })

  test('an unread message of a level that this version does not know is a new one', async () => {
    await open('/messageCate?tab=notice&unread=1', withMessage({ level: 'critical' as Message['level'] }))
    const row = (await screen.findByText('Notice 87')).closest('article') as HTMLElement
    expect(within(row).getByText('Unread')).toBeTruthy()
  })

  test('read all is offered where the unread messages lie below the loaded rows', async () => {
    const sim = withNotices(30, { readAt })
    const unread = () =>
      [...sim.store.table(messageKind).values()].filter(
        (each) => each.to === 'rep01' && each.category === 'notice' && each.readAt === undefined,
      )
    expect(unread()).not.toEqual([])
    await open('/messageCate?tab=notice', sim)
    await screen.findAllByRole('article')
    await press('More actions')
    await press('Mark all as read')
    await waitFor(() => expect(unread()).toEqual([]))
  })

  test('read all is not offered in a category that has nothing to read below the loaded rows', async () => {
    const sim = withNotices(30, { readAt })
    const table = sim.store.table(messageKind)
    for (const each of table.values()) if (each.category === 'notice') table.put({ ...each, readAt })
    const { navigation } = await open('/messageCenter', sim)
    await screen.findAllByText(/^\d+ unread$/)
    act(() => void navigation.open('/messageCate?tab=notice'))
    await screen.findAllByRole('article')
    await press('More actions')
    await screen.findByRole('dialog')
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  test('nor once the user has read all of it one by one, which the centre counts as well', async () => {
    const sim = withNotices(30, { readAt })
    const table = sim.store.table(messageKind)
    for (const each of table.values()) if (each.category === 'notice') table.put({ ...each, readAt })
    table.put(message(129))
    const { core, navigation } = await open('/messageCenter', sim)
    await screen.findAllByText(/^\d+ unread$/)
    const unread = () => core.store(categories).value?.find(({ code }) => code === 'notice')?.unread
    expect(unread()).toBe(1)
    act(() => void navigation.open('/messageCate?tab=notice'))
    await menuOf('Notice 129')
    await press('Mark as read')
    await waitFor(() => expect(unread()).toBe(0))
    await press('More actions')
    await screen.findByRole('dialog')
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
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
    act(() => result.current.readThese([...items, ...older]))
    await waitFor(() => expect(core.store(inbox).isPending).toBe(false))
    expect(added.filter(({ mid }) => messageOf(sim, mid)?.readAt === undefined)).toEqual([])
  })

  test('read all of a search that has more than the loaded rows says that it marks those that are shown', async () => {
    await open('/messageCate?tab=notice&keyword=Notice', withNotices(50))
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

  test('that is not shown yet stays unread when all are marked as read', async () => {
    const { sim } = await scrolled(500)
    await screen.findByRole('button', { name: '1 new' })
    await press('More actions')
    await press('Mark all as read')
    await waitFor(() => expect(messageOf(sim, 'MS-000001')?.readAt).toBeDefined())
    expect(messageOf(sim, 'MS-900087')?.readAt).toBeUndefined()
  })
})

describe('a message that is opened', () => {
  test('is marked as read', async () => {
    const { sim } = await open('/notyfyDetail?id=MS-000001')
    await waitFor(() => expect(messageOf(sim, 'MS-000001')?.readAt).toBeDefined())
  })

  test('is marked as read once its owner has opened it', async () => {
    const sim = withMessage(owned)
    const { core } = await openPage({ plugin: owning(openNotice), dev }, 'rep01', '/messageCate?tab=notice', sim)
    const addresses = addressesOf(core)
    await userEvent.click(await screen.findByRole('link', { name: 'Notice 87' }))
    await waitFor(() => expect(messageOf(sim, 'MS-900087')?.readAt).toBeDefined())
    expect(addresses).toEqual(['/notyfyDetail?id=MS-000002'])
  })

  test('opens nothing and stays unread if the user has left its row meanwhile', async () => {
    const { passed, pass } = gate()
    const handle = jest.fn(async (core: Core, payload: Opened) => {
      await passed
      openNotice(core, payload)
    })
    const sim = withMessage(owned)
    const own = { plugin: owning(handle), dev }
    const { core, navigation } = await openPage(own, 'rep01', '/messageCate?tab=notice', sim)
    const addresses = addressesOf(core)
    await userEvent.click(await screen.findByRole('link', { name: 'Notice 87' }))
    await waitFor(() => expect(handle).toHaveBeenCalled())
    act(() => void navigation.open('/messageCenter'))
    await pass()
    expect(addresses).toEqual([])
    expect(messageOf(sim, 'MS-900087')?.readAt).toBeUndefined()
  })

  test('stays unread if nothing could be opened', async () => {
    const sim = withMessage(owned)
    const { core } = await openPage({ plugin: owning(unreachable), dev }, 'rep01', '/messageCate?tab=notice', sim)
    await userEvent.click(await screen.findByRole('link', { name: 'Notice 87' }))
    await waitFor(() => expect(toastsOf(core)).toHaveLength(1))
    const row = screen.getByText('Notice 87').closest('article') as HTMLElement
    expect(within(row).getByText('Unread')).toBeTruthy()
    expect(core.store(inbox).isPending).toBe(false)
  })

  test('is marked as read also if it was, and another device has marked it as unread', async () => {
    const { navigation, sim } = await open('/messageCate?tab=notice', withMessage({ readAt }))
    await screen.findByText('Notice 87')
    sim.store.table(messageKind).put(message(87))
    act(() => void navigation.open('/notyfyDetail?id=MS-900087'))
    await waitFor(() => expect(messageOf(sim, 'MS-900087')?.readAt).toBeDefined())
  })

  test('is requested again each time that its page is shown', async () => {
    const { core, sim } = simCore(withMessage(), plugin, 'rep01')
    const pages = [
      { route: notyfyDetail, screen: Notification, keepAlive: true },
      { route: messageCenter, screen: MessageCenter },
    ]
    const { navigation } = await showPages(core, pages, '/notyfyDetail?id=MS-900087', 'messages')
    expect(await screen.findByText('Notice 87')).toBeTruthy()
    act(() => void navigation.open('/messageCenter'))
    sim.store.table(messageKind).put(message(87, { title: 'Corrected notice' }))
    act(() => void navigation.open('/notyfyDetail?id=MS-900087'))
    expect(await screen.findByRole('heading', { name: 'Corrected notice' })).toBeTruthy()
  })

  test('says that it is important, and what of it is beyond a limit', async () => {
    const sim = simulate(dev)
    const html = `<p>${'x'.repeat(20_000)}</p>`
    sim.store.table(messageKind).put(message(1, { mid: 'MS-900001', level: 'important', html }))
    await open('/notyfyDetail?id=MS-900001', sim)
    expect(await screen.findByText('Important')).toBeTruthy()
    expect(screen.getByText('Update the app to see all of this.')).toBeTruthy()
  })

  test('whose template only a newer version reads is not opened from its own page again', async () => {
    await open('/notyfyDetail?id=MS-000004')
    expect(await screen.findByText('This version cannot open it. Update the app.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
  })

  test('that is more than this version shows says so', async () => {
    await open('/notyfyDetail?id=MS-900087', withMessage({ template: { v: 2 } }))
    expect(await screen.findByText('Update the app to see all of this.')).toBeTruthy()
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
    const addresses = addressesOf(opened.core)
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
    const { shown } = await landed('mid=MS-000090')
    await waitFor(() => expect(shown()).toBe('/messageCate?'))
  })

  test('opens a record by its type above the message center, too', async () => {
    const { core, navigation } = await openPage({ plugin: owning(openNotice), dev }, 'rep01', '/blankPage')
    const addresses = addressesOf(core)
    act(() => void navigation.open('/blankPage?type=foo.opened&id=MS-000001', { replace: true }))
    await waitFor(() => expect(addresses).toEqual(['replace /messageCenter', '/notyfyDetail?id=MS-000001']))
  })

  test('opens nothing and marks nothing once the user has left it', async () => {
    const { passed, pass } = gate()
    const handle = jest.fn(async (core: Core, payload: Opened) => {
      await passed
      openNotice(core, payload)
    })
    const own = { plugin: owning(handle), dev }
    const { core, navigation, shown, sim } = await openPage(own, 'rep01', '/messageCenter', withMessage(owned))
    const addresses = addressesOf(core)
    act(() => void navigation.open('/blankPage?mid=MS-900087'))
    await waitFor(() => expect(handle).toHaveBeenCalled())
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    act(() => navigation.back())
    await act(() => left)
    await pass()
    expect([shown(), addresses]).toEqual(['/messageCenter?', []])
    expect(messageOf(sim, 'MS-900087')?.readAt).toBeUndefined()
  })

  test('offers a retry, and marks nothing, if nothing could be opened', async () => {
    const sim = withMessage(owned)
    await openPage({ plugin: owning(unreachable), dev }, 'rep01', '/blankPage?mid=MS-900087', sim)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(messageOf(sim, 'MS-900087')?.readAt).toBeUndefined()
  })

  test('marks the message as read also if it does not come and its record is opened by type', async () => {
    const own = { plugin: owning(openNotice), dev }
    const sim = held(getMessage, noNetwork)
    const { core, navigation } = await openPage(own, 'rep01', '/messageCenter', sim)
    const addresses = addressesOf(core)
    act(() => void navigation.open('/blankPage?mid=MS-000001&type=foo.opened&id=MS-000002'))
    await waitFor(() => expect(addresses).toEqual(['replace /notyfyDetail?id=MS-000002']))
    await waitFor(() => expect(messageOf(sim, 'MS-000001')?.readAt).toBeDefined())
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
    const addresses = addressesOf(core)
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    try {
      act(() => void navigation.open('/blankPage?mid=MS-000001&type=foo.bar&id=GW-000001'))
      await act(() => jest.advanceTimersByTimeAsync(2999))
      expect(addresses).toEqual([])
      await act(() => jest.advanceTimersByTimeAsync(1))
      expect(addresses).toEqual(['replace /notyfyDetail?id=MS-000001'])
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

describe('a template', () => {
  const shownTemplate = async (template: object, more: Partial<Message> = {}) => {
    const own = { plugin: owning(openNotice), dev }
    const sim = withMessage({ template: { v: 1, title: 'Training', ...template }, ...more })
    const opened = await openPage(own, 'rep01', '/messageCenter', sim)
    act(() => void opened.navigation.open('/messageDetailTemplate?id=MS-900087'))
    await screen.findByRole('heading', { name: 'Training' })
    return { ...opened, addresses: addressesOf(opened.core) }
  }
  const withAction = (action: object, more?: Partial<Message>) =>
    shownTemplate({ actions: [{ id: 'do', label: 'Do it', ...action }] }, more)
  const expiresAt = '2026-11-19T09:00:00+08:00'

  test('shows each value in its format, and one that does not fit it as it is', async () => {
    const cells: readonly (readonly [as: string, value: unknown, shown: string])[] = [
      ['money', 4_200_000, '¥4,200,000.00'],
      ['money', '4.2', '4.2'],
      ['volume', 8600, '8,600 m³'],
      ['volume', 'much', 'much'],
      ['text', 2026, '2026'],
      ['text', true, 'true'],
      ['text', null, '–'],
      ['text', { deep: 1 }, '–'],
      ['text', { en: 'Yes', zh: '是' }, 'Yes'],
      ['date', '2026-11-24', '24 Nov'],
      ['date', 20_261_124, '20261124'],
      ['date', 'soon', 'soon'],
      ['phone', '13800138000', '138 0013 8000'],
      ['phone', 13_800_138_001, '138 0013 8001'],
      ['phone', 'none', 'none'],
      ['address', 'Mingzhou Road 88', 'Mingzhou Road 88'],
      ['person', 'Zhao Min', 'Zhao Min'],
      ['tag', 7_000, '7000'],
      ['gauge', 7_000, '7000'],
    ]
    await shownTemplate({ rows: cells.map(([as, value], index) => ({ label: `Row ${index}`, as, value })) })
    const shown = cells.map((_, index) => screen.getByText(`Row ${index}`).nextSibling?.textContent)
    expect(shown).toEqual(cells.map((cell) => cell[2]))
  })

  test('offers to call a phone number, and nothing that is none', async () => {
    const { core } = await shownTemplate({
      rows: [
        { label: 'As text', value: '13800138000', as: 'phone' },
        { label: 'As number', value: 13_800_138_001, as: 'phone' },
        { label: 'None', value: 'none', as: 'phone' },
      ],
    })
    const call = jest.spyOn(core.host, 'call')
    await press('Call As text')
    await press('Call As number')
    expect(call.mock.calls).toEqual([['13800138000'], ['13800138001']])
    expect(screen.queryByRole('button', { name: 'Call None' })).toBeNull()
  })

  test('shows tones in their colours', async () => {
    const tones = ['good', 'due', 'bad', 'normal', 'loud']
    await shownTemplate({ rows: tones.map((tone) => ({ label: `Is ${tone}`, value: tone, tone })) })
    expect(tones.map((tone) => screen.getByText(tone).className)).toEqual([
      'tag tag--good',
      'tag tag--warn',
      'tag tag--risk',
      '',
      '',
    ])
  })

  test('shows its main and its dangerous action as such', async () => {
    const tones = ['main', 'danger', 'loud']
    await shownTemplate({ actions: tones.map((tone) => ({ id: tone, label: `Is ${tone}`, do: 'ack', tone })) })
    expect(tones.map((tone) => screen.getByRole('button', { name: `Is ${tone}` }).className)).toEqual([
      'btn btn--main',
      'btn btn--risk',
      'btn btn--line',
    ])
  })

  test('has its main action at the end, where the bar gives it the most room', async () => {
    const tones = ['main', 'plain', 'danger']
    await shownTemplate({ actions: tones.map((tone) => ({ id: tone, label: `Is ${tone}`, do: 'ack', tone })) })
    const shown = screen.getAllByRole('button', { name: /^Is / }).map(({ textContent }) => textContent)
    expect(shown).toEqual(['Is plain', 'Is danger', 'Is main'])
  })

  test('shows the sum of its table below the rows', async () => {
    const columns = [
      { key: 'd', label: 'Day', as: 'date' },
      { key: 'v', label: 'm³', as: 'volume', align: 'right' },
    ]
    const rows = [{ d: '2026-11-19', v: 8600 }]
    await shownTemplate({ table: { columns, rows, total: { d: 'Sum', v: 12_000 } } })
    const shown = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(shown).toEqual([
      ['Day', 'm³'],
      ['19 Nov', '8,600 m³'],
      ['Sum', '12,000 m³'],
    ])
  })

  test('is closed when it was seen', async () => {
    const { shown } = await withAction({ do: 'ack' })
    await press('Do it')
    await waitFor(() => expect(shown()).toBe('/messageCenter?'))
  })

  test('leads to what an area of this version owns', async () => {
    const { addresses } = await withAction({ do: 'route', ...owned })
    await press('Do it')
    await waitFor(() => expect(addresses).toEqual(['/notyfyDetail?id=MS-000002']))
  })

  test.each([
    ['of a type that nobody owns', { type: 'foo.bar', params: { id: 'X-1' } }],
    ['whose params do not fit', { type: 'foo.opened', params: {} }],
  ])('stays, and says so, where this version cannot open an action %s', async (_what, action) => {
    const { core, addresses } = await withAction({ do: 'route', ...action })
    await press('Do it')
    await waitFor(() => expect(toastsOf(core)).toEqual(['This version cannot open it. Update the app.']))
    expect(addresses).toEqual([])
  })

  test.each([
    [true, 'Do it?'],
    [{ en: 'Really?', zh: '确定？' }, 'Really?'],
  ])('asks before an action (%j)', async (confirm, title) => {
    const { core, sim } = await withAction({ do: 'call', confirm })
    const answer = async (given: 'confirm' | 'cancel') => {
      await press('Do it')
      await waitFor(() => expect(core.feedback.dialogs.map((dialog) => dialog.title)).toEqual([title]))
      await act(async () => core.feedback.dialogs[0]?.answer(given))
    }
    await answer('cancel')
    expect(messageOf(sim, 'MS-900087')?.done).toBeUndefined()
    await answer('confirm')
    await waitFor(() => expect(messageOf(sim, 'MS-900087')?.done).toMatchObject({ action: 'do', by: 'rep01' }))
    await screen.findByText('Do it · Li Wei did this just now.')
  })

  test('that has expired says so in place of its actions', async () => {
    await withAction({ do: 'call' }, { expiresAt })
    expect(await screen.findByText('Expired.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Do it' })).toBeNull()
  })

  test('that has expired since it was opened is shown as it is now', async () => {
    const { core, sim } = await withAction({ do: 'call' })
    sim.store.table(messageKind).put({ ...(messageOf(sim, 'MS-900087') as Message), expiresAt })
    await press('Do it')
    expect(await screen.findByText('Expired.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Do it' })).toBeNull()
    expect(toastsOf(core)).toEqual(['Expired.'])
  })
})
