import { sharedLoad } from '#platform/plugin'
import { getToday } from './api'

/** Items that wait for the user, in one request for badge, due items and figures. */
export const loadToday = sharedLoad((core, signal) => core.http(getToday, {}, { signal, background: true }))
