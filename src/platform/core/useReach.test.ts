import { createElement } from 'react'
import { defineRoute } from '#base/routes'
import { canReach, decideAccess, mergeRights } from '#platform/core'
import { definePlugin } from '../plugin/define'
import { createRegistry } from '../plugin/registry'

const screen = async () => ({ default: () => createElement('p') })
const registry = createRegistry([
  definePlugin({
    id: 'leads',
    owner: 'team-leads',
    rights: { 'lead.read': { sales: 'all' } },
    access: { permission: 'lead.read' },
    routes: [
      { route: defineRoute('/clueList'), screen },
      { route: defineRoute('/clueRule') },
      { route: defineRoute('/clueTool'), screen, access: { hosts: ['partner'] } },
    ],
  }),
])

function reaches(path: string, roles: readonly string[]): boolean {
  const facts = {
    session: { state: 'signed-in', roles, rolesLoaded: true },
    hostKind: 'browser',
    rights: mergeRights(registry.plugins),
    flags: [],
    text: (key: string) => key,
  } as const
  return canReach({ registry, decide: (access) => decideAccess(access, facts) }, path)
}

test('a built page is reached by whoever may see its area', () => {
  expect(reaches('/clueList', ['sales'])).toBe(true)
  expect(reaches('/clueList', ['manager'])).toBe(false)
})

test.each([
  ['of an area that is not there', '/customerList'],
  ['under construction', '/clueRule'],
  ['denied by itself', '/clueTool'],
])('a page %s is not', (_why, path) => expect(reaches(path, ['sales'])).toBe(false))
