import { by, defineFilters } from '#base/wire'
import { PROJECT_KINDS, PROJECT_STATES } from './vocabulary'

/** Filters of the list of projects, shared by address, call and simulator (domain/schedule.md 4). */
export const projectFilters = defineFilters(
  { org: by.ids, kind: by.words(PROJECT_KINDS), state: by.words(PROJECT_STATES), delayed: by.flag, manager: by.ids },
  { sorts: ['delay', 'progress', 'end'] },
)

/** Search parameters of /scheduleList. */
export const projectSearch = projectFilters.entries
