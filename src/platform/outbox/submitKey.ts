import { fingerprintOf } from './fingerprint'

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
