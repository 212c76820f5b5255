import { chunkFiles, chunkOf, type FileTable, listText, valueIn } from './files'

/**
 * Chunks of a route's first screen, as the build writes them into the page. Part of every cold start, so it is compact:
 * routes of an area with the same shared chunks form a group, and a route names only the chunk of its own page.
 * `pictures`: what draws charts, for the routes whose first screen is one.
 */
export type Preloads = readonly [
  every: Chunks,
  groups: readonly string[],
  pictures: readonly [chunks: readonly string[], paths: readonly string[]],
]

/** The tables of the page (scripts/build/ShellPlugin.ts). */
export type Tables = readonly [files: FileTable, preloads: Preloads]

/** Of every route: chunks always needed, and those needed where no early request was sent. */
type Chunks = readonly [readonly string[], readonly string[]]

/** Routes of an area with the same shared chunks; names as `chunkOf` reads them. */
export interface Group {
  readonly area: string
  readonly shared: readonly string[]
  /** Chunks for Chinese only. */
  readonly texts: readonly string[]
  /** By short path the chunk of the route's own page, '' without one. */
  readonly pages: Readonly<Record<string, string>>
}

/** A group as one string, which only a route of its own takes apart. */
export function groupText({ area, shared, texts, pages }: Group): string {
  return [area, shared.join(), texts.join(), listText(pages)].join('|')
}

const namesIn = (list: string) => (list === '' ? [] : list.split(','))

export interface Wanted {
  readonly chinese: boolean
  /** An early request was sent. */
  readonly asked: boolean
  /** Ids of areas that are switched off: nothing is loaded for them. */
  readonly off: readonly string[]
}

/** A route's path as its group names it: `/x/visits/visitList` is `visitList` of `visits`. */
export function shortPath(area: string, path: string): string {
  return path.replace(`/x/${area}/`, '')
}

/** Files to preload for a route; each once, in the order in which they are needed. */
export function preloadsOf([table, [every, groups]]: Tables, path: string, { chinese, asked, off }: Wanted): string[] {
  let chunks: string[] = []
  const end = `${path.substr(path.lastIndexOf('/') + 1)}:`
  groups.forEach((group) => {
    if (group.indexOf(end) < 0) return
    const [area = '', shared = '', texts = '', pages = ''] = group.split('|')
    const page = valueIn(pages, shortPath(area, path))
    if (page === undefined || off.indexOf(area) >= 0) return
    const names = namesIn(shared).concat(page, chinese ? namesIn(texts) : [])
    chunks = chunks.concat(names.map((name) => chunkOf(area, name)))
  })
  return filesOf(table, chunks.concat(asked ? [] : every[1], every[0]))
}

/** Files that a route needs after those, as they are larger than its page: requested at low priority. */
export function laterPreloadsOf([table, [, , [chunks, paths]]]: Tables, path: string): readonly string[] {
  return paths.indexOf(path) < 0 ? [] : filesOf(table, chunks)
}

function filesOf(table: FileTable, chunks: readonly string[]): string[] {
  let files: string[] = []
  chunks.forEach((chunk, at) => {
    if (chunks.indexOf(chunk) === at) files = files.concat(chunkFiles(table, chunk))
  })
  return files
}
