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

function namesOf(root: string, room: string): PublicName[] {
  const index = readFileSync(join(root, 'src', room, 'index.ts'), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return [...index.matchAll(EXPORT)].flatMap(([, onlyTypes, list, from = '']): PublicName[] => {
    const module = from.startsWith('.') ? fileOf(join(root, 'src', room, from)) : undefined
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

/**
 * Everything that areas may import from the app, as `#<folder>/<room>`, in the order of the alphabet. `root`: a
 * checkout.
 */
export function publicNames(root = ''): readonly PublicName[] {
  const rooms = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, 'src', folder)).flatMap((room) => [`${folder}/${room}`, `${folder}/${room}/rules`]),
  )
  return rooms
    .filter((room) => existsSync(join(root, 'src', room, 'index.ts')))
    .sort()
    .flatMap((room) => namesOf(root, room))
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
address. Not breaking: new names, optional parameters, fields more in a result.

| stage | means | marked by |
|---|---|---|
| stable | changes only as below | nothing |
| beta | may change in any release; [changes](changes.md) names it then | \`@beta\` in the docstring |
| going | is removed on the day that is given here, at least one minor version later; the docstring says what to use instead | \`@deprecated until 2027-01-31: use …\` |

The owners in CODEOWNERS of the areas that use a name agree before it goes. \`npm run api:changes -- <commit> [<commit>]\`
lists the signatures that changed between two commits, by the areas that use them; [changes](changes.md) says per release
what authors have to do, and \`npm run plugins:upgrade\` does what can be done by itself.
`

/** Stage of a name, after it in the document; '' for a stable one. */
export function stageOf(docstring: string): string {
  const going = /@deprecated(?: until (\d{4}-\d\d-\d\d))?/.exec(docstring)
  if (going) return ` (going${going[1] ? ` on ${going[1]}` : ''})`
  return docstring.includes('@beta') ? ' (beta)' : ''
}

/** The document of the public API. */
export function renderPublicApi(names: readonly PublicName[] = publicNames()): string {
  const rooms = [...new Set(names.map(({ room }) => room))]
  const lines = rooms.map((room) => {
    const own = names
      .filter((each) => each.room === room)
      .map((each) => `- ${each.isType ? 'type ' : ''}\`${each.name}\`${stageOf(docstringOf(each))}`)
    return `## #${room}\n${own.sort().join('\n')}\n`
  })
  return `${RULE}\n${lines.join('\n')}`
}
