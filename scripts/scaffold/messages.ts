import type { Mistake } from './mistakes'

type Finder = Mistake['finds']

/** Problems of a failed test: elements of an array or lines of a text that should be empty, else the failure itself. */
function problemsOf(failure: string): number {
  const elements = failure.match(/^ {4}\+ {3}["[{A-Z]/gm)?.length
  const lines = /^ {4}Received: "([^"]*)"/m.exec(failure)?.[1]?.split('\n').length
  return elements ?? lines ?? 1
}

/** Problems in the failed tests of Jest's output. */
function problemsIn(output: string): number {
  const [, ...failures] = output.split(/^ {2}● /m)
  return failures.reduce((sum, failure) => sum + problemsOf(failure), 0)
}

/** Number of messages in the output of a finder: more than there are mistakes means that some are only consequences. */
export function messagesIn(finder: Finder, output: string): number {
  switch (finder) {
    case 'types':
      return output.match(/^ *[\w./-]+\(\d+,\d+\): /gm)?.length ?? 0
    case 'lint':
      // Not the format: a command mends it.
      return output.match(/^[\w./-]+:\d+:\d+ (?:plugin|lint\/)/gm)?.length ?? 0
    case 'imports':
      return output.match(/^ *[\w./-]+:\d+ imports /gm)?.length ?? 0
    default:
      return problemsIn(output)
  }
}

/** A run of a finder over its mistakes. */
export interface FinderRun {
  readonly finder: Finder
  readonly mistakes: number
  readonly ms: number
}

/** How long an author waits for a message at most. */
const PATIENCE = 30_000

/** Seconds of each run, and how many mistakes are found in time; a slow machine is no failure. */
export function timesOf(runs: readonly FinderRun[]): string {
  const count = (some: readonly FinderRun[]) => some.reduce((sum, { mistakes }) => sum + mistakes, 0)
  const inTime = runs.filter(({ ms }) => ms < PATIENCE)
  const each = runs.map(({ finder, ms }) => `${finder} ${Math.round(ms / 1000)} s`).join(', ')
  const found = `${count(inTime)} of ${count(runs)} mistakes found in under ${PATIENCE / 1000} s`
  return `${each}; ${found} (wanted: 9 of 10)`
}
