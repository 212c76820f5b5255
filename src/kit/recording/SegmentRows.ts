import * as v from 'valibot'
import type { Database, RowKey, StoredIn } from '#base/storage'
import { nameOf, SegmentRow, type Slot, type StoredSegment } from './segment'

const TABLE = 'segments'
/** Keys are compared as text, so numbers are zero-padded. */
const DIGITS = 5
const numbered = (number: number) => String(number).padStart(DIGITS, '0')

export interface LoadedRows {
  readonly segments: readonly StoredSegment[]
  /** Seconds of open segments, by segment name, in order. */
  readonly chunks: ReadonlyMap<string, readonly Blob[]>
}

/**
 * Segments of one user on the device. A segment's key is [user, recording, position]; a second of an open segment has a
 * further part, so that storing it does not rewrite the whole segment.
 */
export class SegmentRows {
  constructor(
    private readonly database: Database,
    private readonly user: string,
  ) {}

  async load(): Promise<LoadedRows> {
    const segments: StoredSegment[] = []
    const chunks = new Map<string, Blob[]>()
    for (const { key, value } of await this.database.all(TABLE, [this.user])) {
      const [, recording = '', place = '', chunk] = key
      const slot = { recording, position: Number(place) }
      if (chunk !== undefined) {
        if (value instanceof Blob) chunks.set(nameOf(slot), [...(chunks.get(nameOf(slot)) ?? []), value])
        continue
      }
      const row = v.safeParse(SegmentRow, value)
      // The schema does not distinguish absent from undefined fields, but the compiler does.
      if (row.success) segments.push({ ...slot, ...row.output } as StoredSegment)
      else console.warn('recording: a stored segment cannot be read and stays where it is', row.issues[0].message)
    }
    return { segments, chunks }
  }

  put({ recording, position, ...row }: StoredSegment): Promise<StoredIn> {
    return this.database.put(TABLE, this.key({ recording, position }), row)
  }

  /** Changes the row only if its state is still `from`, because another tab may have changed it. */
  async replace(segment: StoredSegment, from: StoredSegment['state']['kind']): Promise<void> {
    const { recording, position, ...row } = segment
    await this.database.update(TABLE, this.key({ recording, position }), (old) => {
      const known = v.safeParse(SegmentRow, old)
      return known.success && known.output.state.kind === from ? row : old
    })
  }

  putChunk(slot: Slot, index: number, part: Blob): Promise<StoredIn> {
    return this.database.put(TABLE, [...this.key(slot), numbered(index)], part)
  }

  async removeChunks(slot: Slot): Promise<void> {
    const rows = await this.database.all(TABLE, this.key(slot))
    for (const { key } of rows) if (key.length > this.key(slot).length) await this.database.delete(TABLE, key)
  }

  async remove(slot: Slot): Promise<void> {
    await this.removeChunks(slot)
    await this.database.delete(TABLE, this.key(slot))
  }

  private key({ recording, position }: Slot): RowKey {
    return [this.user, recording, numbered(position)]
  }
}
