interface Rules {
  readonly createHTML: (text: string) => string | undefined
  readonly createScriptURL: (address: string) => string | undefined
}

interface Factory {
  createPolicy(name: string, rules: Rules): unknown
}

/**
 * Plain words and shapes, which the icons and the libraries for maps and photos set as HTML: nothing that loads, runs
 * or looks like the app's own.
 */
const HARMLESS =
  /^(?:[^<&]|<\/?(?:svg|path|use)(?:\s+(?:aria-hidden|class|clip-rule|d|fill|fill-rule|height|id|opacity|viewBox|width)="[^"<>]*"|\s+xlink:href="#[\w-]+")*\s*\/?>)*$/

/** Scripts of the build, below the page's folder. */
const SCRIPT = /^(?:assets\/[\w.~-]+|worker)\.js$/

/**
 * Judges every text that code of the page would make a part of it, where the page's headers ask for Trusted Types
 * (docs/deploy.md): scripts are those of the build, and `scripts`, the hosts' and the analytics'; HTML is words and
 * shapes. HTML from outside has the policy of its sanitizer (`#ui/html`). Whatever else a text may be, it is refused.
 */
export function judgeTexts(scripts: readonly string[]): void {
  const { trustedTypes } = window as { trustedTypes?: Factory }
  if (!trustedTypes) return
  const addressOf = (text: string) => new URL(text, document.baseURI).href
  const folder = addressOf('.')
  trustedTypes.createPolicy('default', {
    createHTML: (text) => (HARMLESS.test(text) ? text : undefined),
    createScriptURL: (text) => {
      const address = addressOf(text)
      const isOurs = address.indexOf(folder) === 0 && SCRIPT.test(address.slice(folder.length))
      return isOurs || scripts.some((script) => script !== '' && addressOf(script) === address) ? text : undefined
    },
  })
}
