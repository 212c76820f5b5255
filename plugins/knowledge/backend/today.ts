import type { SimHandler } from '#harness/backend/contract'
import { hasRight, part, together } from '#harness/backend/kit'
import { LARGEST_PAGE } from '#platform/http'
import { getToday, listItems } from '../api'

const whole = { page: 1, size: LARGEST_PAGE }

/** What the start page shows of the area (domain/knowledge.md 6). */
export const todayHandler = (handlers: readonly SimHandler[]): SimHandler =>
  together(getToday, handlers, (context) => ({
    ...(hasRight(context, 'knowledge.review') && { review: part(listItems, { tab: 'review', ...whole }) }),
    ...(hasRight(context, 'knowledge.write') && {
      returned: part(listItems, { tab: 'mine', state: 'returned', ...whole }),
    }),
  }))
