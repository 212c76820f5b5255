import { File } from 'node:buffer'
import { webcrypto } from 'node:crypto'
import { BroadcastChannel } from 'node:worker_threads'
import 'fake-indexeddb/auto'
import { configure } from 'mobx'

// Strict mode: changing a store outside of an action fails the test through the console guard below.
configure({ enforceActions: 'always' })

// jsdom's File is not accepted by the FormData that fetch and msw use.
Object.defineProperty(globalThis, 'File', { value: File, configurable: true, writable: true })

// A channel to other tabs is open as long as its page, which a test never leaves: Node must not wait for it.
class TabChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    this.unref()
  }
}
Object.defineProperty(globalThis, 'BroadcastChannel', { value: TabChannel, configurable: true, writable: true })

// Node's clone makes dates of another realm, which no schema takes for dates: what a test has stored could not be sent.
const cloneOf = structuredClone
const ownDates = (value: unknown): unknown => {
  if (Object.prototype.toString.call(value) === '[object Date]') return new Date(Number(value))
  if (Array.isArray(value)) return value.map(ownDates)
  if (Object.prototype.toString.call(value) !== '[object Object]') return value
  return Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, ownDates(part)]))
}
globalThis.structuredClone = <T>(value: T, options?: StructuredSerializeOptions) =>
  ownDates(cloneOf(value, options)) as T

// jsdom has no digests.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true })

// jsdom has no user timing.
performance.mark ??= () => ({}) as PerformanceMark

// What tests of screens need takes a fifth of a second to load, in each of hundreds of files.
if (expect.getState().testPath?.endsWith('.tsx'))
  beforeAll(async () => {
    const { startScreens } = await import('./support/screens')
    await startScreens()
  })

const allowed: RegExp[] = []

/** Allows a console message in one test; all other messages on `console.error` and `console.warn` fail it. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern)
}

const seen: string[] = []

beforeEach(() => {
  seen.length = 0
  allowed.length = 0
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      seen.push(args.map(String).join(' '))
    })
  }
})

afterEach(() => {
  const unexpected = seen.filter((line) => !allowed.some((pattern) => pattern.test(line)))
  jest.restoreAllMocks()
  if (unexpected.length > 0) throw new Error(`unexpected console output:\n${unexpected.join('\n')}`)
})
