import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Names, pascal } from './names'

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
/** Names of folders and namespaces that are no areas. */
const RESERVED = ['app', 'dev', 'harness', 'index', 'plugin', 'plugins', 'src', 'x']
const MOST = 24

/** Why no area can have this id; undefined if one can. */
export function idProblem(id: string): string | undefined {
  if (!ID.test(id))
    return `'${id}' is no name for an area: use small letters, digits and single hyphens, as in gas-meters.`
  if (id.length > MOST) return `'${id}' is too long: at most ${MOST} characters.`
  if (RESERVED.includes(id)) return `'${id}' stands for a part of the app: choose another name.`
  return undefined
}

/** Source files below a folder with their texts, without tests. */
function sourcesOf(folder: string): { readonly file: string; readonly text: string }[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
}

/** Id prefixes of records in the simulator: `prefix: 'GM'`, and those of `recordId('GM', …)`. */
export function takenPrefixes(root: string): ReadonlySet<string> {
  const texts = [...sourcesOf(join(root, 'plugins')), ...sourcesOf(join(root, 'harness/backend'))]
  return new Set(
    texts.flatMap(({ text }) =>
      [...text.matchAll(/(?:prefix: |recordId\()'([A-Z]+)'/g)].map(([, prefix = '']) => prefix),
    ),
  )
}

/** Names of this area that another one already uses; one line each. */
export function takenNames(root: string, { id, one }: Names, template: string): string[] {
  const others = sourcesOf(join(root, 'plugins')).filter(({ file }) => !file.startsWith(`${id}/`) && file.includes('/'))
  const area = (file: string) => file.split('/')[0]
  const kebab = one.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const lines = others.flatMap(({ file, text }) => [
    ...(text.includes(`id: '${id}'`) && file.endsWith('/plugin.ts') ? [`the id '${id}' belongs to ${area(file)}`] : []),
    ...(text.includes(`'/x/${id}/`) ? [`the paths /x/${id}/… belong to ${area(file)}`] : []),
    ...(text.includes(`'${one}.`) && /\/(?:rights|messages)\.ts$/.test(file)
      ? [`the rights or messages '${one}.…' belong to ${area(file)}`]
      : []),
    ...(text.includes(`name: '${kebab}'`) && file.includes('/backend/')
      ? [`the records '${kebab}' belong to ${area(file)}`]
      : []),
  ])
  const names = new Set(sourcesOf(template).flatMap(({ text }) => text.match(/\b[A-Z]\w+\b/g) ?? []))
  const word = pascal(one)
  return [...new Set([...lines, ...(names.has(word) ? [`${word} has another meaning in the code of areas`] : [])])]
}
