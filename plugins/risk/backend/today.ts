import type { SimHandler } from '#harness/backend/contract'
import { hasRight, part, together } from '#harness/backend/kit'
import { LARGEST_PAGE } from '#platform/http'
import { listBounces } from '../api/bounces'
import { listCompetitive } from '../api/competitive'
import { getToday } from '../api/today'
import { countTodos, listTodos } from '../api/todos'
import { listWarnings } from '../api/warnings'

const whole = { page: 1, size: LARGEST_PAGE }
/** Records below a figure. */
const first = { page: 1, size: 5 }

/** What the start page shows of the area (domain/risk.md 5). */
export const todayHandler = (handlers: readonly SimHandler[]): SimHandler =>
  together(getToday, handlers, (context) => ({
    warnings: part(listWarnings, { due: true, ...whole }),
    competitors: part(listCompetitive, { due: true, ...whole }),
    rebounds: part(listBounces, { due: true, ...whole }),
    overdue: part(listTodos, { tab: 'open', due: 'overdue', ...whole }),
    today: part(listTodos, { tab: 'open', due: 'today', ...whole }),
    counts: part(countTodos, {}),
    serious: part(listWarnings, { tab: 'open', mine: true, level: ['warning', 'serious'], page: 1, size: 1 }),
    ...(hasRight(context, 'risk.assign') && {
      teamLate: part(listTodos, { tab: 'escalated', ...first }),
      teamWarnings: part(listWarnings, { tab: 'open', ...first }),
      teamCompetitors: part(listCompetitive, { tab: 'open', ...first }),
    }),
  }))
