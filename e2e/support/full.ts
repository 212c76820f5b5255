/** True in `npm run test:all` (`JOURNEYS=all`): all cases of every matrix instead of representatives. */
export const isFull = process.env.JOURNEYS === 'all'

/** Details of a test that `npm test` skips (playwright.config.ts), because it has another of the same kind. */
export const full = { tag: '@full' } as const

/** The same for cases of a matrix that do not represent their kind. */
export const fullUnless = (isRepresentative: boolean) => (isRepresentative ? {} : full)
