import { configure, getConfig } from '@testing-library/dom'
import { loadArts } from '../../src/ui/components/loadArts'

/** Before tests of screens (`*.test.tsx`). */
export async function startScreens(): Promise<void> {
  // Waits end with the test's own time limit instead of a second, because a loaded machine is slow.
  configure({ asyncUtilTimeout: 45_000 })
  printWhenRead()
  computeStylesOnce()
  // Loaded beforehand, so that no test ends before its illustration is there.
  await loadArts()
}

/**
 * A wait repeats its query with every change of the document. Printing the document each time that nothing is found took
 * a twelfth of the time of these tests: it is printed when the wait has failed, and its message is read.
 */
function printWhenRead(): void {
  const { getElementError } = getConfig()
  configure({
    getElementError: (message, container) => {
      const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
      const get = () => getElementError(message, container).message
      return Object.defineProperty(error, 'message', { get, configurable: true })
    },
  })
}

/**
 * Tests load no stylesheets, so elements of one tag without a style of their own look alike. What jsdom computes for
 * each element that a query by role passes took a sixth of the time of these tests.
 */
function computeStylesOnce(): void {
  const compute = window.getComputedStyle.bind(window)
  const plain = new Map<string, CSSStyleDeclaration>()
  window.getComputedStyle = (element, pseudo) => {
    const { style, hidden, tagName } = element as HTMLElement
    if (pseudo || hidden || style?.length !== 0) return compute(element, pseudo)
    const known = plain.get(tagName) ?? compute(element)
    plain.set(tagName, known)
    return known
  }
}
