import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A name that a room of `src` offers to areas. */
export interface PublicName {
  /** `<folder>/<room>`, with `/rules` for those of its second entry. */
  readonly room: string
  readonly name: string
  readonly isType: boolean
  /** Module that declares it; undefined if it is declared in another room. */
  readonly module: string | undefined
}

/** Folders of `src` from which areas import. */
const FOLDERS = ['base', 'platform', 'ui', 'kit', 'domain']
const EXPORT = /^export\s+(type\s+)?(?:\*|\{([^}]*)\})\s+from\s+'([^']+)'/gm
const DECLARED = /^export (?:abstract )?(?:async )?(const|let|function\*?|class|interface|type|enum) (\w+)/gm

const fileOf = (module: string) => [`${module}.ts`, `${module}.tsx`].find(existsSync)

function namesOf(room: string): PublicName[] {
  const index = readFileSync(`src/${room}/index.ts`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return [...index.matchAll(EXPORT)].flatMap(([, onlyTypes, list, from = '']): PublicName[] => {
    const module = from.startsWith('.') ? fileOf(join('src', room, from)) : undefined
    const names =
      list === undefined
        ? [...readFileSync(module ?? '', 'utf8').matchAll(DECLARED)].map(([, kind, name]) =>
            kind === 'interface' || kind === 'type' ? `type ${name}` : `${name}`,
          )
        : list.split(',').map((each) => each.trim())
    return names.filter(Boolean).map((each) => ({
      room,
      name: each.replace(/^type\s+/, ''),
      isType: onlyTypes !== undefined || each.startsWith('type '),
      module,
    }))
  })
}

/** Everything that areas may import from the app, as `#<folder>/<room>`, in the order of the alphabet. */
export function publicNames(): readonly PublicName[] {
  const rooms = FOLDERS.flatMap((folder) =>
    readdirSync(join('src', folder)).flatMap((room) => [`${folder}/${room}`, `${folder}/${room}/rules`]),
  )
  return rooms
    .filter((room) => existsSync(`src/${room}/index.ts`))
    .sort()
    .flatMap(namesOf)
}

/** The docstring before a declaration; '' if it has none. */
export function docstringOf({ name, module }: PublicName): string {
  const [own = ''] = name.split(/\s+as\s+/)
  if (module === undefined) return ''
  const source = readFileSync(module, 'utf8')
  const found = new RegExp(`^export (?:abstract )?(?:async )?(?:const|let|function\\*?|class) ${own}\\b`, 'm').exec(
    source,
  )
  const before = source.slice(0, found?.index ?? 0).replace(/(?:\s*\/\/ biome-ignore.*)*\s*$/, '')
  return before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : ''
}

const RULE = `# Public API

Names that areas import as \`#<folder>/<room>\`, or \`#<folder>/<room>/rules\` where plain Node needs the rules of a room.
Written by \`npm run docs:api\`; a test fails when a name comes or goes without it, so that nobody changes the API
unnoticed. What each name does, its units and errors, is in its type and docstring.

**Breaking** is whatever makes an area that compiled and worked fail or behave otherwise: removing or renaming a name, a
required parameter or prop more, a narrower parameter, a wider result, another default, another error, text key or
address. Not breaking: new names, optional parameters, fields more in a result. What is to go is marked \`@deprecated\`,
with what to use instead, for one minor version before it goes; the owners in CODEOWNERS of the areas that use it agree.
`

/** The document of the public API. */
export function renderPublicApi(names: readonly PublicName[] = publicNames()): string {
  const rooms = [...new Set(names.map(({ room }) => room))]
  const lines = rooms.map((room) => {
    const own = names
      .filter((each) => each.room === room)
      .map(({ name, isType }) => `- ${isType ? 'type ' : ''}\`${name}\``)
    return `## #${room}\n${own.sort().join('\n')}\n`
  })
  return `${RULE}\n${lines.join('\n')}`
}
