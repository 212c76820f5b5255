/* What a phone does beneath a page's style sheets: values of `env(safe-area-inset-*)`, and the host's text zoom. A page
   can set neither, so the sheets read custom properties that the simulator sets. */

const INSET = /env\((safe-area-inset-\w+)[^)]*\)/g
/** Declarations of sizes and line heights, also as custom properties: `--t14: 14px / 20px var(--font)`. */
const TEXT =
  /(?:^|;)\s*(?:(?:font|font-size|line-height|--[\w-]*(?:font-size|line-height)[\w-]*)\s*:|--[\w-]+\s*:(?=\s*(?:max\(|[\d.])[^;]*(?:px|rem)\)?\s*\/))[^;]+/gi
const LENGTH = /(^|[^\w.-])(\d*\.?\d+(?:px|rem))/gi

/** Declarations that follow the custom properties of `applyToSheets`. */
export const followingDevice = (declarations: string): string =>
  declarations
    .replace(INSET, 'var(--sim-$1, $&)')
    .replace(TEXT, (text) => text.replace(LENGTH, '$1calc($2 * var(--sim-text-zoom, 1))'))

const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** Shows the insets (CSS px: top, right, bottom, left) and the text zoom of a phone. */
export function applyToSheets(document: Document, insets: readonly number[], zoom: number): void {
  const { style } = document.documentElement
  const set = (name: string, value: string, isUsual: boolean) =>
    isUsual ? style.removeProperty(name) : style.setProperty(name, value)
  for (const [index, side] of SIDES.entries()) {
    const inset = insets[index] ?? 0
    set(`--sim-safe-area-inset-${side}`, `${inset}px`, inset === 0)
  }
  set('--sim-text-zoom', String(zoom), zoom === 1)
  if (zoom === 1 && !insets.some(Boolean)) return
  // A listener that is already there is not added again.
  document.addEventListener('load', followLoaded, true)
  for (const sheet of document.styleSheets) follow(sheet)
}

const followed = new WeakSet<CSSStyleSheet>()

function follow(sheet: CSSStyleSheet): void {
  if (followed.has(sheet)) return
  followed.add(sheet)
  followRules(sheet.cssRules)
}

function followLoaded({ target }: Event): void {
  const sheet = (target as Partial<HTMLLinkElement> | null)?.sheet
  if (sheet) follow(sheet)
}

function followRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule) followRules(rule.cssRules)
    if (!(rule instanceof CSSStyleRule)) continue
    const { cssText } = rule.style
    const following = followingDevice(cssText)
    if (following !== cssText) rule.style.cssText = following
  }
}
