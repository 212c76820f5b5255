import { defineRoute, lazySearch, recordId } from '#base/routes'
import type { search } from './filters'

/** Routes of the area. Other areas may import this file. */

export const sampleThingList = defineRoute('/x/sample-things/sampleThingList', {
  search: lazySearch<typeof search>(),
  identity: [],
})
export const sampleThingDetail = defineRoute('/x/sample-things/sampleThingDetail', { search: { id: recordId } })
export const sampleThingForm = defineRoute('/x/sample-things/sampleThingForm')
