import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One entry of the specification's data. */
export interface Entry {
  /** `errors.json`, or file and array: `wire.json checks`. */
  readonly group: string
  /** Its id, else method and path, name or description; numbered if the specification registers it twice. */
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}

/** All arrays of entries under `spec/conformance`. */
const GROUPS: readonly (readonly [file: string, array: string | undefined])[] = [
  ['routes.json', undefined],
  ['calls.json', undefined],
  ['errors.json', undefined],
  ['constants.json', undefined],
  ['host.json', 'outcomes'],
  ['host.json', 'actions'],
  ['host.json', 'callbacks'],
  ['host.json', 'entities'],
  ['host.json', 'scripts'],
  ['back-cases.json', 'cases'],
  ['back-cases.json', 'debounce'],
  ['bootstrap-cases.json', 'cases'],
  ['wire.json', 'clients'],
  ['wire.json', 'checks'],
]

function keyOf(value: Readonly<Record<string, unknown>>): string {
  if (typeof value.id === 'string') return value.id
  if (typeof value.method === 'string') return `${value.method} ${value.host} ${value.path}`
  return String(value.path ?? value.name ?? value.described)
}

/** All entries, in the order of the files. */
export function readEntries(): readonly Entry[] {
  return GROUPS.flatMap(([file, array]) => {
    const data: unknown = JSON.parse(readFileSync(join('spec/conformance', file), 'utf8'))
    const list = (array === undefined ? data : (data as Record<string, unknown>)[array]) as Record<string, unknown>[]
    const seen = new Map<string, number>()
    return list.map((value) => {
      const key = keyOf(value)
      const count = (seen.get(key) ?? 0) + 1
      seen.set(key, count)
      const group = array === undefined ? file : `${file} ${array}`
      return { group, key: count === 1 ? key : `${key} (${count})`, value }
    })
  })
}
