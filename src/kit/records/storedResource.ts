import { useEffect, useMemo } from 'react'
import { type Core, useCore } from '#platform/core'
import { type Query, readRaw, responseOf } from './query'
import { Resource } from './Resource'
import { useNeeded } from './useResource'

interface Stored<A> {
  /** Name of the device's copies: `<store>:<id>`. */
  readonly record: string
  /** Of the record. */
  readonly part: string
  readonly query: () => Query<A>
  readonly onValue?: ((value: A) => void) | undefined
}

/** Data that the device keeps, and that are read there without network. */
export function storedResource<A>(core: Core, { record, part, query, onValue }: Stored<A>): Resource<A> {
  const { offlineRecords } = core
  return new Resource<A>(
    async (signal) => {
      const { value, raw } = await responseOf(core, query(), { signal })
      onValue?.(value)
      if (raw.length > 0) void offlineRecords.remember(record, part, raw)
      return value
    },
    async () => {
      const stored = await offlineRecords.recall(record, part)
      if (!stored) return undefined
      const value = readRaw(query(), stored.raw)
      onValue?.(value)
      return { value, seenAt: new Date(stored.seenAt) }
    },
  )
}

/** The data of one page as with `useResource`, which the device keeps under `record`. Call it in an observer. */
export function useStoredResource<A>(record: string, query: () => Query<A>): Resource<A> {
  const core = useCore()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name identifies the query
  const resource = useMemo(() => storedResource(core, { record, part: 'main', query }), [core, record])
  useEffect(() => resource.stop, [resource])
  return useNeeded(resource)
}
