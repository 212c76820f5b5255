import { act, fireEvent, render, screen } from '@testing-library/react'
import { CoreContext } from '#platform/core'
import { startTexts } from '#platform/i18n'
import { bindMessages } from '#platform/messages'
import type { NavigationStore } from '#platform/navigation'
import { createTestCore } from '#testing'
import { allowConsole } from '../../../spec/jest.setup'
import { PageContext, type PageFacts } from '../../platform/navigation/page'
import { EmbeddedPage, type EmbeddedPageProps } from './EmbeddedPage'

jest.mock('../../base/config/build', () => ({
  ...jest.requireActual('../../base/config/build'),
  buildValue: (name: string) => (name === 'EMBED_ORIGINS' ? 'https://contracts.example http://localhost' : ''),
}))

const ORIGIN = 'https://contracts.example'
const src = `${ORIGIN}/launch?mode=new`

const leave = jest.fn()
const deliver = jest.fn(async () => undefined)
const states: string[] = []
let back: (() => void) | undefined
let unbind: () => void

const entry = { id: 'p', index: 1, href: '/contractIframe', memory: new Map<string, unknown>() }
const navigation = {
  visible: { entry },
  leave,
  back: () => back?.(),
  onBack: (_entry: unknown, run: () => void) => {
    back = run
    return () => {
      back = undefined
    }
  },
} as unknown as NavigationStore

const facts: PageFacts = {
  page: {
    key: 'p',
    entry,
    path: '/contractIframe',
    query: '',
    keepAlive: false,
  },
  navigation,
  plugin: 'contracts',
  visible: true,
  setState: (state) => void states.push(state),
  scroller: () => null,
}

beforeAll(startTexts)
beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  states.length = 0
  back = undefined
  unbind = bindMessages({
    messages: { deliver },
    back: () => undefined,
    notify: () => undefined,
    report: () => undefined,
  })
})
afterEach(() => {
  unbind()
  jest.useRealTimers()
})

function open(props: Partial<EmbeddedPageProps> = {}) {
  const core = createTestCore([])
  render(
    <CoreContext value={core}>
      <PageContext value={facts}>
        <EmbeddedPage src={src} title="New contract" {...props} />
      </PageContext>
    </CoreContext>,
  )
  return core
}

const frame = () => document.querySelector('iframe') as HTMLIFrameElement
const state = () => states[states.length - 1]
const load = () => fireEvent.load(frame())

/** Posts a message as the page in the frame. */
function say(data: unknown, { origin = ORIGIN, source = frame().contentWindow as unknown } = {}) {
  const event = Object.assign(new Event('message'), { data, origin, source })
  act(() => void window.dispatchEvent(event))
}

/** Records what the app posts into the frame. */
function posted() {
  return jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(() => undefined)
}

describe('a page of another system', () => {
  test('is opened in a sandbox that cannot replace the app', () => {
    open()
    expect(frame().src).toBe(src)
    expect(frame().getAttribute('sandbox')).not.toContain('top-navigation')
    expect(frame().title).toBe('New contract')
    expect(state()).toBe('loading')
    load()
    expect(state()).toBe('ready')
  })

  test.each(['https://evil.example/', 'javascript:alert(1)', '/own', 'https://contracts.example.evil.example/'])(
    'from another origin (%s) is not opened',
    (address) => {
      open({ src: address })
      expect(frame()).toBeNull()
      expect(state()).toBe('denied')
      expect(screen.getByText('You cannot open this page')).toBeTruthy()
    },
  )

  test('from our own origin is not opened: its scripts could remove the sandbox', () => {
    open({ src: `${window.location.origin}/launch` })
    expect(frame()).toBeNull()
    expect(state()).toBe('denied')
  })

  test('that shows nothing for 20 s fails and can be retried', () => {
    open()
    act(() => void jest.advanceTimersByTime(19_999))
    expect(state()).toBe('loading')
    act(() => void jest.advanceTimersByTime(1))
    expect(state()).toBe('error')
    expect(frame()).toBeNull()
    fireEvent.click(screen.getByText('Try again'))
    expect(state()).toBe('loading')
    load()
    expect(state()).toBe('ready')
    act(() => void jest.advanceTimersByTime(60_000))
    expect(state()).toBe('ready')
  })

  test('with a ticket that is used once is tried again by its screen', () => {
    const onRetry = jest.fn()
    open({ onRetry })
    act(() => void jest.advanceTimersByTime(20_000))
    fireEvent.click(screen.getByText('Try again'))
    expect(onRetry).toHaveBeenCalledTimes(1)
    expect(frame()).toBeNull()
  })

  test('that received a ticket counts as shown with its first message', () => {
    open({ init: { ticket: 't-1' } })
    const post = posted()
    load()
    expect(post).toHaveBeenCalledWith(
      { type: 'init', payload: expect.objectContaining({ ticket: 't-1', lang: 'en', theme: 'system' }) },
      ORIGIN,
    )
    expect(state()).toBe('loading')
    say({ type: 'ready' })
    expect(post).toHaveBeenCalledTimes(2)
    expect(state()).toBe('ready')
  })
})

describe('messages of the page', () => {
  test('its title becomes the page title', () => {
    open()
    load()
    say({ type: 'title', payload: { text: 'Gas supply 2027' } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gas supply 2027')
    expect(frame().title).toBe('Gas supply 2027')
    expect(document.title).toBe('Gas supply 2027')
  })

  test('a submit is passed to the screen', () => {
    const onSubmitted = jest.fn()
    open({ onSubmitted })
    load()
    say(JSON.stringify({ type: 'submitted', payload: { contractId: 'CT-1', state: 'approving' } }))
    expect(onSubmitted).toHaveBeenCalledWith({ contractId: 'CT-1', state: 'approving' })
  })

  test.each([{ type: 'close' }, { type: 'todo.close' }])('%j leaves the page', async (message) => {
    open()
    load()
    say(message)
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(leave).toHaveBeenCalledTimes(1)
  })

  test('closing with unsaved work asks first', async () => {
    const core = open()
    load()
    say({ type: 'close', payload: { dirty: true } })
    expect(leave).not.toHaveBeenCalled()
    core.feedback.dialogs[0]?.answer('cancel')
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(leave).not.toHaveBeenCalled()
    say({ type: 'close', payload: { dirty: true } })
    core.feedback.dialogs[0]?.answer('confirm')
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(leave).toHaveBeenCalledTimes(1)
  })

  test.each([
    { type: 'resize', payload: { height: 900 } },
    { type: 'todo.resize', height: 900 },
  ])('%j sets the height of the frame', (message) => {
    open()
    load()
    say(message)
    expect(frame().style.height).toBe('900px')
  })

  test('messages for the to-do app are delivered to their owner', () => {
    open()
    load()
    say({ type: 'todo.done', payload: { route: '/x' } })
    expect(deliver).toHaveBeenCalledWith({ type: 'todo.done', payload: { route: '/x' } })
  })

  test('an invalid message is ignored', () => {
    allowConsole(/message resize could not be read/)
    open()
    load()
    say({ type: 'resize', payload: { height: 'tall' } })
    expect(frame().style.height).toBe('')
  })

  test('messages of another window or origin are ignored', () => {
    open()
    load()
    say({ type: 'title', payload: { text: 'Hacked' } }, { origin: 'https://evil.example' })
    say({ type: 'title', payload: { text: 'Hacked' } }, { source: window })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('New contract')
  })
})

describe('going back', () => {
  test('stays if the page went back inside itself', async () => {
    open()
    load()
    const post = posted()
    act(() => back?.())
    expect(post).toHaveBeenCalledWith({ type: 'back', payload: undefined }, ORIGIN)
    say({ type: 'back', payload: { handled: true } })
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(leave).not.toHaveBeenCalled()
  })

  test('leaves if the page has no history', async () => {
    open()
    load()
    posted()
    act(() => back?.())
    say({ type: 'back', payload: { handled: false } })
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(leave).toHaveBeenCalledTimes(1)
  })

  test('leaves if the page does not answer within 300 ms', async () => {
    open()
    load()
    posted()
    act(() => back?.())
    await act(() => jest.advanceTimersByTimeAsync(299))
    expect(leave).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(leave).toHaveBeenCalledTimes(1)
  })

  test('is not passed to a page that is still loading', () => {
    open()
    expect(back).toBeUndefined()
  })
})
