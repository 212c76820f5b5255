import { defineList, defineRows } from '#kit/lists'
import { currentBy, defineMove, defineRecords, queryOf, versionOf } from '#kit/records'
import { closeSampleThing, getSampleThing, listSampleThings, type SampleThing, sampleThingSchema } from './api'
import { filters, TABS } from './filters'
import { sampleThingDetail, sampleThingList } from './routes'

/** Stores of the area: rows of the list, opened records, and what can be done with them. */

export const rows = defineRows<SampleThing>('sample-things')

export const records = defineRecords<SampleThing>('sample-things.records', {
  rows,
  read: (id) => queryOf(getSampleThing, { id }),
  current: currentBy(sampleThingSchema),
  // A closed record stands in another tab: the list is requested again when it is shown.
  changed: (core) => core.store(rows).invalidate(),
})

export const close = defineMove(records, 'close', (record) => queryOf(closeSampleThing, versionOf(record)))

export const list = defineList({
  route: sampleThingList,
  rows,
  filters,
  tabs: TABS,
  query: ({ tab, filter }, page) => queryOf(listSampleThings, { tab, ...filter, page }),
  detail: sampleThingDetail,
})

/** Stores that live longer than a screen. */
export default [rows, records]
