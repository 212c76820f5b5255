/** So long a function that is not needed any more still stands, so that a late call of the host finds something. ms */
const LINGER = 30_000

/** Counts on from another number after a reload: a late answer to the page before must not meet a call of this one. */
let count = Date.now() % 1_000_000_000

export interface OwnFunction {
  readonly name: string
  remove(): void
}

/** A global function under a name of its own, for answers that the specification gives no name (wire.md: `__hb<n>`). */
export function ownFunction(view: Window, run: (raw: unknown) => void): OwnFunction {
  count += 1
  const name = `__hb${count}`
  const place = view as unknown as Record<string, unknown>
  place[name] = run
  return {
    name,
    remove() {
      place[name] = () => undefined
      setTimeout(() => delete place[name], LINGER)
    },
  }
}
