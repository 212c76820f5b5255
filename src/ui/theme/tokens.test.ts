import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Rule } from 'postcss'

const root = postcss.parse(readFileSync(join(process.cwd(), 'src/ui/theme/tokens.css'), 'utf8'))

function declarations(rule: Rule): Map<string, string> {
  const values = new Map<string, string>()
  rule.walkDecls((node) => {
    values.set(node.prop, node.value)
  })
  return values
}

function rulesOf(selector: string): readonly Rule[] {
  const found: Rule[] = []
  root.walkRules((rule) => {
    if (rule.selector === selector) found.push(rule)
  })
  return found
}

const light = declarations(rulesOf(':root')[0] as Rule)
const dark = declarations(rulesOf('[data-theme="dark"]')[0] as Rule)
const system = declarations(rulesOf(':root:not([data-theme="light"])')[0] as Rule)
const themes = { light, dark: new Map([...light, ...dark]) }
type ThemeName = keyof typeof themes

function luminance(theme: ThemeName, token: string): number {
  const value = themes[theme].get(`--${token}`) ?? ''
  const hex = /^#([0-9a-f]{6})$/i.exec(value)?.[1]
  if (!hex) throw new Error(`--${token} is no plain colour in the ${theme} theme: ${value}`)
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of WCAG 2, 1 to 21. */
function contrast(theme: ThemeName, one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(theme, one), luminance(theme, other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

const GROUNDS = ['page', 'surface', 'surface-sunk', 'surface-press', 'surface-float', 'sheet-sunk']

/** Text token → the surfaces it is used on. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['text', [...GROUNDS, 'surface-on', 'brand-weak', 'warn-weak', 'risk-weak', 'good-weak']],
  ['text-2', GROUNDS],
  ['text-3', ['page', 'surface', 'surface-float']],
  ['placeholder', ['surface', 'surface-float']],
  ['brand-text', ['page', 'surface', 'surface-float', 'surface-press', 'brand-weak']],
  ['good', ['surface', 'surface-float', 'good-weak']],
  ['warn', ['surface', 'surface-float', 'warn-weak']],
  ['risk', ['surface', 'surface-float', 'risk-weak']],
  ['text-on-brand', ['brand', 'brand-press']],
  ['text-on-accent', ['accent', 'accent-press']],
  ['text-on-risk', ['risk-fill']],
  ['text-on-ink', ['ink']],
  ['ink-action', ['ink']],
  ['map-label', ['map-land']],
]

/** Meaningful marks and field edges → the surfaces they are used on. */
const MARKS: readonly (readonly [string, readonly string[]])[] = [
  ['field-line', ['surface', 'surface-float']],
  ['brand', ['page', 'surface', 'surface-float']],
  ['text-3', ['page', 'surface', 'surface-sunk']],
  ['warn-fill', ['surface']],
  ['risk-fill', ['surface']],
  ['stage-found', ['surface']],
  ['stage-verified', ['surface']],
  ['stage-followed', ['surface']],
  ['stage-opportunity', ['surface']],
  ['stage-won', ['surface']],
  ['stage-discarded', ['surface']],
  ['chart-now', ['surface']],
  ['chart-now-edge', ['surface']],
  ['chart-prev', ['surface']],
  ['score-mid', ['surface']],
  ['map-me', ['map-land']],
  ['stage-found', ['map-land']],
  ['stage-verified', ['map-land']],
  ['stage-followed', ['map-land']],
  ['stage-opportunity', ['map-land']],
  ['stage-won', ['map-land']],
  ['stage-discarded', ['map-land']],
]

const pairsOf = (table: typeof TEXTS) => table.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground]))

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  test.each(pairsOf(TEXTS))('text %s is readable on %s (4.5:1)', (front = '', ground = '') => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairsOf(MARKS))('mark %s is visible on %s (3:1)', (front = '', ground = '') => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(3)
  })
})

test('dark by choice and dark by system are identical', () => {
  expect(Object.fromEntries(system)).toEqual(Object.fromEntries(dark))
})

test('the dark theme contains no token that the light one lacks', () => {
  expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([])
})

test('every referenced token exists', () => {
  const used = [...root.toString().matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => (name ? [name] : []))
  expect(used.filter((name) => !light.has(name))).toEqual([])
})

describe('a pressed state', () => {
  const PRESSED = /--on\b|aria-(?:pressed|selected|checked|current)|:checked/
  /** Marks that carry no text. */
  const TEXTLESS = /__(?:box|mark|dot)\b|::after$| i$|^\.switch--on$/
  const styles = ['src', 'plugins'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(folder, file)),
  )
  const pressed = styles.flatMap((file) => {
    const rules: (readonly [string, string | undefined, string | undefined])[] = []
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      const values = declarations(rule)
      const [ground, front] = [values.get('background'), values.get('color')].map(
        (value) => /--([\w-]+)/.exec(value ?? '')?.[1],
      )
      if (PRESSED.test(rule.selector) && ground && (front || !TEXTLESS.test(rule.selector)))
        rules.push([`${rule.selector} of ${file}`, front, ground])
    })
    return rules
  })

  test.each(pressed)('%s is readable: %s on %s', (_rule, front, ground) => {
    // A ground of its own below the text of another state is how a chip over the map became unreadable.
    expect(front).toBeDefined()
    for (const theme of ['light', 'dark'] as const)
      expect(contrast(theme, front ?? '', ground ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the font stack', () => {
  const families = (light.get('--font') ?? '').split(',').map((name) => name.trim().replaceAll('"', ''))
  const CJK = ['PingFang SC', 'HarmonyOS Sans SC', 'MiSans', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei']

  test('has a Latin font for every system before the first Chinese one, whose apostrophe is as wide as a character', () => {
    const latin = families.slice(0, families.indexOf('PingFang SC'))
    expect(latin).toEqual(
      expect.arrayContaining(['-apple-system', 'Segoe UI', 'Roboto', 'Arial', 'Liberation Sans', 'DejaVu Sans']),
    )
    expect(latin.filter((name) => CJK.includes(name))).toEqual([])
  })

  test('has a Chinese font for every system', () => {
    expect(families).toEqual(expect.arrayContaining(CJK))
    expect(families.at(-1)).toBe('sans-serif')
  })
})
