import { setupServer } from 'msw/node'
import { type Backend, type BackendOptions, createBackend } from './createBackend'

/**
 * Answers the calls of one test file from a small simulator, back at its seed before every test. An address that is none
 * of its own fails the call and is told on the console, which fails the test.
 */
export function serveBackend(options: BackendOptions): Backend {
  const backend = createBackend({ size: 'small', ...options })
  const server = setupServer(...backend.mswHandlers)
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => backend.reset())
  afterAll(() => server.close())
  return backend
}
