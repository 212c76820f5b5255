import { File } from 'node:buffer'
import { webcrypto } from 'node:crypto'
import 'fake-indexeddb/auto'
import { configure as configureQueries } from '@testing-library/dom'
import { configure } from 'mobx'
import { loadArts } from '../src/ui/components/loadArts'

// Strict mode: changing a store outside of an action fails the test through the console guard below.
configure({ enforceActions: 'always' })

// Waits end with the test's own time limit instead of a second, because a loaded machine is slow.
configureQueries({ asyncUtilTimeout: 45_000 })

// jsdom's File is not accepted by the FormData that fetch and msw use.
Object.defineProperty(globalThis, 'File', { value: File, configurable: true, writable: true })

// jsdom has no digests.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true })

// jsdom has no user timing.
performance.mark ??= () => ({}) as PerformanceMark

// Loaded beforehand, so that no test ends before its illustration is there.
if (typeof document !== 'undefined') beforeAll(() => loadArts())

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
