import { sharedLoad } from '#platform/plugin'
import { getToday } from './api'

/** What the start page shows of the area, in one request for badge, due items and figures. */
export const loadToday = sharedLoad((core, signal) => core.http(getToday, {}, { signal, background: true }))
