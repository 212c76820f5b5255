import * as v from 'valibot'

/** A photo, file or recording in a form; part of the form's values, so it is stored with the draft. */
export interface Attachment {
  /** Also the idempotency key of its upload. */
  readonly id: string
  readonly name: string
  /** Bytes; 0 if unknown. */
  readonly size: number
  readonly file?: Blob | undefined
  /** Path in a native host, for a file that the page cannot read. */
  readonly path?: string | undefined
  /** Its address; undefined until it is uploaded. */
  readonly url?: string | undefined
  /** Length of a recording. s */
  readonly seconds?: number | undefined
}

/** Parses an attachment as forms and drafts store it. */
export const attachmentSchema: v.GenericSchema<Attachment> = v.object({
  id: v.string(),
  name: v.string(),
  size: v.number(),
  file: v.optional(v.blob()),
  path: v.optional(v.string()),
  url: v.optional(v.string()),
  seconds: v.optional(v.number()),
})

/** The device lost the file, e.g. because it was only in memory when the page ended. */
export const isLost = ({ file, path, url }: Attachment): boolean =>
  file === undefined && path === undefined && url === undefined
