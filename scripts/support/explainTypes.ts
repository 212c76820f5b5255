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

/** `… 'manger' does not exist in type 'Readonly<Partial<Record<"approver" | … | "sales", Scope>>>'. …` */
const WRONG_ROLE =
  /^(plugins\/[^\n]*?\(\d+,\d+\)): error TS\d+: [^\n]*?'([^'\n]+)' does not exist in type '[^'\n]*Record<([^>\n]*), Scope>[^\n]*/gm

/**
 * `Type 'Promise<typeof import("…")>' is not assignable to type 'Promise<{ default: Handler<NoInfer<…>>; }>'.`, and
 * why.
 */
const WRONG_HANDLER =
  /^(plugins\/[^\n]*?\(\d+,\d+\)): error TS\d+: Type '([^\n]*)' is not assignable to type 'Promise<\{ default: Handler<NoInfer<([^\n]*)>>; \}>'\.((?:\n +[^\n]*)*)/gm

/** The compiler's output, in which a wrong text key, role or handler of a message is answered by what to write. */
export function explainTypes(output: string, keys: (area: string) => readonly string[] = areaKeys): string {
  return output
    .replaceAll(WRONG_KEY, (line, place: string, area: string, key: string) => {
      const known = keys(area)
      const isText = known.some((other) => line.includes(`"${other}"`))
      if (!isText) return line
      const meant = nearest(key, known)
      const advice = meant ? `did you mean '${meant}'?` : 'add it to locales/en.json and zh-CN.json'
      return `${place}: no text '${key}': ${advice}`
    })
    .replaceAll(WRONG_ROLE, (_, place: string, role: string, union: string) => {
      const roles = [...union.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
      const meant = nearest(role, roles)
      return `${place}: no role '${role}': ${meant ? `did you mean '${meant}'?` : `one of ${roles.join(', ')}`}`
    })
    .replaceAll(WRONG_HANDLER, (_, place: string, given: string, message: string, reasons: string) => {
      const file = /import\("[^"]*?([^/"]+)"\)/.exec(given)?.[1] ?? 'this'
      const shape = `export default (core: Core, message: ${message}) => void`
      return `${place}: ${file} is no handler of this message: ${shape}: ${reasons.split('\n').at(-1)?.trim()}`
    })
}
