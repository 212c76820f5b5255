import { defineRoute, lazySearch, recordId } from '#base/routes'

/** Routes of the schedule area (section 2); `id` is the project's. */

/** Filter of the project list (domain/schedule.md 4). */
interface ProjectFilter {
  readonly org?: string | undefined
  readonly kind?: 'pv' | 'storage' | 'boiler' | 'gas' | 'station' | undefined
  readonly state?: 'planned' | 'running' | 'paused' | 'accepted' | 'closed' | undefined
  readonly delayed?: boolean | undefined
  readonly manager?: string | undefined
  readonly keyword?: string | undefined
  readonly sort?: 'delay' | 'progress' | 'end' | undefined
}

const ofProject = { search: { id: recordId } }

export const scheduleList = defineRoute('/scheduleList', { search: lazySearch<ProjectFilter>() })
export const scheduleDetail = defineRoute('/scheduleDetail', ofProject)
/** Variant for one site, with daily construction reports. */
export const scheduleDetailYk = defineRoute('/scheduleDetailYk', ofProject)
