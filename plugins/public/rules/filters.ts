import { optional, recordId } from '#base/wire'
import { contactFilters } from '#domain/directory'

/** Search parameters of /public/contact; `contact` is the one whose details are shown. */
export const contactSearch = { ...contactFilters.entries, contact: optional(recordId) }
