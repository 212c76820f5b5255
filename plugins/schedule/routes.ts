import { defineRoute, lazySearch, optional, recordId, string } from '#base/routes'
import type { projectSearch } from './rules/filters'

/** Routes of the schedule area (section 2); `id` is the project's. */

const ofProject = {
  search: {
    id: recordId,
    /** A form over the project: progress, plan, task, risk or daily. */
    form: optional(string),
    /** The phase, task, risk or day that the form is about; a new one without it. */
    of: optional(string),
  },
}

export const scheduleList = defineRoute('/scheduleList', { search: lazySearch<typeof projectSearch>() })
export const scheduleDetail = defineRoute('/scheduleDetail', ofProject)
/** Variant for one site, with daily construction reports. */
export const scheduleDetailYk = defineRoute('/scheduleDetailYk', ofProject)
