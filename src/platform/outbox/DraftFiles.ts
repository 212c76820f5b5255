import { type Database, type Kept, newId, type RowKey } from '#base/storage'
import { enteredContent } from './detachFiles'

/** Marks of a draft's own files; a draft may also contain the marks of a submit (`detachFiles`), which stay as they are. */
const PREFIX = 'draft-'

/** The files of one draft, each in a row of its own. */
export class DraftFiles {
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

  /** A stored value with its files; lost ones are left out. */
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
  async put(files: ReadonlyMap<string, Blob>): Promise<Kept[]> {
    const added = [...files].filter(([id]) => !this.stored.has(id))
    const kept = await Promise.all(added.map(([id, file]) => this.database.put('files', [...this.prefix, id], file)))
    for (const [id] of added) this.stored.add(id)
    return kept
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
