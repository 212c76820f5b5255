import type { Access, Decision } from '#platform/core'
import type { Plugin, Registry } from '#platform/plugin'

/** What an area registers and why parts of it are hidden, as lines of text for the harness and `npm run plugins`. */

/** A page, menu entry or message of an area. */
export interface InspectedPart {
  readonly name: string
  /** Why it is not shown; undefined if it is. */
  readonly hidden: string | undefined
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

/** Conditions that `decide` refuses, as declared: `permission lead.read`, `flag beta`, `hosts partner`. */
function refusedBy(
  decide: (access?: Access) => Decision,
  ...requested: readonly (Access | undefined)[]
): string | undefined {
  if (!decide().ok) return 'nobody is signed in'
  for (const { permission, flag, hosts } of requested.filter((access) => access !== undefined)) {
    if (permission && !decide({ permission }).ok) return `permission ${permission}`
    if (flag && !decide({ flag }).ok) return `flag ${flag}`
    if (hosts && !decide({ hosts }).ok) return `hosts ${hosts.join(' ')}`
  }
  return undefined
}

export function inspectArea(registry: Registry, plugin: Plugin, decide: (access?: Access) => Decision): InspectedArea {
  const { id, owner, routes = [], menu = [], messages = [] } = plugin
  const isMine = (other: { readonly plugin: Plugin } | undefined) => other?.plugin === plugin
  return {
    id,
    owner,
    pages: routes.map((entry) => ({
      name: entry.route.path,
      hidden: !isMine(registry.routes.get(entry.route.path))
        ? 'the path belongs to another area'
        : !entry.screen
          ? 'under construction'
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
          ? 'a problem, see below'
          : !target?.screen
            ? 'its page is under construction'
            : refusedBy(decide, plugin.access, target.access, entry.access),
      }
    }),
    messages: messages.map(({ type }) => type),
    problems: registry.problems
      .filter((problem) => problem.plugin === id)
      .map(({ code, detail }) => `${code}: ${detail}`),
  }
}

const lineOf = ({ name, hidden }: InspectedPart) => `    ${name}${hidden === undefined ? '' : `   hidden: ${hidden}`}`
const partLines = (title: string, lines: readonly string[]) => (lines.length > 0 ? [`  ${title}`, ...lines] : [])

/** An area as text; `more`: further lines, such as its stores and sizes. */
export function inspectionText(area: InspectedArea, more: readonly string[] = []): string {
  const { id, owner, pages, menu, messages, problems } = area
  return [
    `${id} (${owner})`,
    ...partLines('pages', pages.map(lineOf)),
    ...partLines('menu', menu.map(lineOf)),
    ...partLines(
      'messages',
      messages.map((type) => `    ${type}`),
    ),
    ...more.map((line) => `  ${line}`),
    ...partLines(
      'problems',
      problems.map((problem) => `    ${problem}`),
    ),
  ].join('\n')
}
