/**
 * Names of the chunks' files, as the build writes them into the page for boot script and bundle: by area ('' for what
 * belongs to none) a list of its chunks, each with the hash of its script and, if it has one, of its style sheet. In the
 * page, not in the bundle: the hints need them before it, each name costs bytes of every cold start, and so a changed page
 * leaves the entry script as it was. A list is one string: a start reads those of two or three areas, so the others are
 * not parsed. ES5, as the boot script.
 */
export type FileTable = Readonly<Record<string, string>>

/** Id of the element with the tables of the page. */
export const TABLES = 'files'

/** Digits of a file's hash. */
export const HASH_DIGITS = 8

/** Area and rest of the name of a chunk: `plugins_leads_pages_LeadList_tsx` is `_pages_LeadList_tsx` of `leads`. */
export function placeOf(chunk: string): readonly [area: string, name: string] {
  const [, area = '', name = chunk] = /^plugins_([^_]+)(_.+)$/.exec(chunk) || []
  return [area, name]
}

/** Name of a chunk that is written for short inside of its area. */
export function chunkOf(area: string, name: string): string {
  return name.charAt(0) === '_' ? `plugins_${area}${name}` : name
}

/** A list as one string: `name:value,name:value`. Names and values contain neither sign. */
export function listText(values: Readonly<Record<string, string>>): string {
  return Object.keys(values)
    .map((name) => `${name}:${values[name]}`)
    .join(',')
}

/** The value of a name in such a list; undefined if it is not in it. */
export function valueIn(list: string, name: string): string | undefined {
  const at = `,${list}`.indexOf(`,${name}:`)
  return at < 0 ? undefined : list.substr(at + name.length + 1).split(',')[0]
}

/** Script and style sheet of a chunk; none if the table has no such chunk. */
export function chunkFiles(table: FileTable, chunk: string): string[] {
  const [area, name] = placeOf(chunk)
  const hashes = valueIn(table[area] || '', name) || ''
  return ['js', 'css']
    .map((kind, at) => ({ kind, hash: hashes.substr(at * HASH_DIGITS, HASH_DIGITS) }))
    .filter(({ hash }) => hash !== '')
    .map(({ kind, hash }) => `assets/${chunk}.${hash}.${kind}`)
}
