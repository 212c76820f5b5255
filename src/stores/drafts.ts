import { DraftSlot } from './DraftSlot'
import type { Database, Kept } from './database'
import type { Notify } from './notices'
import type { RowKey } from './schema'

/** A form's unsent content, as its form knows it. */
export interface Draft<T> {
  readonly value: T
  /** ms since the epoch. */
  readonly savedAt: number
}

/** Where a draft belongs, to offer it again. */
export interface DraftPlace {
  readonly form: string
  readonly record: string
  /** ms since the epoch. */
  readonly savedAt: number
}

/**
 * Drafts in IndexedDB by user, form and record; survives kill and reload. From memory, with one notice, where storage is refused.
 * A form loads before it saves: what it saves while it still loads never replaces what was stored, and empty content replaces
 * only what the form itself has saved since (clearing a form for good is `discard`).
 */
export interface Drafts {
  /** What was stored, unparsed: the form's schema decides whether it still fits. Rejects when the device cannot read. */
  load(form: string, record: string): Promise<Draft<unknown> | undefined>
  /** Resolves when this value or a later one is kept. The value is plain data (Blobs allowed); anything else rejects. */
  save(form: string, record: string, value: unknown): Promise<void>
  discard(form: string, record: string): Promise<void>
  /** This user's drafts, newest first. */
  list(): Promise<DraftPlace[]>
}

export interface DraftsOptions {
  readonly database: Database
  /** Login name; the drafts of others are neither read nor touched. */
  readonly user: string
  readonly notice: Notify
  readonly now?: () => number
}

export function createDrafts({ database, user, notice, now = Date.now }: DraftsOptions): Drafts {
  const slots = new Map<string, DraftSlot>()
  let saysNotSaved = false
  const keptAs = (kept: Kept) => {
    // An autosave runs every second: one notice until a save succeeds again.
    if (kept === 'full' && !saysNotSaved) notice('draft.notSaved')
    saysNotSaved = kept === 'full'
  }

  const slotOf = (form: string, record: string) => {
    const name = JSON.stringify([form, record])
    const slot = slots.get(name) ?? new DraftSlot({ database, key: [user, form, record], keptAs, now })
    slots.set(name, slot)
    return slot
  }

  return {
    load: (form, record) => slotOf(form, record).load(),
    save: (form, record, value) => slotOf(form, record).save(value),
    discard: (form, record) => slotOf(form, record).discard(),
    async list() {
      const rows = await database.all('drafts', [user])
      return rows.flatMap(placeOf).sort((a, b) => b.savedAt - a.savedAt)
    },
  }
}

function placeOf({ key: [, form, record], value }: { key: RowKey; value: unknown }): DraftPlace[] {
  const draft = asDraft(value)
  return draft && form !== undefined && record !== undefined ? [{ form, record, savedAt: draft.savedAt }] : []
}

/** A stored row as a draft; undefined for a row that is none. */
export function asDraft(row: unknown): Draft<unknown> | undefined {
  const isDraft = typeof row === 'object' && row !== null && 'value' in row && 'savedAt' in row
  return isDraft && typeof row.savedAt === 'number' ? { value: row.value, savedAt: row.savedAt } : undefined
}
