import { type Database, type Notify, newId, type RowKey, type StoredIn } from '#base/storage'
import { detachFiles, enteredContent } from '../detachFiles'

/** The stored, unsent content of a form. */
export interface Draft<T> {
  readonly value: T
  /** ms since the epoch. */
  readonly savedAt: number
}

/** The form and record of a draft. */
export interface DraftPlace {
  readonly form: string
  readonly record: string
  /** ms since the epoch. */
  readonly savedAt: number
}

/**
 * Stores drafts in IndexedDB by user, form and record. Works in memory, with one notice, where storage is refused.
 * Files are stored beside the draft, once each, so that saving text does not rewrite them, and text fits where they
 * do not. A form must load before it saves: a save during `load` never replaces the stored draft, and empty content
 * replaces only what this page has saved itself (use `discard` to delete a draft).
 */
export interface Drafts {
  /** The stored value, not validated and without files that the device lost. Rejects when the device cannot read. */
  load(form: string, record: string): Promise<Draft<unknown> | undefined>
  /** Resolves when this value or a newer one is stored. Rejects for values other than plain data and Blobs. */
  save(form: string, record: string, value: unknown): Promise<void>
  discard(form: string, record: string): Promise<void>
  /** This user's drafts, newest first. */
  list(): Promise<DraftPlace[]>
}

export interface DraftsOptions {
  readonly database: Database
  /** Login name; drafts of other users are neither read nor changed. */
  readonly user: string
  readonly notice: Notify
  readonly now?: () => number
}

export function createDrafts({ database, user, notice, now = Date.now }: DraftsOptions): Drafts {
  const slots = new Map<string, DraftSlot>()
  let warnedNotSaved = false
  const onStored = (storedIn: StoredIn) => {
    // Autosave runs often, so it shows one notice until a save succeeds.
    if (storedIn === 'full' && !warnedNotSaved) notice('draft.notSaved')
    warnedNotSaved = storedIn === 'full'
  }

  let warnedFilesNotStored = false
  const onFilesStored = (storedIn: readonly StoredIn[]) => {
    const isFull = storedIn.includes('full')
    if (isFull && !warnedFilesNotStored) notice('outbox.photosNotStored')
    warnedFilesNotStored = isFull
  }

  const slotOf = (form: string, record: string) => {
    const name = JSON.stringify([form, record])
    const slot = slots.get(name) ?? new DraftSlot({ database, key: [user, form, record], onStored, onFilesStored, now })
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

/** Reads a stored row; undefined when it is not a draft. */
function asDraft(row: unknown): Draft<unknown> | undefined {
  const isDraft = typeof row === 'object' && row !== null && 'value' in row && 'savedAt' in row
  return isDraft && typeof row.savedAt === 'number' ? { value: row.value, savedAt: row.savedAt } : undefined
}

interface SlotOptions {
  readonly database: Database
  readonly key: RowKey
  readonly onStored: (storedIn: StoredIn) => void
  /** Called with where new files are stored; empty if there are none. */
  readonly onFilesStored: (storedIn: readonly StoredIn[]) => void
  readonly now: () => number
}

/** A save that has not started; a newer value replaces its value. */
interface Waiting {
  value: unknown
  duringLoad: boolean
  done: Promise<void>
}

/** Reads and writes one draft in order; the last value wins. */
class DraftSlot {
  private queue: Promise<unknown> = Promise.resolve()
  private waiting: Waiting | undefined
  /** Number of running loads; values saved during a load are the form's defaults. */
  private loading = 0
  /** This page has saved the stored value, so empty content may replace it. */
  private isOwn = false
  private readonly files: DraftFiles

  constructor(private readonly options: SlotOptions) {
    const { database, key } = options
    this.files = new DraftFiles(database, key)
  }

  load(): Promise<Draft<unknown> | undefined> {
    this.loading += 1
    return this.inTurn(async () => {
      try {
        const draft = asDraft(await this.options.database.get('drafts', this.options.key))
        return draft && { ...draft, value: await this.files.attach(draft.value) }
      } finally {
        this.loading -= 1
      }
    })
  }

  save(value: unknown): Promise<void> {
    const duringLoad = this.loading > 0
    if (this.waiting) {
      this.waiting.value = value
      this.waiting.duringLoad = duringLoad
      return this.waiting.done
    }
    const mine: Waiting = { value, duringLoad, done: Promise.resolve() }
    mine.done = this.inTurn(async () => {
      // Cancelled by a discard; a newer save may follow.
      if (this.waiting !== mine) return
      this.waiting = undefined
      await this.write(mine.value, mine.duringLoad)
    })
    this.waiting = mine
    return mine.done
  }

  discard(): Promise<void> {
    this.waiting = undefined
    return this.inTurn(async () => {
      await this.options.database.delete('drafts', this.options.key)
      await this.files.removeAll()
      this.isOwn = false
    })
  }

  private async write(value: unknown, duringLoad: boolean): Promise<void> {
    const { database, key, onStored, onFilesStored, now } = this.options
    const mayLose = !this.isOwn && (duringLoad || isEmpty(value))
    if (mayLose && (await database.get('drafts', key)) !== undefined) return
    const { request: text, files } = detachFiles(value, this.files.idOf)
    onFilesStored(await this.files.put(files))
    onStored(await database.put('drafts', key, { value: text, savedAt: now() } satisfies Draft<unknown>))
    await this.files.removeOthers(files)
    this.isOwn = true
  }

  private inTurn<T>(step: () => Promise<T>): Promise<T> {
    const result = this.queue.then(step)
    this.queue = result.catch(() => undefined)
    return result
  }
}

/**
 * Marks of a draft's own files; a draft may also contain the marks of a submit (`detachFiles`), which stay as they are.
 */
const PREFIX = 'draft-'

/** The files of one draft, each in a row of its own. */
class DraftFiles {
  /** Ids of files that were stored or loaded by this page. */
  private readonly ids = new WeakMap<Blob, string>()
  private readonly stored = new Set<string>()
  private readonly prefix: readonly [user: string, draft: string]

  constructor(
    private readonly database: Database,
    [user = '', form = '', record = '']: RowKey,
  ) {
    this.prefix = [user, `draft ${JSON.stringify([form, record])}`]
  }

  readonly idOf = (file: Blob): string => {
    const id = this.ids.get(file) ?? `${PREFIX}${newId()}`
    this.ids.set(file, id)
    return id
  }

  /** A stored value with its files; lost ones are omitted. */
  async attach(value: unknown): Promise<unknown> {
    const rows = await this.database.all('files', [...this.prefix])
    const files = new Map(rows.map(({ key: [, , id = ''], value: file }) => [id, file]))
    for (const [id, file] of files) {
      if (!(file instanceof Blob)) continue
      this.ids.set(file, id)
      this.stored.add(id)
    }
    return enteredContent(value, files, (id) => id.startsWith(PREFIX)).request
  }

  /** Stores the new ones among these files. */
  async put(files: ReadonlyMap<string, Blob>): Promise<StoredIn[]> {
    const added = [...files].filter(([id]) => !this.stored.has(id))
    const storedIn = await Promise.all(
      added.map(([id, file]) => this.database.put('files', [...this.prefix, id], file)),
    )
    for (const [id] of added) this.stored.add(id)
    return storedIn
  }

  /** Deletes the files that the draft no longer has. */
  async removeOthers(files: ReadonlyMap<string, Blob>): Promise<void> {
    const gone = [...this.stored].filter((id) => !files.has(id))
    await Promise.all(gone.map((id) => this.database.delete('files', [...this.prefix, id])))
    for (const id of gone) this.stored.delete(id)
  }

  async removeAll(): Promise<void> {
    const rows = await this.database.all('files', [...this.prefix])
    await Promise.all(rows.map(({ key }) => this.database.delete('files', key)))
    this.stored.clear()
  }
}

/** True for content without any input. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true
  if (typeof value !== 'object' || value instanceof Blob || value instanceof Date) return false
  return Object.values(value).every(isEmpty)
}
