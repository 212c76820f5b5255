/** @jest-environment node */
import { entryOf, keepOwnHistory } from './ownHistory'

/** A frame that stands at one of its entries; those of other frames are not among them. */
function frame(index: number, keys = ['earlier start', 'start', 'list', 'detail']) {
  const traverseTo = jest.fn((_: string) => ({ committed: Promise.resolve(), finished: Promise.resolve() }))
  const entries = keys.map((key, at) => ({ key, index: at }))
  const joint = { go: jest.fn(), back: jest.fn(), forward: jest.fn() }
  const view = {
    parent: {},
    history: { ...joint } as unknown as History,
    location: { reload: jest.fn() } as unknown as Location,
    navigation: { entries: () => entries, currentEntry: entries[index], traverseTo } as unknown as Navigation,
  }
  return { view, traverseTo, joint }
}

test.each([
  ['back', 3, 'list'],
  ['forward', 2, 'detail'],
] as const)('%s goes to the entry beside', (name, index, key) => {
  const { view, traverseTo } = frame(index)
  keepOwnHistory(view, () => 'start')
  view.history[name]()
  expect(traverseTo.mock.calls).toEqual([[key]])
})

test('steps go as far as they say', () => {
  const { view, traverseTo } = frame(3)
  keepOwnHistory(view, () => 'start')
  view.history.go(-2)
  expect(traverseTo.mock.calls).toEqual([['start']])
})

test.each([
  ['at the first page of the phone, though an earlier start is before it', 1],
  ['at the very first one', 0],
])('nothing happens %s', (_, index) => {
  const { view, traverseTo, joint } = frame(index)
  keepOwnHistory(view, () => 'start')
  view.history.back()
  expect([traverseTo.mock.calls, joint.back.mock.calls]).toEqual([[], []])
})

test('a step that another one overtakes is no error', async () => {
  const { view, traverseTo } = frame(3)
  traverseTo.mockImplementation(() => ({
    committed: Promise.reject(new Error('overtaken')),
    finished: Promise.reject(new Error('overtaken')),
  }))
  keepOwnHistory(view, () => 'start')
  expect(() => view.history.back()).not.toThrow()
  await Promise.resolve()
})

test.each([
  ['a page of its own', true],
  ['a browser that cannot say', false],
])('%s keeps its history', (_, isTop) => {
  const { view, joint } = frame(3)
  const kept: Parameters<typeof keepOwnHistory>[0] = isTop
    ? Object.assign(view, { parent: view })
    : { ...view, navigation: undefined }
  keepOwnHistory(kept, () => 'start')
  expect(view.history.back).toBe(joint.back)
})

test('a browser without the entries of its page names none', () => {
  expect(entryOf({})).toBe('')
})
