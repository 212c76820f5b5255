import { newId } from '#src/device'
import type { OutboxItem } from './outboxItem'

/** Replaces a file in a stored request; the file is stored in a row of its own. */
interface FileMark {
  readonly $file: string
  /** MIME type; missing in entries of older builds. */
  readonly type?: string
  /** File name; only for a `File`. */
  readonly name?: string
}

const isFileMark = (value: unknown): value is FileMark =>
  typeof value === 'object' && value !== null && typeof (value as Partial<FileMark>).$file === 'string'

const RESULT = /^outbox-result:([^:]+):(.*)$/

/**
 * A placeholder for a later request of the same record. When that request is sent, it is replaced by a field of the
 * answer to item `id` (the address of an uploaded photo). The item has to be enqueued with `keepResult`.
 */
export const resultOf = (id: string, field: string): string => `outbox-result:${id}:${field}`

/** Something that the request refers to is missing: a file that the device lost, or a discarded upload. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart'
}

/** Applies `change` to every value in plain objects and arrays, outermost first; changed values are not traversed. */
function mapDeep(value: unknown, change: (value: unknown) => unknown): unknown {
  const changed = change(value)
  if (changed !== value) return changed
  if (Array.isArray(value)) return value.map((entry) => mapDeep(entry, change))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, mapDeep(entry, change)]))
}

/** True for an object literal of any realm; false for class instances such as Blob and Date. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

export interface DetachedFiles {
  readonly request: unknown
  /** Files by the id in the request. */
  readonly files: ReadonlyMap<string, Blob>
  /** Bytes of text and files. */
  readonly bytes: number
}

/** Copies a request and replaces its files by marks. */
export function detachFiles(input: unknown): DetachedFiles {
  const files = new Map<string, Blob>()
  const request = mapDeep(input, (value) => {
    if (!(value instanceof Blob)) return value
    const mark: FileMark = { $file: newId(), type: value.type, ...(value instanceof File ? { name: value.name } : {}) }
    files.set(mark.$file, value)
    return mark
  })
  const text = JSON.stringify(request) ?? ''
  return { request, files, bytes: [...files.values()].reduce((sum, file) => sum + file.size, text.length) }
}

/**
 * The request with an empty file of the same type in place of each mark, for validation and comparison without the
 * files. Must not be sent.
 */
export function withStandIns(request: unknown): unknown {
  return mapDeep(request, (value) => {
    if (!isFileMark(value)) return value
    const { name, type = '' } = value
    return name === undefined ? new Blob([], { type }) : new File([], name, { type })
  })
}

/** The request with its files for editing; lost files are left out (`isWhole` is false then). */
export function enteredContent(
  request: unknown,
  files: ReadonlyMap<string, unknown>,
): { readonly request: unknown; readonly isWhole: boolean } {
  let isWhole = true
  const attached = mapDeep(request, (value) => {
    if (!isFileMark(value)) return value
    const file = files.get(value.$file)
    if (file instanceof Blob) return file
    isWhole = false
    return GONE
  })
  return { request: isWhole ? attached : withoutGone(attached), isWhole }
}

/** Temporary value for a lost file until its field or list entry is removed. */
const GONE = Symbol('a file that is gone')

function withoutGone(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== GONE).map(withoutGone)
  if (!isPlain(value)) return value
  const rest = Object.entries(value).filter(([, entry]) => entry !== GONE)
  return Object.fromEntries(rest.map(([name, entry]) => [name, withoutGone(entry)]))
}

interface Parts {
  /** If omitted, file marks stay unchanged. */
  readonly files?: ReadonlyMap<string, unknown>
  /** If omitted, placeholders for results stay unchanged. */
  readonly item?: (id: string) => OutboxItem | undefined
}

/** The request to send: with its files and with results of earlier items. Throws `MissingPart`. */
export function attachParts(request: unknown, { files, item }: Parts): unknown {
  return mapDeep(request, (value) => {
    if (files && isFileMark(value)) {
      const file = files.get(value.$file)
      if (!(file instanceof Blob)) throw new MissingPart(`file ${value.$file}`)
      return file
    }
    const [, id, field] = (item && typeof value === 'string' && RESULT.exec(value)) || []
    if (id === undefined || field === undefined) return value
    const state = item?.(id)?.state
    const result = state?.kind === 'sent' ? state.result : undefined
    const part = typeof result === 'object' && result !== null ? (result as Record<string, unknown>)[field] : undefined
    if (part === undefined) throw new MissingPart(`${field} of ${id}`)
    return part
  })
}
