export type Evaluated = 'delivered' | 'lost' | 'threw' | 'syntax'

interface Policy {
  createScript(source: string): string
}

let policy: Policy | undefined

/** Where the page asks for Trusted Types, text that is evaluated is that of a policy. */
function trusted(source: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
  policy ??= trustedTypes?.createPolicy('host-simulator', { createScript: (text) => text })
  return policy?.createScript(source) ?? source
}

/**
 * Real hosts pass source text to their page, so the simulator compiles and runs it; only the policy of /simulated.html
 * allows that. Undefined for text that does not parse.
 */
function compile(source: string): (() => unknown) | undefined {
  try {
    // biome-ignore lint/security/noGlobalEval: as above; indirect, so that it sees the globals alone
    return Reflect.apply(eval, undefined, [trusted(`(function () {${source}\n})`)]) as () => unknown
  } catch {
    return undefined
  }
}

/**
 * Runs `name(…)` in the page like a host, which never sees the page's exceptions; they reach the page's error handlers.
 */
export function evaluateCall(view: object, name: string, source: string): Evaluated {
  if (typeof Reflect.get(view, name) !== 'function') return 'lost'
  const run = compile(source)
  if (!run) return 'syntax'
  try {
    run()
    return 'delivered'
  } catch (error) {
    setTimeout(() => {
      throw error
    })
    return 'threw'
  }
}

/** Value of the argument's source text for an SDK closure; undefined if it does not parse. */
export function evaluateValue(source: string): unknown {
  return source === '' ? undefined : compile(`return (${source})`)?.()
}
