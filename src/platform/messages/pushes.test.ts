import { startTexts } from '#platform/i18n'
import type { Push } from './api'
import { type PushDeps, takePushes } from './pushes'

const NOW = Date.UTC(2026, 10, 20, 2)
const MINUTE = 60_000

const opened: string[] = []
const toasts: { text: string; open: (() => void) | undefined }[] = []
let isOccupied: boolean

const push = (id: string, minutesAgo: number, more: Partial<Push> = {}): Push => ({
  id,
  seq: 1,
  type: 'gasRisk.raised',
  title: { en: `Title ${id}`, 'zh-CN': `标题 ${id}` },
  at: new Date(NOW - minutesAgo * MINUTE),
  expiresAt: undefined,
  payload: { id },
  ...more,
})

const take = (pushes: readonly Push[], more: Partial<PushDeps> = {}) =>
  takePushes(pushes, {
    messages: {
      offer:
        ({ payload }) =>
        async () =>
          void opened.push((payload as { id: string }).id),
    },
    feedback: { toast: (text, options) => void toasts.push({ text, open: options?.action?.run }) },
    isOccupied: () => isOccupied,
    now: () => NOW,
    ...more,
  })
/** Opens messages on a page of their own. */
const land = ({ id }: Push) => void opened.push(`page of ${id}`)

beforeAll(startTexts)
beforeEach(() => {
  opened.length = 0
  toasts.length = 0
  isOccupied = false
})

test('a fresh message runs its owner’s handler', () => {
  take([push('1', 9), push('2', 0)])
  expect([opened, toasts]).toEqual([['1', '2'], []])
})

test.each([
  ['that is not fresh', 11, false],
  ['from a clock that is far off', -11, false],
  ['of seven weeks ago', 7 * 7 * 24 * 60, false],
  ['over a form or a sheet', 0, true],
])('a message %s is shown as a toast whose action runs the handler', (_what, minutesAgo, occupied) => {
  isOccupied = occupied
  take([push('1', minutesAgo)])
  expect([opened, toasts.map(({ text }) => text)]).toEqual([[], ['Title 1']])
  toasts[0]?.open?.()
  expect(opened).toEqual(['1'])
})

test('several such messages are one toast, for the newest', () => {
  take([push('1', 60), push('2', 50), push('3', 40)])
  expect(toasts.map(({ text }) => text)).toEqual(['Title 3, and 2 more messages'])
  toasts[0]?.open?.()
  expect(opened).toEqual(['3'])
})

test('a message that the page has handled is not shown', () => {
  take([push('1', 60), push('2', 0)], { messages: { offer: () => 'handled' }, landing: () => land })
  expect([opened, toasts]).toEqual([[], []])
})

test('a fresh message that nobody handles is a toast that opens its page', () => {
  take([push('1', 0)], { messages: { offer: () => undefined }, landing: () => land })
  expect([opened, toasts.map(({ text }) => text)]).toEqual([[], ['Title 1']])
  toasts[0]?.open?.()
  expect(opened).toEqual(['page of 1'])
})

test('a message that nobody handles is not shown where it has no page', () => {
  take([push('1', 0)], { messages: { offer: () => undefined } })
  expect([opened, toasts]).toEqual([[], []])
})

test('a message that expires at this very moment is ignored', () => {
  take([push('1', 1, { expiresAt: new Date(NOW) }), push('2', 1, { expiresAt: new Date(NOW + 1) })])
  expect([opened, toasts]).toEqual([['2'], []])
})

test('a message is opened on its page, whether by itself or by its toast', () => {
  take([push('1', 0), push('2', 60)], { landing: () => land })
  toasts[0]?.open?.()
  expect(opened).toEqual(['page of 1', 'page of 2'])
})

test('each message is opened as the user may at its time', () => {
  let maySee = false
  const landing = () => (maySee ? land : undefined)
  take([push('1', 0)], { landing })
  maySee = true
  take([push('2', 0)], { landing })
  expect(opened).toEqual(['1', 'page of 2'])
})

test('where messages are listed, a new one is a toast', () => {
  take([push('1', 0)], { isListed: () => true })
  expect([opened, toasts.map(({ text }) => text)]).toEqual([[], ['Title 1']])
})

describe('a message does not navigate', () => {
  const page = (inside: string, attributes = '') =>
    `<div data-route="/a" ${attributes}>${inside}</div><div data-route="/b" hidden><form></form></div>`

  const isInterrupted = (html: string) => {
    document.body.innerHTML = html
    document.querySelector<HTMLElement>('[data-focus]')?.focus()
    takePushes([push('1', 0)], {
      messages: { offer: () => async () => void opened.push('1') },
      feedback: { toast: () => undefined },
      now: () => NOW,
    })
    return opened.length > 0
  }

  test.each([
    ['in a form', page('<form></form>')],
    ['in an embedded page', page('<iframe></iframe>')],
    ['in a sheet or dialog', `${page('')}<div aria-modal="true"></div>`],
    ['while typing', page('<form role="search"><input data-focus></form>')],
  ])('%s', (_where, html) => {
    expect(isInterrupted(html)).toBe(false)
  })

  test('but does on a page without a form, or when the form is hidden', () => {
    expect(isInterrupted(page('<form role="search"><input></form>'))).toBe(true)
  })
})
