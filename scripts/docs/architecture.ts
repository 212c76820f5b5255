import type { Import } from '../imports/moduleGraph'
import { isTest, ROOMS } from '../imports/rules'

/** The document that contains the graph, between two comments. */
export const PAGE = 'docs/architecture.md'

const BLOCK = /(<!-- graph: written by npm run docs:api -->\n)[\s\S]*?(<!-- \/graph -->)/

/** Imports of each node. */
type Edges = ReadonlyMap<string, ReadonlySet<string>>

/** The rooms of `src` by folder as a Mermaid flowchart: arrows point at imports, and none repeats a longer path. */
export function renderGraph(imports: readonly Import[]): string {
  const folders = Object.entries(ROOMS).map(([folder, names]) => ({
    folder,
    rooms: names.map((name) => `${folder}/${name}`),
  }))
  const pairs = imports.flatMap(({ from, to }) => {
    const [own, other] = [roomOf(from), to === undefined ? undefined : roomOf(to)]
    return own !== undefined && other !== undefined && !isTest(from) ? [[own, other] as const] : []
  })
  const betweenRooms = withoutIndirect(edgesOf(pairs.filter(([own, other]) => folderOf(own) === folderOf(other))))
  const betweenFolders = withoutIndirect(edgesOf(pairs.map(([own, other]) => [folderOf(own), folderOf(other)])))
  return [
    'flowchart TD',
    ...folders
      .toReversed()
      .flatMap(({ folder, rooms }) => [
        `  subgraph ${folder}`,
        `    ${rooms.map((room) => `${idOf(room)}["${room.slice(folder.length + 1)}"]`).join('; ')}`,
        ...rooms.flatMap((room) => lineOf(room, betweenRooms)).map((line) => `    ${line}`),
        '  end',
      ]),
    ...folders.flatMap(({ folder }) => lineOf(folder, betweenFolders)).map((line) => `  ${line}`),
  ].join('\n')
}

/** The document with the graph of these imports. */
export function withGraph(page: string, imports: readonly Import[]): string {
  if (!BLOCK.test(page)) throw new Error(`${PAGE}: the lines around the graph are missing`)
  return page.replace(
    BLOCK,
    (_, start: string, end: string) => `${start}\`\`\`mermaid\n${renderGraph(imports)}\n\`\`\`\n${end}`,
  )
}

/** `kit/lists` of a module in a room; undefined elsewhere. */
const roomOf = (file: string) => /^src\/([^/]+\/[^/]+)\//.exec(file)?.[1]
const folderOf = (room: string) => room.replace(/\/.*/, '')
/** Mermaid accepts no slash in an id. */
const idOf = (node: string) => node.replace('/', '_')

function edgesOf(pairs: readonly (readonly [string, string])[]): Edges {
  const edges = new Map<string, Set<string>>()
  for (const [from, to] of pairs) {
    if (from === to) continue
    const targets = edges.get(from) ?? new Set()
    edges.set(from, targets.add(to))
  }
  return edges
}

/** The transitive reduction: an edge is dropped if a longer path reaches the same node. */
function withoutIndirect(edges: Edges): Edges {
  return new Map(
    [...edges].map(([from, targets]) => {
      const indirect = [...targets].flatMap((target) => [...reachableFrom(target, edges)])
      return [from, new Set([...targets].filter((target) => !indirect.includes(target)))]
    }),
  )
}

/** All nodes that a node imports, directly or through others. */
function reachableFrom(node: string, edges: Edges): ReadonlySet<string> {
  const found = new Set(edges.get(node))
  // A set also iterates over nodes that are added during the iteration.
  for (const next of found) for (const target of edges.get(next) ?? []) found.add(target)
  return found
}

function lineOf(node: string, edges: Edges): readonly string[] {
  const targets = [...(edges.get(node) ?? [])].map(idOf).sort()
  return targets.length === 0 ? [] : [`${idOf(node)} --> ${targets.join(' & ')}`]
}
