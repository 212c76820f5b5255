import { plugins } from '#plugins'
import { mergeRights } from '#src/core'
import { EVERYONE } from '#src/plugin'
import { RIGHTS } from '../harness/backend/core/rights'

/** The one table of rights (domain/permissions.md), as the plugins contribute it and as the simulator enforces it. */

const merged = mergeRights(plugins)
/** The pool that sales see beside their own leads: a scope of `lead.read`, which only the back end decides. */
const SCOPES_ONLY = ['lead.pool']
const expected = [...RIGHTS].filter(([right]) => !SCOPES_ONLY.includes(right))

test.each(expected.map(([right, scopes]) => [right, Object.keys(scopes).sort()] as const))('%s: %p', (right, roles) => {
  expect([...(merged.get(right) ?? [])].sort()).toEqual(roles)
})

test('without a role one may read messages and roles, and apply for one', () => {
  const everybody = [...merged].filter(([, roles]) => roles.has(EVERYONE)).map(([right]) => right)
  expect(everybody.sort()).toEqual(['message.read', 'role.apply', 'role.read'])
})

test('no plugin invents a right, and none asks for one that nobody has', () => {
  const known = new Set([...expected.map(([right]) => right), 'message.read', 'role.read', 'role.apply'])
  expect([...merged.keys()].filter((right) => !known.has(right))).toEqual([])
  const asked = plugins.flatMap((plugin) =>
    [plugin, ...(plugin.routes ?? []), ...(plugin.menu ?? [])].flatMap(({ access }) => access?.permission ?? []),
  )
  expect(asked.filter((right) => !merged.has(right))).toEqual([])
})
