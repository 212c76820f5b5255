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

/** A submit as it is remembered: its key and what it was for. */
export interface KeptSubmit {
  readonly key: string
  /** Fingerprint of the content. */
  readonly content: string
}

/**
 * The `Idempotency-Key` of a submit: the same for a repeat of the same content, so that a back end that took the first one
 * does not take it twice; a new one for anything else.
 */
export class SubmitKey {
  constructor(private kept?: KeptSubmit) {}

  /** The key for this content; `repeated` when the same content was sent before without a clear end. */
  async for(content: unknown): Promise<KeptSubmit & { readonly repeated: boolean }> {
    const text = await fingerprintOf(content)
    const repeated = this.kept?.content === text
    if (!this.kept || !repeated) this.kept = { key: randomKey(), content: text }
    return { ...this.kept, repeated }
  }

  /** It came to an end that is clear: taken or refused. The next one is another submit. */
  settle(): void {
    this.kept = undefined
  }
}
