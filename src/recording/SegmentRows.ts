import * as v from 'valibot'
import type { Database, Kept, RowKey } from '#src/device'
import { nameOf, SegmentRow, type Slot, type StoredSegment } from './segment'

const TABLE = 'segments'
/** Keys are texts in the order of their numbers. */
const DIGITS = 5
const numbered = (number: number) => String(number).padStart(DIGITS, '0')

export interface LoadedRows {
  readonly segments: readonly StoredSegment[]
  /** Seconds of segments that were open, by the segment's name, in order. */
  readonly chunks: ReadonlyMap<string, readonly Blob[]>
}

/**
 * One user's segments on the device: [user, recording, position] is a segment, with a further part in the key it is a
 * second of an open one, so that a second costs a second and not the whole segment.
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
      // Typed here because an absent field and an undefined one are the same to a schema, and not to the compiler.
      if (row.success) segments.push({ ...slot, ...row.output } as StoredSegment)
      else console.warn('recording: a stored segment cannot be read and stays where it is', row.issues[0].message)
    }
    return { segments, chunks }
  }

  put({ recording, position, ...row }: StoredSegment): Promise<Kept> {
    return this.database.put(TABLE, this.key({ recording, position }), row)
  }

  /** Changes the row while it is still as `from` says; another tab may have been faster. */
  async replace(segment: StoredSegment, from: StoredSegment['state']['kind']): Promise<void> {
    const { recording, position, ...row } = segment
    await this.database.update(TABLE, this.key({ recording, position }), (old) => {
      const known = v.safeParse(SegmentRow, old)
      return known.success && known.output.state.kind === from ? row : old
    })
  }

  putChunk(slot: Slot, index: number, part: Blob): Promise<Kept> {
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
