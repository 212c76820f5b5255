import { execFileSync } from 'node:child_process'
import type { AreaFacts } from '../../scripts/inspect/areas'
import { type ScreenToShoot, screens } from './screens'

type AreaPage = AreaFacts['pages'][number]

/** The areas of the app. They are compiled by the bundler; journeys read them from the inspector. */
export const areas: readonly AreaFacts[] = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/plugins.ts', '--json'], { encoding: 'utf8' }),
)

/** Who has a role, in the order in which they are tried. */
const PERSONAS = [
  ['sales', 'rep01'],
  ['manager', 'rep02'],
  ['approver', 'rep03'],
] as const

/** A persona who may open a page, because their role has the rights for it. */
function personaFor({ rights }: AreaPage): string {
  const rolesWith = (right: string) => areas.flatMap((area) => area.rights[right] ?? [])
  const mayOpen = (role: string) => rights.every((right) => rolesWith(right).some((one) => one === '*' || one === role))
  return PERSONAS.find(([role]) => mayOpen(role))?.[1] ?? 'rep01'
}

const pathOf = (address: string) => address.split('?')[0]

/** An address at which a page has data to show: an example of `dev.ts`, else one of the screens, else the path. */
export function addressOf(page: AreaPage): { readonly address: string; readonly persona: string } {
  const known = screens.find(({ path, prepare, name }) => {
    return pathOf(path) === page.path && !prepare && !/denied|gone|not-found|invalid/.test(name)
  })
  if (page.example === undefined && known?.persona) return { address: known.path, persona: known.persona }
  return { address: page.example ?? known?.path ?? page.path, persona: personaFor(page) }
}

/** Built pages that no screen of the list shows, such as those of a new area: each at its address. */
const others: readonly ScreenToShoot[] = areas.flatMap(({ id, pages }) =>
  pages
    .filter((page) => screens.every(({ path }) => pathOf(path) !== page.path))
    .map((page) => {
      const { address, persona } = addressOf(page)
      const last = page.path.slice(page.path.lastIndexOf('/') + 1)
      return { name: last.startsWith(`${id}-`) ? last : `${id}-${last}`, path: address, persona, tall: true }
    }),
)

/** Every screen of the app: those of the list with their states, and all other built pages. */
export const allScreens: readonly ScreenToShoot[] = [...screens, ...others]
