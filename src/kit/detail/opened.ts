import { useEffect } from 'react'
import type { Loadable, OpenRecord, RecordStore, Versioned } from '#kit/records'
import { type ScreenModule, type StoreToken, useStore } from '#platform/core'

/** What a screen needs of an opened record. */
export type Opened<D extends Versioned, Row> = Pick<
  OpenRecord<D, unknown, unknown, Loadable, Row>,
  | 'id'
  | 'main'
  | 'shown'
  | 'state'
  | 'known'
  | 'before'
  | 'error'
  | 'seenAt'
  | 'isLearning'
  | 'open'
  | 'seen'
  | 'compareBy'
> &
  Partial<Pick<OpenRecord<D>, 'texts'>>

/** First data of a record's page, whose address has its `id`: requests the record before the page renders. */
export function recordData(
  records: StoreToken<{ of(id: string): Pick<OpenRecord<Versioned>, 'open'> }>,
): NonNullable<ScreenModule['data']> {
  return {
    prepare: (core, _page, { id }) => {
      if (typeof id === 'string') void core.store(records).of(id).open()
    },
  }
}

/**
 * The record of a page or sheet. It is loaded while the component is mounted; until then `known` is the row of a list.
 * Observable: read it in an observer.
 */
export function useRecord<D extends Versioned, B, P, O extends Loadable, Row>(
  records: StoreToken<RecordStore<D, B, P, O, Row>>,
  id: D['id'],
): OpenRecord<D, B, P, O, Row> {
  const open = useStore(records).of(id)
  useEffect(() => {
    void open.open()
    return () => open.close()
  }, [open])
  return open
}
