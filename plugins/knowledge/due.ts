import { sharedLoad } from '#platform/plugin'
import { type Item, listItems } from './api'

/** Most items that are looked through for returned ones. */
const OWN = 100

/** Items that wait for the user: to review, and the user's own that were returned; for badge and today. */
export const dueItems = sharedLoad(async (core, signal): Promise<readonly Item[]> => {
  const options = { signal, background: true }
  const may = (permission: 'knowledge.review' | 'knowledge.write') => core.decide({ permission }).ok
  const [review, mine] = await Promise.all([
    may('knowledge.review') ? core.http(listItems, { tab: 'review', page: 1, size: OWN }, options) : { items: [] },
    may('knowledge.write') ? core.http(listItems, { tab: 'mine', page: 1, size: OWN }, options) : { items: [] },
  ])
  return [...review.items, ...mine.items.filter(({ state, next }) => (next?.state ?? state) === 'returned')]
})
