import { sharedLoad } from '#platform/plugin'
import { listVisits } from './api'

/** Visits whose minutes are to be written, for badge and today. */
export const toWrite = sharedLoad((core, signal) =>
  core.http(listVisits, { tab: 'todo', states: ['toWrite'], page: 1 }, { signal, background: true }),
)
