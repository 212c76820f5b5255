import type { SimHandler } from '#harness/backend/contract'
import { hasRight, part, together } from '#harness/backend/kit'
import { LARGEST_PAGE } from '#platform/http'
import { getToday, listProjects } from '../api'

/** What the start page shows of the area (domain/schedule.md 5). */
export const todayHandler = (handlers: readonly SimHandler[]): SimHandler =>
  together(getToday, handlers, (context) => {
    const state = ['running' as const]
    return {
      own: part(listProjects, { manager: [context.employee.loginName], state, page: 1, size: LARGEST_PAGE }),
      ...(hasRight(context, 'schedule.plan') && {
        late: part(listProjects, { delayed: true, state, page: 1, size: 5 }),
      }),
    }
  })
