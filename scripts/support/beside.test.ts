/** @jest-environment node */
import { notRun, screensOf } from './beside'

const files = ['leads-map.spec.ts', 'leads-work.spec.ts', 'leadership.spec.ts', 'visits.spec.ts', 'day.spec.ts']

describe('screens of changed areas', () => {
  const fresh = { areas: ['leads'], stale: undefined, hasBrowser: true }

  test.each([
    ['are opened if the build is fresh and a browser is there', fresh, 'run'],
    ['wait for a build', { ...fresh, stale: 'dist-preview/ is older than the sources' }, 'later'],
    ['wait for a browser', { ...fresh, hasBrowser: false }, 'later'],
    ['are opened if asked for, whatever it takes', { wanted: true, areas: [], stale: 'old', hasBrowser: false }, 'run'],
    ['are left out if asked for', { ...fresh, wanted: false }, 'later'],
    ['are none without a changed area', { ...fresh, areas: [] }, 'none'],
  ] as const)('%s', (_, situation, expected) => {
    expect(screensOf(situation)).toBe(expected)
  })
})

describe('what was not run is said with its command', () => {
  test('the journeys of an area, the built files, its screens', () => {
    expect(notRun(['leads', 'visits'], files, ['leads'])).toEqual([
      'Not run here:',
      '  journeys of leads, visits: npx playwright test e2e/leads e2e/visits',
      '  screens of leads: npm run check -- --screens',
      '  journeys of all, built files, coverage of the specification: npm test',
    ])
  })

  test('of an area without journeys', () => {
    expect(notRun(['risk'], files)).toEqual([
      'Not run here:',
      '  journeys of all, built files, coverage of the specification: npm test',
    ])
  })
})
