import { keepOwnHistory, noPages, type OwnHistory } from './ownHistory'

const listeners: ((event: PopStateEvent) => void)[] = []

/** A frame at its first page. */
function open(kept?: OwnHistory) {
  const view = {
    history: window.history,
    location: window.location,
    parent: {},
    setTimeout: window.setTimeout.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    addEventListener: (type: 'popstate', listener: (event: PopStateEvent) => void) => {
      listeners.push(listener)
      window.addEventListener(type, listener)
    },
  } as Parameters<typeof keepOwnHistory>[0]
  const own = kept ?? noPages()
  const length = history.length
  keepOwnHistory(view, own)
  const arrived = jest.fn()
  view.addEventListener('popstate', ({ state }) => arrived(state, location.hash))
  return { own, arrived, length, push: (at: string) => history.pushState({ at }, '', `#/${at}`) }
}

/** A step arrives in a task of its own, as in a browser. */
const arrival = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  for (const listener of listeners.splice(0)) window.removeEventListener('popstate', listener)
  for (const method of ['pushState', 'replaceState', 'go', 'back', 'forward']) Reflect.deleteProperty(history, method)
  history.replaceState(null, '', '/')
})

test('back and forward go among the pages of the frame and leave the shared history alone', async () => {
  const { length, arrived, push } = open()
  push('list')
  push('detail')
  expect(location.hash).toBe('#/detail')
  history.back()
  await arrival()
  history.forward()
  await arrival()
  history.go(-1)
  await arrival()
  expect(arrived.mock.calls).toEqual([
    [{ at: 'list' }, '#/list'],
    [{ at: 'detail' }, '#/detail'],
    [{ at: 'list' }, '#/list'],
  ])
  expect(history.state).toEqual({ at: 'list' })
  expect(history).toHaveLength(length)
})

test.each([
  ['back at the first page', -1],
  ['forward at the last page', 1],
])('%s: nothing happens', async (_, delta) => {
  const { arrived } = open()
  history.go(delta)
  await arrival()
  expect(arrived).not.toHaveBeenCalled()
})

test('a page opened after a step back replaces those after it; one that is replaced stays where it is', async () => {
  const { own, push } = open()
  push('list')
  push('detail')
  history.back()
  await arrival()
  history.replaceState({ at: 'filtered' }, '', '#/list?q=1')
  push('other')
  expect(own.entries.map(({ state }) => state)).toEqual([null, { at: 'filtered' }, { at: 'other' }])
  expect(own.index).toBe(2)
})

test('two steps in a row are both taken', async () => {
  const { arrived, push } = open()
  for (const at of ['list', 'detail', 'form']) push(at)
  history.back()
  history.back()
  await arrival()
  expect(arrived).toHaveBeenLastCalledWith({ at: 'list' }, '#/list')
})

test('an address set from outside is a page of its own', async () => {
  const { own, arrived, push } = open()
  push('list')
  location.hash = '#/message'
  await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
  expect(own.entries.map(({ href }) => new URL(href, 'https://app.example').hash)).toEqual(['', '#/list', '#/message'])
  arrived.mockClear()
  history.back()
  await arrival()
  expect(arrived.mock.calls).toEqual([[{ at: 'list' }, '#/list']])
})

test('after a reload the pages before it are still there', async () => {
  const first = open()
  first.push('list')
  const kept = JSON.parse(JSON.stringify(first.own)) as OwnHistory
  const { arrived } = open(kept)
  history.back()
  await arrival()
  expect(arrived).toHaveBeenCalledTimes(1)
  expect(kept.index).toBe(0)
})

test('a page that is in no frame keeps its history', () => {
  const { pushState } = history
  keepOwnHistory(window, noPages())
  expect(history.pushState).toBe(pushState)
})
