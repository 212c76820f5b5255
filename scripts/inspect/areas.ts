import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Access } from '#platform/core'
import type { Plugin } from '#platform/plugin'
import { pluginDevs } from '#plugins/dev'

/** An area with its pages, as journeys read it (`npm run plugins -- --json`). */
export interface AreaFacts {
  readonly id: string
  readonly owner: string
  /** Built pages with an address that has data to show, if `dev.ts` has one, and the rights that they need. */
  readonly pages: readonly {
    readonly path: string
    readonly example: string | undefined
    readonly rights: readonly string[]
  }[]
  /** Right → roles that have it; `*` is everybody. */
  readonly rights: Readonly<Record<string, readonly string[]>>
  /** Messages with a payload to try them with. */
  readonly messages: readonly { readonly type: string; readonly sample: unknown }[]
  /** Areas whose routes or messages it imports. */
  readonly imports: readonly string[]
  readonly stores: readonly string[]
}

const rightsOf = (...requested: readonly (Access | undefined)[]) =>
  requested.flatMap((access) => access?.permission ?? [])

export function areaFacts(plugins: readonly Plugin[]): readonly AreaFacts[] {
  return plugins.map(({ id, owner, access, routes = [], rights = {}, messages = [] }) => {
    const dev = pluginDevs.find((each) => each.id === id)
    return {
      id,
      owner,
      pages: routes
        .filter(({ screen }) => screen)
        .map((entry) => ({
          path: entry.route.path,
          example: dev?.examples?.find((address) => address.split('?')[0] === entry.route.path),
          rights: entry.open ? [] : rightsOf(access, entry.access),
        })),
      rights: Object.fromEntries(Object.entries(rights).map(([right, roles]) => [right, Object.keys(roles)])),
      messages: messages.map(({ type }) => ({
        type,
        sample: dev?.messages?.find(({ message }) => message.type === type)?.sample,
      })),
      imports: importsOf(id, plugins),
      stores: storesOf(id),
    }
  })
}

/** Source files of an area without its tests: absolute path, and text. */
function sourcesOf(id: string): { readonly file: string; readonly text: string }[] {
  const folder = resolve('plugins', id)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}

/** Areas that the sources of an area import. */
function importsOf(id: string, plugins: readonly Plugin[]): string[] {
  const root = resolve('plugins')
  const found = sourcesOf(id).flatMap(({ file, text }) =>
    [...text.matchAll(/from '(\.[^']*)'/g)].map(
      ([, name = '']) => relative(root, resolve(dirname(file), name)).split(/[\\/]/)[0] ?? '',
    ),
  )
  return [...new Set(found)].filter((other) => other !== id && plugins.some((plugin) => plugin.id === other)).sort()
}

/** Ids of the stores that an area defines. Read from the sources, because stores run in a browser only. */
function storesOf(id: string): string[] {
  const defined = /define(?:Store|Rows|Records|Resource)(?:<[^(]*>)?\(\s*'([^']*)'/g
  return sourcesOf(id).flatMap(({ text }) => [...text.matchAll(defined)].map(([, store = '']) => store))
}
