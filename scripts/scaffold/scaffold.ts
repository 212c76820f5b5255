import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UsageError } from '../../harness/server/listen'
import { type NameOptions, type Names, namesOf, rename } from './names'
import { idProblem, takenNames, takenPrefixes } from './taken'

const TEMPLATE = 'scripts/scaffold/template'
const JOURNEY = 'scripts/scaffold/journey.spec.ts'

export interface Scaffolded {
  readonly names: Names
  /** Files written or changed, from the root; empty if everything existed. */
  readonly written: readonly string[]
}

/**
 * Writes a new area, enters it in both lists, and names its owner. Existing parts are not changed, so that a
 * second run changes nothing. Throws a `UsageError` for a bad or taken name; nothing is written then.
 */
export function scaffold(root: string, id: string, options: Omit<NameOptions, 'isPrefixTaken'> = {}): Scaffolded {
  const problem = idProblem(id)
  if (problem) throw new UsageError(problem)
  const folder = join(root, 'plugins', id)
  const prefixes = takenPrefixes(root)
  // An existing area retains the prefix of its records.
  const isThere = existsSync(join(folder, 'plugin.ts'))
  const names = namesOf(id, { ...options, isPrefixTaken: (prefix) => !isThere && prefixes.has(prefix) })
  const files = filesOf(root, names)
  const missing = files.filter(({ file }) => !existsSync(join(root, file)))
  if (isThere && missing.some(({ file }) => file.startsWith(`plugins/${id}/`))) {
    throw new UsageError(
      `plugins/${id} is an area already, and another one than would be written: choose another name.`,
    )
  }
  const taken = isThere ? [] : takenNames(root, names, join(root, TEMPLATE))
  if (taken.length > 0) throw new UsageError(`'${id}' is taken: ${taken.join('; ')}.`)
  write(root, missing)
  const listed = enter(root, [names])
  return { names, written: [...missing, ...listed].map(({ file }) => file) }
}

/** Writes many areas at once, without checking for taken names; for benchmarks. */
export function scaffoldMany(root: string, ids: readonly string[]): void {
  const all = ids.map((id) => namesOf(id, { isPrefixTaken: () => false }))
  for (const names of all) write(root, filesOf(root, names))
  enter(root, all)
}

function write(root: string, files: readonly Written[]): void {
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

/** Enters areas in the lists; returns the lists that changed. */
function enter(root: string, areas: readonly Names[]): readonly Written[] {
  const changed = LISTS.flatMap((list) => {
    const before = readFileSync(join(root, list.file), 'utf8')
    const after = areas.reduce(list.add, before)
    return after === before ? [] : [{ file: list.file, text: after }]
  })
  write(root, changed)
  return changed
}

interface Written {
  /** From the root. */
  readonly file: string
  readonly text: string
}

/** The files of an area. `plugin.ts` is last: until then the area counts as missing. */
function filesOf(root: string, names: Names): Written[] {
  const folder = join(root, TEMPLATE)
  const parts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort((a, b) => Number(a === 'plugin.ts') - Number(b === 'plugin.ts') || a.localeCompare(b))
    .map((part) => ({
      file: `plugins/${names.id}/${rename(part, names)}`,
      text: rename(readFileSync(join(folder, part), 'utf8'), names),
    }))
  const journey = rename(readFileSync(join(root, JOURNEY), 'utf8'), names).replace('../../e2e/fixtures', './fixtures')
  return [{ file: `e2e/${names.id}.spec.ts`, text: journey }, ...parts]
}

/** Enters an area in the list of areas, before the pages for developers. */
function addPlugin(text: string, { id, owner }: Names): string {
  const line = `  { id: '${id}', owner: '${owner}', load: () => import('./${id}/plugin') },\n`
  return text.includes(`'./${id}/plugin'`) ? text : text.replace(/(?= {2}\{ id: 'public',)/, () => line)
}

/** Enters an area in the list of modules for harness and tests: `import visits from './visits/dev'`. */
function addDev(text: string, names: Names): string {
  const line = `import ${names.many} from './${names.id}/dev'\n`
  if (text.includes(`from './${names.id}/dev'`)) return text
  const imports = [...text.matchAll(/^import \w+ from '\.\/.*\n/gm)]
  const next = imports.find(([other]) => other.slice(other.indexOf("'")) > line.slice(line.indexOf("'")))
  const last = imports[imports.length - 1]
  const at = next ? next.index : last ? last.index + last[0].length : 0
  const listed = text.slice(0, at) + line + text.slice(at)
  return listed.replace('\n  publicPages,\n', `\n  ${names.many},\n  publicPages,\n`)
}

function addOwner(text: string, { id, owner }: Names): string {
  const folder = `/plugins/${id}/`
  return text.includes(`\n${folder} `) ? text : `${text.trimEnd()}\n${folder} @${owner}\n`
}

const LISTS: readonly { readonly file: string; readonly add: (text: string, names: Names) => string }[] = [
  { file: 'plugins/index.ts', add: addPlugin },
  { file: 'plugins/dev.ts', add: addDev },
  { file: 'CODEOWNERS', add: addOwner },
]
