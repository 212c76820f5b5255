import { render } from '@testing-library/react'
import type { NavigationStore } from '#platform/navigation'
import { PageContext, type PageFacts } from '../navigation/page'
import { bindMessages, hostEventSink } from './hostEventSink'
import { useHostEvent } from './useMessage'

const deps = { messages: { deliver: async () => undefined }, back: jest.fn(), notify: jest.fn(), report: jest.fn() }
let stop: () => void
beforeEach(() => {
  jest.clearAllMocks()
  stop = bindMessages(deps)
})
afterEach(() => stop())

const facts = (visible: boolean): PageFacts => ({
  page: {
    key: 'p',
    entry: { id: 'p', index: 0, href: '/', memory: new Map() },
    path: '/',
    query: '',
    keepAlive: false,
  },
  // Not used in these tests.
  navigation: {} as NavigationStore,
  plugin: 'core',
  visible,
  setState: () => undefined,
  scroller: () => null,
})

function Listening({ onBack }: { readonly onBack: () => true | undefined }) {
  useHostEvent('goBack', onBack)
  return null
}

const page = (visible: boolean, onBack: () => true | undefined) => (
  <PageContext value={facts(visible)}>
    <Listening onBack={onBack} />
  </PageContext>
)

describe('a page that listens for a host event', () => {
  test('receives it while visible', () => {
    const heard = jest.fn(() => true as const)
    render(page(true, heard))
    hostEventSink('goBack')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(deps.back).not.toHaveBeenCalled()
  })

  test('receives nothing while hidden, and again when visible', () => {
    const heard = jest.fn(() => true as const)
    const { rerender } = render(page(true, heard))
    rerender(page(false, heard))
    hostEventSink('goBack')
    expect(heard).not.toHaveBeenCalled()
    expect(deps.back).toHaveBeenCalledTimes(1)
    rerender(page(true, heard))
    hostEventSink('goBack')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('is called with its latest listener, and not after unmount', () => {
    const old = jest.fn(() => true as const)
    const latest = jest.fn(() => true as const)
    const { rerender, unmount } = render(page(true, old))
    rerender(page(true, latest))
    hostEventSink('goBack')
    expect([old.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1])
    unmount()
    hostEventSink('goBack')
    expect(latest).toHaveBeenCalledTimes(1)
  })
})
