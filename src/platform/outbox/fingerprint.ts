const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

/** JSON with sorted fields; files are replaced by the result of `fileText`. */
function canonical(value: unknown, fileText: (file: Blob) => string): string {
  const text = JSON.stringify(value, (_name, part: unknown) => {
    if (part instanceof Blob) return fileText(part)
    return isPlain(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part
  })
  return text ?? ''
}

const numbers = new WeakMap<Blob, number>()
let lastNumber = 0

function numberOf(file: Blob): number {
  const number = numbers.get(file) ?? ++lastNumber
  numbers.set(file, number)
  return number
}

/** Synchronous fingerprint for change detection in this page; files are compared by object identity. */
export function snapshotOf(value: unknown): string {
  return canonical(value, (file) => `file ${numberOf(file)}`)
}

/**
 * Fingerprint that stays the same after a reload; files are compared by content. Without a secure context (plain http)
 * there is no digest, and files are compared by type, size and date.
 */
export async function fingerprintOf(value: unknown): Promise<string> {
  const files = new Set<Blob>()
  canonical(value, (file) => {
    files.add(file)
    return ''
  })
  const texts = new Map(await Promise.all([...files].map(async (file) => [file, await digestOf(file)] as const)))
  return canonical(value, (file) => `file ${texts.get(file)}`)
}

async function digestOf(file: Blob): Promise<string> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  if (!subtle) return `${file.type} ${file.size} ${file instanceof File ? file.lastModified : ''}`
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
