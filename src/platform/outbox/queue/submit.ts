import { type Call, type Http, HttpError } from '#platform/http'
import type { OutboxEntry } from './Outbox'
import type { CoreOutbox } from './UserOutbox'

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

/** A random UUID v4; works without `crypto.randomUUID` (Chrome before 92, iOS before 15.4, plain http). */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) => {
    const value = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** A submit's key, and whether the same content was sent before with an unknown result. */
export interface KeyedSubmit {
  readonly key: string
  readonly repeated: boolean
}

/**
 * Generates the `Idempotency-Key` of submits in this page: the same key for the same content until `settle`, so that
 * the server does not process it twice; a new key for other content.
 */
export class SubmitKey {
  private last: { readonly key: string; readonly content: string } | undefined

  /** The key for this content. */
  async for(content: unknown): Promise<KeyedSubmit> {
    const text = await fingerprintOf(content)
    const repeated = this.last?.content === text
    if (!this.last || !repeated) this.last = { key: randomKey(), content: text }
    return { key: this.last.key, repeated }
  }

  /** The result is known: the next submit gets a new key. */
  settle(): void {
    this.last = undefined
  }
}

/** A submit with its idempotency key. */
export interface Submission<Q, R> extends OutboxEntry<Q> {
  readonly call: Call<Q, R>
  readonly idempotencyKey: string
}

/** Why a submit waits: there is no network, no response came although there is, or earlier entries are sent first. */
export type WaitsFor = 'network' | 'response' | 'order'

/** The result of a submit. `queued`: stored on the device until it can be sent. */
export type Submitted<R> =
  | { readonly kind: 'sent'; readonly answer: R }
  | { readonly kind: 'queued'; readonly why: WaitsFor }

interface SubmitServices {
  readonly http: Http
  readonly outbox: Pick<CoreOutbox, 'load' | 'unsentOf' | 'rebased' | 'enqueue'>
}

/** Failures with an unknown result that are worth retrying when the network is back. */
const MENDED_BY_NETWORK: readonly HttpError['kind'][] = ['network', 'timeout', 'aborted']

/**
 * Sends a submit now, or through the outbox when there is no network or no response. Rejects with an `HttpError` when
 * the server refuses it.
 */
export async function submitOrQueue<Q, R>(
  { http, outbox }: SubmitServices,
  entered: Submission<Q, R>,
): Promise<Submitted<R>> {
  const isOpen = await opens(outbox)
  // Online users can still submit while the outbox does not open.
  const waiting = isOpen ? outbox.unsentOf(entered.record) : []
  const submission = isOpen ? { ...entered, request: outbox.rebased(entered) } : entered
  const { call, request, idempotencyKey, mayHaveArrived, earlier } = submission
  // The outbox looks up attempts in doubt before it sends.
  if (waiting.length > 0 || mayHaveArrived || earlier || !navigator.onLine) {
    await outbox.enqueue(submission)
    return { kind: 'queued', why: navigator.onLine && waiting.length > 0 ? 'order' : noResponse() }
  }
  try {
    return { kind: 'sent', answer: await http(call, request, { background: true, idempotencyKey }) }
  } catch (error) {
    if (!(error instanceof HttpError && MENDED_BY_NETWORK.includes(error.kind))) throw error
    await outbox.enqueue({ ...submission, mayHaveArrived: true })
    return { kind: 'queued', why: noResponse() }
  }
}

/** Why there was no response: no network, as far as the device knows. */
const noResponse = (): WaitsFor => (navigator.onLine ? 'response' : 'network')

async function opens(outbox: SubmitServices['outbox']): Promise<boolean> {
  try {
    await outbox.load()
    return true
  } catch (error) {
    console.warn('the outbox does not open', error)
    return false
  }
}
