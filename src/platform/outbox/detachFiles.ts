import { newId } from '#base/storage'

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

const ADDRESS = /^outbox-file:(.+)$/

/**
 * A placeholder in a request for the address of a file that is uploaded before it (`OutboxEntry.uploads`). Contains
 * neither the file nor its final address, so the request can be stored, compared and edited before the upload.
 */
export const addressOf = (uploadId: string): string => `outbox-file:${uploadId}`

/** The id of the upload that a value denotes; undefined for any other value. */
const uploadOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? ADDRESS.exec(value)?.[1] : undefined

/** Whether a value stands for a file that had no address when its request was written. */
export const isUpload = (value: unknown): boolean => uploadOf(value) !== undefined

/** Whether a record has the files that were sent: one that had no address then may have any. */
export const hasFiles = (files: readonly string[], sent: readonly string[]): boolean =>
  files.length === sent.length && sent.every((file) => isUpload(file) || files.includes(file))

/** Something that the request refers to is missing: a file that the device lost. */
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

/** Copies a request and replaces its files by marks. `idOf`: the id in the mark; a new one if omitted. */
export function detachFiles(input: unknown, idOf: (file: Blob) => string = newId): DetachedFiles {
  const files = new Map<string, Blob>()
  const request = mapDeep(input, (value) => {
    if (!(value instanceof Blob)) return value
    const mark: FileMark = {
      $file: idOf(value),
      type: value.type,
      ...(value instanceof File ? { name: value.name } : {}),
    }
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

/**
 * The request with its files for editing; lost files are omitted (`isWhole` is false then). Marks of which `isOwn` is
 * false stay.
 */
export function enteredContent(
  request: unknown,
  files: ReadonlyMap<string, unknown>,
  isOwn: (id: string) => boolean = () => true,
): { readonly request: unknown; readonly isWhole: boolean } {
  let isWhole = true
  const attached = mapDeep(request, (value) => {
    if (!isFileMark(value) || !isOwn(value.$file)) return value
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

/** Replaces placeholders by the addresses of files that are uploaded already; the others stay. */
export function withAddresses(request: unknown, uploads: readonly { id: string; url?: string | undefined }[]): unknown {
  const addresses = new Map(uploads.map(({ id, url }) => [id, url]))
  return mapDeep(request, (value) => addresses.get(uploadOf(value) ?? '') ?? value)
}

/** The request to send: with its files. Throws `MissingPart` for a lost file and for a file that was never uploaded. */
export function attachFiles(request: unknown, files: ReadonlyMap<string, unknown>): unknown {
  return mapDeep(request, (value) => {
    const upload = uploadOf(value)
    if (upload !== undefined) throw new MissingPart(`upload ${upload}`)
    if (!isFileMark(value)) return value
    const file = files.get(value.$file)
    if (!(file instanceof Blob)) throw new MissingPart(`file ${value.$file}`)
    return file
  })
}
