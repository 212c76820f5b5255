import { queryOf, Resource, readRaw, responseOf } from '#kit/records'
import type { Core } from '#platform/core'
import { queryAreaData, type Roof } from '../api'
import type { LeadId } from '../rules/vocabulary'

const PART = 'roof'

/** The roof of a lead; without network the stored one, so that the user can continue a drawing. */
export function roofResource({ http, offlineRecords }: Core, id: LeadId): Resource<Roof> {
  const query = queryOf(queryAreaData, { id })
  const name = `leads.roof:${id}`
  return new Resource<Roof>(
    async (signal) => {
      const { value, raw } = await responseOf({ http }, query, { signal, background: true })
      void offlineRecords.remember(name, PART, raw)
      return value
    },
    async () => {
      const stored = await offlineRecords.recall(name, PART)
      return stored && { value: readRaw(query, stored.raw), seenAt: new Date(stored.seenAt) }
    },
  )
}
