/** Files of items (domain/knowledge.md 1). */

/** 50 MB */
export const MOST_MEGABYTES = 50
const MOST_BYTES = MOST_MEGABYTES * 1_000_000
const MOST_NAME = 100

/** The first bytes of each kind of file, in hex: what a file is, whatever it is called. */
const BEGINNINGS: Readonly<Record<string, readonly RegExp[]>> = {
  pdf: [/^25504446/],
  doc: [/^d0cf11e0/],
  xls: [/^d0cf11e0/],
  ppt: [/^d0cf11e0/],
  docx: [/^504b0304/],
  xlsx: [/^504b0304/],
  pptx: [/^504b0304/],
  jpg: [/^ffd8ff/],
  png: [/^89504e47/],
  mp4: [/^.{8}66747970/],
}

const SUFFIXES = Object.keys(BEGINNINGS)
/** A cover is a photo, as the kit sends them. */
const PICTURES = ['jpg', 'jpeg', 'png', 'webp']

/** Types to offer in a chooser. */
export const ACCEPTED = SUFFIXES.map((suffix) => `.${suffix}`).join(',')

/** What the server knows of a file. */
interface FileFacts {
  readonly name: string
  /** Bytes */
  readonly size: number
}

type FileError = 'type' | 'name' | 'size' | 'empty'

/** Why a file cannot be uploaded; undefined if it can. */
export const fileError = (file: FileFacts) => errorOf(file, SUFFIXES)

/** The same of a cover. */
export const coverError = (file: FileFacts) => errorOf(file, PICTURES)

function errorOf({ name, size }: FileFacts, suffixes: readonly string[]): FileError | undefined {
  if (suffixOf(name, suffixes) === undefined) return 'type'
  if ([...name].length > MOST_NAME) return 'name'
  if (size === 0) return 'empty'
  return size > MOST_BYTES ? 'size' : undefined
}

/** True if a file begins as its name promises; `head`: its first bytes. */
export function isAsNamed(name: string, head: Uint8Array): boolean {
  const hex = [...head].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return (BEGINNINGS[suffixOf(name) ?? ''] ?? []).some((beginning) => beginning.test(hex))
}

/** The suffix of a permitted type, in lower case. */
function suffixOf(name: string, suffixes: readonly string[] = SUFFIXES): string | undefined {
  const suffix = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return suffixes.includes(suffix) ? suffix : undefined
}

export const isVideo = (name: string): boolean => /\.mp4$/i.test(name)
