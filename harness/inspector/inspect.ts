import type { Access, Decision } from '#platform/core'
import type { Plugin, Registry } from '#platform/plugin'

/** What an area registers and why parts of it are hidden, as lines of text for the harness and `npm run plugins`. */

/** Why a part is not shown. `what`: the condition that is refused, as declared. */
export interface Hidden {
  readonly reason: keyof typeof REASONS
  readonly what?: string
}

/** A page, menu entry or message of an area. */
export interface InspectedPart {
  readonly name: string
  /** Undefined if it is shown. */
  readonly hidden: Hidden | undefined
}

export interface InspectedArea {
  readonly id: string
  readonly owner: string
  readonly pages: readonly InspectedPart[]
  readonly menu: readonly InspectedPart[]
  readonly messages: readonly string[]
  /** Errors of the area in the list of plugins. */
  readonly problems: readonly string[]
}

const REASONS = {
  taken: 'the path belongs to another area',
  construction: 'under construction',
  page: 'its page is under construction',
  problem: 'a problem, see below',
  anonymous: 'nobody is signed in',
  permission: 'permission {{what}}',
  flag: 'flag {{what}}',
  hosts: 'hosts {{what}}',
} as const
const WORDS = {
  ...REASONS,
  hidden: 'hidden: {{what}}',
  pages: 'pages',
  menu: 'menu',
  messages: 'messages',
  problems: 'problems',
} as const

/** Says a word of the text in some language; `what`: its condition or reason. */
export type Say = (word: keyof typeof WORDS, what?: string) => string
export const ENGLISH: Say = (word, what = '') => WORDS[word].replace('{{what}}', what)

/** The first condition that `decide` refuses. */
function refusedBy(
  decide: (access?: Access) => Decision,
  ...requested: readonly (Access | undefined)[]
): Hidden | undefined {
  if (!decide().ok) return { reason: 'anonymous' }
  for (const { permission, flag, hosts } of requested.filter((access) => access !== undefined)) {
    if (permission && !decide({ permission }).ok) return { reason: 'permission', what: permission }
    if (flag && !decide({ flag }).ok) return { reason: 'flag', what: flag }
    if (hosts && !decide({ hosts }).ok) return { reason: 'hosts', what: hosts.join(' ') }
  }
  return undefined
}

/** What is wrong in an area, also in one whose definition has failed, and which is no plugin of the app then. */
export const problemsOf = ({ problems }: Registry, id: string): readonly string[] =>
  problems.filter(({ plugin }) => plugin === id).map(({ code, detail }) => `${code}: ${detail}`)

export function inspectArea(registry: Registry, plugin: Plugin, decide: (access?: Access) => Decision): InspectedArea {
  const { id, owner, routes = [], menu = [], messages = [] } = plugin
  const isMine = (other: { readonly plugin: Plugin } | undefined) => other?.plugin === plugin
  return {
    id,
    owner,
    pages: routes.map((entry) => ({
      name: entry.route.path,
      hidden: !isMine(registry.routes.get(entry.route.path))
        ? { reason: 'taken' }
        : !entry.screen
          ? { reason: 'construction' }
          : entry.open
            ? undefined
            : refusedBy(decide, plugin.access, entry.access),
    })),
    menu: menu.map((entry) => {
      const target = registry.routes.get(entry.to.path)
      const isKept = registry.menu.some((each) => isMine(each) && each.id === entry.id)
      return {
        name: `${entry.id} → ${entry.to.path}`,
        hidden: !isKept
          ? { reason: 'problem' }
          : !target?.screen
            ? { reason: 'page' }
            : refusedBy(decide, plugin.access, target.access, entry.access),
      }
    }),
    messages: messages.map(({ type }) => type),
    problems: problemsOf(registry, id),
  }
}

const partLines = (title: string, lines: readonly string[]) => (lines.length > 0 ? [`  ${title}`, ...lines] : [])

/** An area as text; `more`: further lines, such as its stores and sizes. */
export function inspectionText(area: InspectedArea, more: readonly string[] = [], say: Say = ENGLISH): string {
  const { id, owner, pages, menu, messages, problems } = area
  const lineOf = ({ name, hidden }: InspectedPart) =>
    `    ${name}${hidden === undefined ? '' : `   ${say('hidden', say(hidden.reason, hidden.what))}`}`
  return [
    `${id} (${owner})`,
    ...partLines(say('pages'), pages.map(lineOf)),
    ...partLines(say('menu'), menu.map(lineOf)),
    ...partLines(
      say('messages'),
      messages.map((type) => `    ${type}`),
    ),
    ...more.map((line) => `  ${line}`),
    ...partLines(
      say('problems'),
      problems.map((problem) => `    ${problem}`),
    ),
  ].join('\n')
}
