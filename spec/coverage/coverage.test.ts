import { declaredCalls } from '../../scripts/docs/calls'
import { readEntries } from './entries'
import { holdingOf, isBuilt, isThere } from './table'

describe('every entry of the specification’s data', () => {
  test('has an existing test, or a part that will test it', async () => {
    const declared = new Set((await declaredCalls()).map((one) => one.id))
    const missing = readEntries()
      .map((entry) => ({ entry, holding: holdingOf(entry, declared) }))
      .filter(({ holding }) => {
        if (!holding) return true
        return 'held' in holding ? !isThere(holding.held) : isBuilt(holding.later)
      })
      .map(({ entry, holding }) => `${entry.group}: ${entry.key} ${JSON.stringify(holding)}`)
    expect(missing).toEqual([])
  })
})
