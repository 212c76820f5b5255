import { defineRoute } from '#base/routes'
import { type Access, decideAccess, mergeRights } from '#platform/core'
import { createRegistry, type Plugin } from '#platform/plugin'
import { ENGLISH, inspectArea, inspectionText } from './inspect'

const part = async () => ({ default: () => null })
const list = defineRoute('/x/visits/list')
const later = defineRoute('/x/visits/later')
const taken = defineRoute('/x/visits/taken')
const entry = { title: 't', icon: part, group: 'tools' } as const

const visits: Plugin = {
  id: 'visits',
  owner: 'team-visits',
  rights: { 'visit.read': { sales: 'own' } },
  access: { permission: 'visit.read' },
  routes: [
    { route: list, screen: part, title: 't', source: 'a' },
    { route: later, title: 't', source: 'b' },
    { route: taken, screen: part, title: 't', source: 'c' },
  ],
  menu: [
    { id: 'visits', to: list, ...entry, access: { flag: 'beta' } },
    { id: 'later', to: later, ...entry },
    { id: 'lost', to: defineRoute('/x/visits/lost'), ...entry },
  ],
}
const other: Plugin = {
  id: 'other',
  owner: 'team-other',
  routes: [{ route: defineRoute('/x/visits/taken'), screen: part, title: 't', source: 'd' }],
}

const registry = createRegistry([other, visits])
const as =
  (...roles: string[]) =>
  (access?: Access) =>
    decideAccess(access, {
      session: { state: 'signed-in', roles, rolesLoaded: true },
      hostKind: 'browser',
      rights: mergeRights([visits]),
      flags: [],
      text: (key) => key,
    })
const reasons = (roles: string[]) => {
  const { pages, menu } = inspectArea(registry, visits, as(...roles))
  return [...pages, ...menu].map(({ hidden }) => hidden && ENGLISH(hidden.reason, hidden.what))
}

test('says why a page or menu entry is not there', () => {
  expect(reasons(['sales'])).toEqual([
    undefined,
    'under construction',
    'the path belongs to another area',
    'flag beta',
    'its page is under construction',
    'a problem, see below',
  ])
  expect(reasons([]).filter((reason) => reason === 'permission visit.read')).toHaveLength(2)
})

test('in other words', () => {
  const text = inspectionText(inspectArea(registry, visits, as()), [], (word, what = '') => `<${word} ${what}>`)
  expect(text).toContain('\n  <pages >\n    /x/visits/list   <hidden <permission visit.read>>\n')
})

test('as text', () => {
  const text = inspectionText(inspectArea(registry, visits, as()), ['imports leads'])
  expect(text).toContain('visits (team-visits)\n  pages\n    /x/visits/list   hidden: permission visit.read\n')
  expect(text).toContain('\n  imports leads\n')
  expect(text).toContain('\n    menu-unknown-route: ')
})
