import { prepareBackend } from './prepareBackend'
import type { Scenario } from './types'

const scenario: Scenario = { v: 1, host: 'browser', os: 'desktop' }
const data = { size: 'small', seed: 7 } as const

const said = (body: string, status = 200, type = 'application/json'): Response =>
  ({ ok: status < 400, status, headers: new Headers({ 'Content-Type': type }), text: async () => body }) as Response

/** A page whose server returns these answers. */
function page(...answers: (Response | Error)[]) {
  const calls: { path: string; body: unknown }[] = []
  const view = {
    document: { cookie: '' },
    async fetch(path: unknown, init?: RequestInit): Promise<Response> {
      calls.push({ path: String(path), body: JSON.parse(String(init?.body)) })
      const answer = answers.shift() ?? new Error('no answer is left')
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  const note = jest.fn()
  return { view, calls, note }
}

test('a scenario without data and faults sends no request', async () => {
  const { view, calls, note } = page()
  await prepareBackend(scenario, view, note)
  expect(calls).toEqual([])
  expect(view.document.cookie).toBe('')
})

test('the store is reset before the faults are set, because a reset clears them', async () => {
  const { view, calls, note } = page(said('{}'), said('[]'))
  view.document.cookie = 'theme=dark; sim=a'
  await prepareBackend({ ...scenario, data, faults: [{ status: 500 }] }, view, note)
  expect(calls).toEqual([
    { path: '/__sim/reset', body: data },
    { path: '/__sim/faults', body: [{ status: 500 }] },
  ])
  expect(note).toHaveBeenCalledWith('data', 'made')
  expect(view.document.cookie).toBe('theme=dark; sim=a')
})

test('a tester without an own store gets one', async () => {
  const { view, note } = page(said('{}'))
  await prepareBackend({ ...scenario, data }, view, note)
  expect(view.document.cookie).toMatch(/^sim=tester-\w+; path=\/; SameSite=Lax$/)
})

test.each([
  ['a static server that refuses', said('<h1>Not allowed</h1>', 405, 'text/html'), 'no backend simulator: 405'],
  ['a static server that gives its page', said('<!doctype html>', 200, 'text/html'), 'no backend simulator: 200'],
  ['nobody', new TypeError('Failed to fetch'), 'no backend simulator: TypeError: Failed to fetch'],
])('%s is logged and is no error', async (_what, answer, words) => {
  const { view, note } = page(answer)
  await prepareBackend({ ...scenario, data }, view, note)
  expect(note.mock.calls).toEqual([['data', words]])
})

test('a refusal of the simulator is an error with its message', async () => {
  const { view, note } = page(said('{"message":"size: choose one"}', 400))
  await expect(prepareBackend({ ...scenario, data }, view, note)).rejects.toThrow('size: choose one')
})
