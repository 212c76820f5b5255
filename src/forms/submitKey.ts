import { fingerprintOf } from './fingerprint'

/** A random key (UUID v4), also in web views without `crypto.randomUUID` (Chrome before 92, iOS before 15.4, plain http). */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) => {
    const value = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** A submit's key, and whether the same content went out before without a clear end. */
export interface KeyedSubmit {
  readonly key: string
  readonly repeated: boolean
}

/**
 * The `Idempotency-Key` of a submit of this page: the same for a repeat of the same content, so that a back end that took
 * the first one does not take it twice; a new one for anything else.
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

  /** The submit ended clearly, taken or refused: the next one is another. */
  settle(): void {
    this.last = undefined
  }
}
