/** What waits for the first salesperson; the other records of theirs are dealt with, or there were more than 12 to-dos. */
const OF_FIRST: readonly string[] = ['GW-000001', 'GW-000005', 'CR-000001', 'CR-000002', 'GB-000001']

/** Whether a seeded record may wait for its owner, whose to-do it is then (domain/risk.md 6). */
export const mayWait = (id: string, owner: string): boolean => owner !== 'rep01' || OF_FIRST.includes(id)
