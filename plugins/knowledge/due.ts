import { sharedLoad } from '#platform/plugin'
import { getToday, type Item } from './api'

export interface DueItems {
  readonly review: readonly Item[]
  /** Undefined for who reviews nothing. */
  readonly reviews: { readonly total: number } | undefined
  /** The user's own. */
  readonly returned: readonly Item[]
}

/** Items that wait for the user, in one request for badge and due items. */
export const loadToday = sharedLoad(async (core, signal): Promise<DueItems> => {
  const { review, mine } = await core.http(getToday, {}, { signal, background: true })
  return {
    review: review?.items ?? [],
    reviews: review,
    returned: (mine?.items ?? []).filter(({ state, next }) => (next?.state ?? state) === 'returned'),
  }
})
