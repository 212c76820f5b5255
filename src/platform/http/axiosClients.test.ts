import { sendByAxios } from './axiosClients'
import type { Outgoing } from './transport'

const outgoing: Outgoing = {
  callId: 'test',
  host: 'main',
  method: 'GET',
  url: new URL('http://localhost/api/test'),
  body: undefined,
  user: { token: '', loginName: '', ticket: '' },
  headers: () => ({}),
  signal: undefined,
  onProgress: undefined,
}

test('a request leaves in the task that made it, also where cookies are read from another process', async () => {
  const read = jest.fn(() => new Promise(() => undefined))
  Object.defineProperty(window, 'cookieStore', { value: { get: read }, configurable: true })
  const sent = new Promise<void>((resolve) => {
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => resolve())
  })
  let isNextTask = false
  setTimeout(() => {
    isNextTask = true
  })
  void sendByAxios(outgoing, { signal: new AbortController().signal, alive: () => undefined })
  await sent
  expect(isNextTask).toBe(false)
  expect(read).not.toHaveBeenCalled()
})
