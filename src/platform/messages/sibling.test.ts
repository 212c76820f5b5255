import { postToTodoApp, startSibling } from './sibling'

jest.mock('../../base/config/build', () => ({
  ...jest.requireActual('../../base/config/build'),
  buildValue: (name: string) => (name === 'EMBED_ORIGINS' ? 'https://todo.example/ not-an-origin' : ''),
}))

const deliver = jest.fn(async () => undefined)
const post = jest.fn()
let stop: () => void

/** A page inside a frame of the to-do app. */
function framed(view: { parent?: unknown; opener?: unknown; referrer?: string } = {}) {
  const parent = { postMessage: jest.fn() }
  const target = new EventTarget()
  const fake = Object.assign(target, {
    parent: view.parent ?? parent,
    opener: view.opener ?? null,
    document: { referrer: view.referrer ?? '' },
    location: {},
  })
  if (view.parent === null) Object.assign(fake, { parent: fake })
  stop = startSibling({ messages: { deliver }, port: { post, listen: () => () => undefined }, view: fake as never })
  const say = (data: unknown, origin = 'https://todo.example', source: unknown = fake.parent) => {
    fake.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  }
  return { say, parent, fake }
}

beforeEach(() => jest.clearAllMocks())
afterEach(() => stop())

describe('the to-do app around this page', () => {
  test.each([
    [
      { type: 'todo.open', payload: { route: '/clueList' } },
      { type: 'todo.open', payload: { route: '/clueList' } },
    ],
    ['{"type":"todo.done","route":"/x","value":3}', { type: 'todo.done', payload: { route: '/x', value: 3 } }],
    [{ type: 'todo.close' }, { type: 'todo.close', payload: undefined }],
  ])('is accepted: %j', (data, message) => {
    framed().say(data)
    expect(deliver.mock.calls).toEqual([[message]])
  })

  test.each([
    ['another origin', { type: 'todo.close' }, 'https://evil.example'],
    ['no origin', { type: 'todo.close' }, 'null'],
    ['a type that is not its own', { type: 'goBack' }, 'https://todo.example'],
    ['a message of a browser tool', 'webpackOk', 'https://todo.example'],
  ])('is ignored with %s', (_what, data, origin) => {
    framed().say(data, origin)
    expect(deliver).not.toHaveBeenCalled()
  })

  test('is ignored from another window', () => {
    framed().say({ type: 'todo.close' }, 'https://todo.example', {})
    expect(deliver).not.toHaveBeenCalled()
  })

  test('is accepted from the window that opened this page', () => {
    const opener = { postMessage: jest.fn() }
    framed({ parent: null, opener }).say({ type: 'todo.close' }, 'https://todo.example', opener)
    expect(deliver).toHaveBeenCalledTimes(1)
  })
})

describe('telling the to-do app', () => {
  test('posts to its window, at the origin of its last message', () => {
    const { say, parent } = framed()
    say({ type: 'todo.done' })
    expect(postToTodoApp('todo.resize', { height: 700 })).toBe(true)
    expect(parent.postMessage.mock.calls).toEqual([
      [{ type: 'todo.resize', payload: { height: 700 } }, 'https://todo.example'],
    ])
  })

  test('posts to the embedding page before it has sent a message', () => {
    const { parent } = framed({ referrer: 'https://todo.example/list?a=1' })
    postToTodoApp('todo.close')
    expect(parent.postMessage).toHaveBeenCalledWith({ type: 'todo.close', payload: undefined }, 'https://todo.example')
  })

  test('posts nothing to an origin that is not allowed', () => {
    const { parent } = framed({ referrer: 'https://evil.example/' })
    expect(postToTodoApp('todo.close')).toBe(false)
    expect(parent.postMessage).not.toHaveBeenCalled()
  })

  test('without a frame sends only `todo.done`, by channel', () => {
    framed({ parent: null })
    expect(postToTodoApp('todo.done', { route: '/x' })).toBe(true)
    expect(post.mock.calls).toEqual([[{ channel: 'todo', type: 'todo.done', payload: { route: '/x' } }]])
    expect(postToTodoApp('todo.close')).toBe(false)
  })
})
