import { createBackend } from './createBackend'

const backend = createBackend({ devs: [], now: new Date('2026-11-20T09:41:00+08:00') })

test.each([
  ['/lead/L-000001', true],
  ['/lead/', false],
  ['/lead/L-000001/more', false],
  ['/leads', false],
])('%s is a page of the sibling system: %s', async (path, isPage) => {
  expect(backend.isOurs(path)).toBe(isPage)
  const answer = await backend.handle(new Request(`http://127.0.0.1${path}`))
  if (!isPage) return expect(answer).toBeUndefined()
  expect(answer).toMatchObject({ status: 200 })
  expect((answer as Response).headers.get('content-type')).toMatch(/^text\/html/)
})
