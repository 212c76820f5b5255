/** How long an unused function stays defined, so that a late call of the host does not fail. ms */
const LINGER = 30_000

/**
 * Starts at a different number after a reload, so that a late response to the previous page cannot reach a call of this
 * one.
 */
let count = Date.now() % 1_000_000_000

export interface OwnFunction {
  readonly name: string
  remove(): void
}

/**
 * Defines a global function with a generated name, for responses without a name in the specification (wire.md:
 * `__hb<n>`).
 */
export function ownFunction(view: Window, run: (raw: unknown) => void): OwnFunction {
  count += 1
  const name = `__hb${count}`
  Reflect.set(view, name, run)
  return {
    name,
    remove() {
      Reflect.set(view, name, () => undefined)
      setTimeout(() => Reflect.deleteProperty(view, name), LINGER)
    },
  }
}
