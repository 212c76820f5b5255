import { setupServer } from 'msw/node'
import { type Backend, type BackendOptions, createBackend } from './createBackend'

/**
 * Handles the calls of a test file with a small simulator, reset before every test. A request to an unknown path fails
 * and is reported on the console, which fails the test.
 */
export function serveBackend(options: BackendOptions): Backend {
  const backend = createBackend({ size: 'small', ...options })
  const server = setupServer(...backend.mswHandlers)
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => backend.reset())
  afterAll(() => server.close())
  return backend
}
