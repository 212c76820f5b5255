/** What takes a build or a browser and therefore stands beside the checks of an area. */

interface Situation {
  /** By the option; undefined: if it costs little. */
  readonly wanted?: boolean | undefined
  /** Areas whose screens are changed. */
  readonly areas: readonly string[]
  /** Reason why the app must be built first; undefined: its build is fresh. */
  readonly stale: string | undefined
  readonly hasBrowser: boolean
}

/** Whether the screens of changed areas are opened now, or by a command that is said. */
export function screensOf({ wanted, areas, stale, hasBrowser }: Situation): 'run' | 'later' | 'none' {
  if (wanted) return 'run'
  if (areas.length === 0) return 'none'
  return wanted === undefined && stale === undefined && hasBrowser ? 'run' : 'later'
}

/** True for a file of `e2e/` with journeys of the area: `leads-map.spec.ts`. */
export const isJourneyOf = (area: string, file: string): boolean =>
  file.startsWith(`${area}.`) || file.startsWith(`${area}-`)

/**
 * What was not run of that which `npm test` checks, with its command. `screens`: areas whose screens were not opened.
 */
export function notRun(
  areas: readonly string[],
  journeys: readonly string[],
  screens: readonly string[] = [],
): readonly string[] {
  const travelled = areas.filter((area) => journeys.some((file) => isJourneyOf(area, file)))
  const places = travelled.map((area) => `e2e/${area}`).join(' ')
  return [
    'Not run here:',
    ...(travelled.length > 0 ? [`  journeys of ${travelled.join(', ')}: npx playwright test ${places}`] : []),
    ...(screens.length > 0 ? [`  screens of ${screens.join(', ')}: npm run check -- --screens`] : []),
    '  journeys of all, built files, coverage of the specification: npm test',
  ]
}
