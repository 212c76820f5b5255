import { configure } from '@testing-library/dom'
import { loadArts } from '../../src/ui/components/loadArts'

/** Before tests of screens (`*.test.tsx`). */
export async function startScreens(): Promise<void> {
  // Waits end with the test's own time limit instead of a second, because a loaded machine is slow.
  configure({ asyncUtilTimeout: 45_000 })
  // Loaded beforehand, so that no test ends before its illustration is there.
  await loadArts()
}
