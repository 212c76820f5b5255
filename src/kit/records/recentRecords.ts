import * as v from 'valibot'
import type { Href } from '#base/routes'
import { defineRecent } from './recent'

const record = v.object({
  title: v.string(),
  /** Of its page. */
  to: v.custom<Href>((to) => typeof to === 'string' && to.startsWith('/')),
  /** Id of the area. */
  plugin: v.string(),
})
export type RecentRecord = v.InferOutput<typeof record>

/** Records whose pages the user opened last. */
export const recentRecords = defineRecent('records.recent', record, { most: 8, isSame: (a, b) => a.to === b.to })
