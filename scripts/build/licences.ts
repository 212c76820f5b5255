import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A package of which something is shipped, with its licence and the texts that have to go with it. */
export interface Notice {
  readonly name: string
  readonly version: string
  /** SPDX expression. */
  readonly licence: string
  readonly text: string
}

/** Name of the file in the built folder. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt'

/** Licences under which a part may be shipped. */
const ALLOWED = /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0)$/

/** Packages of which the sources have a copy: the names of cities (scripts/data/cities.ts). */
const COPIED = ['node_modules/@vant/area-data']

/** Characters; a shorter text names a licence only. */
const SHORTEST = 200
const TEXT = /^(?:licen[cs]e|copying|notice)/i
/** A heading, underlined or not, and what follows up to the next one. */
const READ_ME = /^#*[ ]*(licen[cs]es?)\n(?:[-=]+\n)?([\s\S]*?)(?=\n#|(?![\s\S]))/im

interface Locked {
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
}

/** Folders of all packages that the app depends on, by the lock file; an optional one may be for another system. */
export function productionFolders(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>
  }
  return Object.entries(packages).flatMap(([path, { dev, devOptional, optional }]) =>
    path === '' || dev || devOptional || optional ? [] : [path],
  )
}

/** Folder of the package that a file is part of, relative to the root; undefined for files of ours. */
export function packageFolder(root: string, file: string): string | undefined {
  const path = file.slice(root.length + 1).replaceAll('\\', '/')
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/[^/]+|[^@./][^/]*)(?=\/|$)/.exec(path)?.[0]
}

/** Notices of the production packages, and of others of which the build has modules (`files`, absolute). */
export function noticesOf(root: string, files: Iterable<string>): Notice[] {
  const read = [...files].filter((file) => file.startsWith(root)).map((file) => packageFolder(root, file) ?? [])
  const folders = new Set([...productionFolders(root), ...COPIED, ...read.flat()])
  const notices = new Map(
    [...folders].map((folder) => noticeOf(join(root, folder))).map((one) => [`${one.name} ${one.version}`, one]),
  )
  return [...notices.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

function noticeOf(folder: string): Notice {
  const { name, version, license = '' } = manifestOf(folder)
  const places = [folder, join(folder, 'licenses')].filter((place) => existsSync(place))
  const texts = places.flatMap((place) =>
    readdirSync(place)
      .filter((file) => TEXT.test(file) && statSync(join(place, file)).isFile())
      .map((file) => readFileSync(join(place, file), 'utf8').trim()),
  )
  const readMe = inReadMe(folder)
  // The read-me tells of further parts, e.g. those compiled into a decoder, or has the only text.
  const isNeeded = readMe.heading === 'licenses' || texts.length === 0
  const text = [...texts, ...(isNeeded && readMe.text ? [readMe.text] : [])].join('\n\n')
  return { name, version, licence: license, text }
}

/** The part of a read-me on licences: its heading in small letters, and its text. */
function inReadMe(folder: string): { readonly heading: string; readonly text: string } {
  const file = readdirSync(folder).find((name) => /^readme/i.test(name))
  const readMe = file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r', '') : ''
  const [, heading = '', text = ''] = READ_ME.exec(readMe) ?? []
  return { heading: heading.toLowerCase(), text: text.trim() }
}

/** True if the expression leaves a licence of ours to choose. */
function isAllowed(licence: string): boolean {
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((part) => ALLOWED.test(part)))
}

/** Packages without a text, or with a licence that does not allow to ship them. */
export function licenceProblems(notices: readonly Notice[]): string[] {
  return notices.flatMap(({ name, version, licence, text }) => [
    ...(isAllowed(licence)
      ? []
      : [`${name} ${version}: ${licence || 'no licence'} is not MIT, BSD, Apache, ISC or MPL`]),
    ...(text.length < SHORTEST ? [`${name} ${version}: the text of its licence is not in the package`] : []),
  ])
}

/** What the file of a build lacks: production packages, or the texts of some. */
export function missingNotices(root: string, file: string): string[] {
  const parts = file.split(HEAD).slice(1)
  const notices = parts.flatMap((name, at) => {
    const [version = '', licence = '', text = ''] = parts.slice(at + 1)
    return at % 4 === 0 ? [{ name, version, licence, text: text.trim() }] : []
  })
  const named = new Set(notices.map(({ name, version }) => `${name} ${version}`))
  const missing = productionFolders(root).flatMap((folder) => {
    const { name, version } = manifestOf(join(root, folder))
    return named.has(`${name} ${version}`) ? [] : [`${name} ${version}: not named`]
  })
  return [...missing, ...licenceProblems(notices)]
}

const RULE = '='.repeat(80)
const HEAD = /^={80}\n(\S+) (\S+)\nLicence: (.*)\n={80}$/m

/** The file: each package with its licence. */
export function noticesText(notices: readonly Notice[]): string {
  const parts = notices.map(
    ({ name, version, licence, text }) =>
      `${RULE}\n${name} ${version}\nLicence: ${licence}\n${RULE}\n\n${text.trim()}\n`,
  )
  return `This app contains parts of the packages below, under their own licences.\n\n${parts.join('\n')}`
}
