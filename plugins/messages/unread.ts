import { sharedLoad } from '#platform/plugin'
import { listMessages } from './api'

/** Unread messages, urgent ones first, and their number: for badge and today. */
export const unreadMessages = sharedLoad((core, signal) =>
  core.http(listMessages, { unread: true, pageSize: 1 }, { signal, background: true }),
)
