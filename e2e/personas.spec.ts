import type { Right } from '../src/platform/core'
import { expect, fullUnless, type Page, screen, hostTest as test, VARIANTS } from './fixtures'
import { areas } from './support/areas'
import { navigateTo } from './support/navigateTo'

/* Every persona, in every simulated host, opens pages that need no record: allowed ones work, and the back end agrees;
   others show that they are denied. Each area is opened by each persona, in each host, once. The roles are tested in
   spec/rights.test.ts. */

const PERSONAS = {
  rep01: /李伟|Li Wei/,
  rep02: /陈静|Chen Jing/,
  rep03: /赵敏|Zhao Min/,
  rep04: /孙浩|Sun Hao/,
  rep05: /周岩|Zhou Yan/,
}
/** Run by `npm test`; rep01 is used in all other journeys, pages without a role are in `bad-days`. */
const REPRESENTATIVE = 'rep02 in messaging-ios'

/** Pages that make a new record where they are given none, for which the right to read is not enough. */
const MAKES_NEW: Readonly<Record<string, Right>> = {
  '/x/budget/estimate': 'budget.write',
  '/toDoCompetitiveRisk': 'risk.handle',
}

const areasWithPages = areas.filter(({ pages }) => pages.length > 0)

/** The share of areas of a persona and a host, by their numbers: other ones for each two that have one in common. */
const shareOf = (persona: number, host: number) =>
  areasWithPages.filter((_, area) => (area + persona + host) % VARIANTS.length === 0)

/** An area's built pages without required parameters, and whether the signed-in user may see them. */
const pagesOf = (page: Page, area: string): Promise<{ readonly path: string; readonly isAllowed: boolean }[]> =>
  page.evaluate(
    ([id, makesNew]) => {
      if (!window.app) throw new Error('no app on this page')
      const { registry, core } = window.app
      return [...registry.routes.values()]
        .filter(({ plugin, screen, open, route }) => {
          const schemas: { readonly type: string }[] = Object.values(route.search)
          return plugin.id === id && screen && !open && schemas.every(({ type }) => /^(?:optional|nullish)/.test(type))
        })
        .map(({ route: { path }, plugin, access }) => ({
          path,
          isAllowed: [plugin.access, access, makesNew[path] ? { permission: makesNew[path] } : undefined].every(
            (each) => core.decide(each).ok,
          ),
        }))
    },
    [area, MAKES_NEW] as const,
  )

for (const [host, variant] of VARIANTS.entries()) {
  for (const [rank, [persona, name]] of Object.entries(PERSONAS).entries()) {
    const title = `${persona} in ${variant}`
    test.describe(title, () => {
      test.use({ variant })
      const details = fullUnless(title === REPRESENTATIVE)

      test(
        'can open the pages of their roles, and the others show a denial',
        details,
        async ({ page, host: phone, allow }) => {
          test.setTimeout(120_000)
          // The simulator's partner systems are on another address of this machine.
          allow(/request outside the origin: http:\/\/127\.0\.0\.1:\d+\//)
          await phone.open('/', { launch: { path: '/', persona } })
          await expect(screen(page, '/').getByText(name)).toBeVisible()
          for (const { id } of shareOf(rank, host)) {
            for (const { path, isAllowed } of await pagesOf(page, id)) {
              await test.step(path, async () => {
                await navigateTo(page, path)
                await expect(screen(page, path)).toHaveAttribute(
                  'data-state',
                  isAllowed ? /^(?:ready|empty)$/ : 'denied',
                )
              })
            }
          }
        },
      )
    })
  }
}
