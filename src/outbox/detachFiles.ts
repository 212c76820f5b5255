import { newId } from '#src/device'
import type { OutboxItem } from './outboxItem'

/** Stands in a stored request where a file was; the file lies in its own row. */
interface FileMark {
  readonly $file: string
  /** MIME type; entries of older builds lack it. */
  readonly type?: string
  /** Of a `File`; a mere `Blob` has none. */
  readonly name?: string
}

const isFileMark = (value: unknown): value is FileMark =>
  typeof value === 'object' && value !== null && typeof (value as Partial<FileMark>).$file === 'string'

const RESULT = /^outbox-result:([^:]+):(.*)$/

/**
 * A text to put into a later request of the same record: replaced, when that is sent, by a field of what the item `id` gave
 * (the address of an uploaded photo). The item is enqueued with `keepResult`.
 */
export const resultOf = (id: string, field: string): string => `outbox-result:${id}:${field}`

/** Something that the request refers to is not there any more: a file not kept by the device, an upload discarded. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart'
}

/** Applies `change` to every value inside plain objects and arrays, outermost first; what it changes is not entered. */
function mapDeep(value: unknown, change: (value: unknown) => unknown): unknown {
  const changed = change(value)
  if (changed !== value) return changed
  if (Array.isArray(value)) return value.map((entry) => mapDeep(entry, change))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, mapDeep(entry, change)]))
}

/** An object literal of any realm; Blob, Date and the like have a class between themselves and `Object`. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

export interface DetachedFiles {
  readonly request: unknown
  /** By the id that stands in the request. */
  readonly files: ReadonlyMap<string, Blob>
  /** Text and files. */
  readonly bytes: number
}

/** A copy of a request with its files taken out. */
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
 * The request with an empty file of the same kind in place of each mark: what checks or describes a request needs no photos.
 * Never to be sent.
 */
export function withStandIns(request: unknown): unknown {
  return mapDeep(request, (value) => {
    if (!isFileMark(value)) return value
    const { name, type = '' } = value
    return name === undefined ? new Blob([], { type }) : new File([], name, { type })
  })
}

/** What a person entered: files in their places, those that the device no longer holds left out (`isWhole` false). */
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

/** In place of a file that is gone, until the field or list entry that held it is taken out. */
const GONE = Symbol('a file that is gone')

function withoutGone(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== GONE).map(withoutGone)
  if (!isPlain(value)) return value
  const rest = Object.entries(value).filter(([, entry]) => entry !== GONE)
  return Object.fromEntries(rest.map(([name, entry]) => [name, withoutGone(entry)]))
}

interface Parts {
  /** Left out, marks of files stay as they are (a comparison needs no photos). */
  readonly files?: ReadonlyMap<string, unknown>
  /** Left out, references to results stay as they are (a form shows what was entered). */
  readonly item?: (id: string) => OutboxItem | undefined
}

/** The request as it travels: files and results of earlier items in their places. Throws `MissingPart`. */
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
