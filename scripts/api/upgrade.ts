import { ROOMS } from '../imports/rules'

/** One change of the public API that a program can make in the sources of an area; the newest is last. */
interface Codemod {
  /** As in docs/changes.md. */
  readonly about: string
  readonly apply: (source: string) => string
}

const FOLDER_OF = new Map<string, string>(
  Object.entries(ROOMS).flatMap(([folder, rooms]) => rooms.map((room) => [room, folder] as const)),
)

export const CODEMODS: readonly Codemod[] = [
  {
    about: 'the rooms of src stand in folders: #src/lists is #kit/lists',
    apply: (source) =>
      source.replace(/(['"])#src\/(\w+)(?=[/'"])/g, (name, quote: string, room: string) => {
        const folder = FOLDER_OF.get(room)
        return folder ? `${quote}#${folder}/${room}` : room === 'testing' ? `${quote}#testing` : name
      }),
  },
  {
    about: 'a journey takes the network away by goOffline(context)',
    apply(source) {
      if (!source.includes("from './fixtures'")) return source
      const after = source.replace(/([\w.]+(?:\(\))?)\.setOffline\(true\)/g, 'goOffline($1)')
      const isImported = /import \{[^}]*\bgoOffline\b/.test(source)
      return after === source || isImported ? after : `import { goOffline } from './support/network'\n${after}`
    },
  },
  {
    about: 'a period of a filter travels as from and to',
    apply: (source) => source.replace(/\bstart(?=: where\.)/g, 'from').replace(/\bend(?=: where\.)/g, 'to'),
  },
]

/** The source after all codemods, and what they did. */
export function upgraded(source: string): { readonly source: string; readonly did: readonly string[] } {
  return CODEMODS.reduce(
    (result, { about, apply }) => {
      const after = apply(result.source)
      return after === result.source ? result : { source: after, did: [...result.did, about] }
    },
    { source, did: [] as readonly string[] },
  )
}
