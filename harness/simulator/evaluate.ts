export type Evaluated = 'delivered' | 'lost' | 'threw' | 'syntax'

/**
 * Source text is how a real host talks to its page, so it has to be compiled and run as such; the policy of /simulated.html
 * allows it, and of no other page. Undefined for text that does not parse.
 */
function compile(source: string): (() => unknown) | undefined {
  try {
    return new Function(source) as () => unknown
  } catch {
    return undefined
  }
}

/** Runs `name(…)` in the page as a host does, which never learns what the page threw; the page's error handlers do. */
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

/** What a closure of the SDK is handed: the value of the argument's source text; undefined for text that does not parse. */
export function evaluateValue(source: string): unknown {
  return source === '' ? undefined : compile(`return (${source})`)?.()
}
