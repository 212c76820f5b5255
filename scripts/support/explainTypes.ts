import { existsSync, readFileSync } from 'node:fs'
import { nearest } from '../inspect/nearest'

type Texts = { readonly [key: string]: string | Texts }

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`.replace(/_\w+$/, '')] : keysOf(value, `${prefix}${key}.`),
  )
}

/** Keys of the English texts of an area. */
function areaKeys(area: string): string[] {
  return ['en.json', 'menu.en.json'].flatMap((name) => {
    const file = `plugins/${area}/locales/${name}`
    return existsSync(file) ? keysOf(JSON.parse(readFileSync(file, 'utf8')) as Texts) : []
  })
}

/** `plugins/visits/pages/VisitList.tsx(12,9): error TS2345: … '"empty.lst"' … '"empty.list" | …'`. */
const WRONG_KEY =
  /^(plugins\/([\w-]+)\/[^\n]*?\(\d+,\d+\)): error TS\d+: [^\n]*?'"([\w.]+)"' is not assignable to [^\n]*/gm

/** The compiler's output, in which a wrong text key is named with the one that was meant instead of the union of all. */
export function explainTypes(output: string, keys: (area: string) => readonly string[] = areaKeys): string {
  return output.replaceAll(WRONG_KEY, (line, place: string, area: string, key: string) => {
    const known = keys(area)
    const isText = known.some((other) => line.includes(`"${other}"`))
    if (!isText) return line
    const meant = nearest(key, known)
    const advice = meant ? `did you mean '${meant}'?` : 'add it to locales/en.json and zh-CN.json'
    return `${place}: no text '${key}': ${advice}`
  })
}
