import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Parts of an area, in the order of the table. `other`: what registers it (plugin, routes, rights, messages …). */
export const LAYERS = ['screens', 'stores', 'api', 'rules', 'simulator', 'other'] as const
export type Layer = (typeof LAYERS)[number]

export interface AreaLines {
  readonly area: string
  /** Lines of code by layer. */
  readonly code: Readonly<Record<Layer, number>>
  readonly css: number
  /** Routes that have a screen. */
  readonly built: number
}

const FOLDERS: readonly (readonly [RegExp, Layer])[] = [
  [/^(?:backend\/|dev\.ts$)/, 'simulator'],
  [/^(?:stores\/|records\.ts$)/, 'stores'],
  [/^api(?:\/|\.ts$)/, 'api'],
  [/^(?:rules\/|(?:fields|filters)\.ts$)/, 'rules'],
  [/^(?:pages|components|icons|demo)\/|\.tsx$/, 'screens'],
]

/** Layer of a file, by its path in the area's folder. */
export function layerOf(file: string): Layer {
  return FOLDERS.find(([pattern]) => pattern.test(file))?.[1] ?? 'other'
}

/** Lines that are neither blank nor only a comment. Imports count. */
export function codeLines(text: string): number {
  let count = 0
  let inComment = false
  for (const line of text.split('\n')) {
    let rest = line.trim()
    if (!inComment) inComment = /^\{?\/\*/.test(rest)
    if (inComment) {
      const end = rest.indexOf('*/')
      if (end < 0) continue
      inComment = false
      rest = rest
        .slice(end + 2)
        .replace(/^\}/, '')
        .trim()
    }
    if (rest !== '' && !rest.startsWith('//')) count++
  }
  return count
}

/** True for a seed's file of literal records, which has no function and no class (texts may contain these words). */
function isSeedData(file: string, text: string): boolean {
  return file.startsWith('backend/seed/') && !/=>|\bfunction\b|\bclass [A-Z]/.test(text)
}

/** Lines of each area without tests, `screens.ts`, texts and data of seeds. */
export function areaLines(root: string): AreaLines[] {
  const plugins = join(root, 'plugins')
  const areas = readdirSync(plugins, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return areas.map(({ name: area }) => {
    const folder = join(plugins, area)
    const code: Record<Layer, number> = { screens: 0, stores: 0, api: 0, rules: 0, simulator: 0, other: 0 }
    let css = 0
    let built = 0
    for (const found of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = found.replaceAll('\\', '/')
      if (!/\.(?:tsx?|css)$/.test(file) || /\.test\.tsx?$|^(?:testing|locales)\/|^screens\.ts$/.test(file)) continue
      const text = readFileSync(join(folder, file), 'utf8')
      if (file === 'plugin.ts') built = text.match(/\bscreen: \(\) =>/g)?.length ?? 0
      if (file.endsWith('.css')) css += codeLines(text)
      else if (!isSeedData(file, text)) code[layerOf(file)] += codeLines(text)
    }
    return { area, code, css, built }
  })
}

/** The table as text: code by layer, in total, built routes, lines of code per built route, style sheets. */
export function linesTable(areas: readonly AreaLines[]): string {
  const heads = ['area', ...LAYERS, 'total', 'routes', 'per route', 'css']
  const rows = areas.map(({ area, code, css, built }) => {
    const total = LAYERS.reduce((sum, layer) => sum + code[layer], 0)
    const perRoute = built > 0 ? String(Math.round(total / built)) : '–'
    return [area, ...LAYERS.map((layer) => String(code[layer])), String(total), String(built), perRoute, String(css)]
  })
  const width = (column: number) => Math.max(...[heads, ...rows].map((row) => row[column]?.length ?? 0))
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column)))).join('  ')
  return [heads, ...rows].map(line).join('\n')
}
