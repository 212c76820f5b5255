/**
 * Files of first screens, which the build writes into the page (scripts/build/hints.ts): the boot script requests them
 * before the bundle does.
 */
export interface Hints {
  /** Of every page: react-dom, and what pages share with it. */
  readonly every: readonly string[]
  /** The HTTP client, for the first request where none was sent early. */
  readonly client: readonly string[]
  /** By path: scripts and style sheets of the page, and its texts. */
  readonly pages: Readonly<Record<string, readonly string[]>>
}

/** Id of the element with the hints. */
export const HINTS = 'hints'
