import { type Entry, readEntries } from '../../spec/coverage/entries'
import { hasPassed, holdingOf, isBuilt } from '../../spec/coverage/table'
import { declaredCalls } from '../docs/calls'
import { passedTests } from './reports'
import type { Stage } from './stages'

/** An entry of the specification's data: covered by a passed test, due with a part that is not built, or missing. */
interface Covered {
  readonly entry: Entry
  readonly state: 'held' | 'missing' | { readonly later: string }
  /** The test that covers it, or the part that will. */
  readonly by: string
}

/** Coverage of each entry, by the tests that passed in the last `npm test`. */
export async function coverage(): Promise<readonly Covered[]> {
  const declared = new Set((await declaredCalls()).map((one) => one.id))
  const passed = passedTests()
  return readEntries().map((entry): Covered => {
    const holding = holdingOf(entry, declared)
    if (holding && 'later' in holding) {
      return { entry, state: isBuilt(holding.later) ? 'missing' : holding, by: holding.later }
    }
    const by = holding?.held ?? 'no test'
    return { entry, state: hasPassed(by, passed) ? 'held' : 'missing', by }
  })
}

/** Every entry of the specification's data is covered by a test that passed in the stages before. */
export function coverageStage(): Stage {
  return {
    name: 'coverage of the specification',
    run: async () => {
      const lines = (await coverage())
        .filter(({ state }) => state === 'missing')
        .map(({ entry, by }) => `${entry.group}: ${entry.key}: ${by} has not passed`)
      return { passed: 0, failed: lines.length, output: lines.join('\n') }
    },
  }
}
