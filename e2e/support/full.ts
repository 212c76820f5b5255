/** True in `npm run test:all` (`JOURNEYS=all`): every case of every matrix, not the representatives alone. */
export const isFull = process.env.JOURNEYS === 'all'

/** Details of a test that `npm test` leaves out (playwright.config.ts): another case of a kind that it has. */
export const full = { tag: '@full' } as const

/** The same for the cases of a matrix that do not represent their kind. */
export const fullUnless = (isRepresentative: boolean) => (isRepresentative ? {} : full)
