import { EVERYONE, mergeRights, ROLE_NAMES } from '#platform/core'
import { pluginDevs } from '#plugins/dev'
import { coreDev } from '../harness/backend/core/dev'
import { rightsOf } from '../harness/backend/core/rights'
import { plugins } from './support/plugins'

/**
 * The table of domain/permissions.md: rights, and one letter per role (o own, u unit, a all, - none). Rights that an
 * area adds are only in its plugin.
 */
const TABLE: readonly (readonly [rights: string, letters: string])[] = [
  ['lead.read visit.read', 'ouuo--'],
  // The pool that sales also see ('sales also the pool of u') is a separate right here.
  ['lead.pool', 'uuu---'],
  [
    'lead.create lead.edit lead.take lead.checkin lead.discard customer.edit contact.write opportunity.create contract.launch risk.handle',
    'ou----',
  ],
  ['lead.assign risk.assign risk.review partner.suspend', '-u----'],
  ['customer.read contact.read', 'uuuou-'],
  ['customer.bill', 'ouu-u-'],
  ['contact.phone', 'ou-o--'],
  ['export', 'ou--u-'],
  ['contract.read budget.read', 'ouuou-'],
  ['visit.write team.manage budget.write', 'ou-o--'],
  ['visit.comment risk.read', 'ouu---'],
  ['advice.read partner.read', 'uuuu--'],
  ['margin.read report.team', '-uu---'],
  ['knowledge.read', 'aaaaaa'],
  ['knowledge.write', 'ouoo-a'],
  ['knowledge.review', '-uu--a'],
  ['budget.template', '-----a'],
  ['contract.approve budget.approve', '--u-u-'],
  ['schedule.read', 'ouuu--'],
  ['schedule.update', '---o--'],
  ['schedule.plan', '-u-u--'],
  ['report.write', 'oo----'],
  ['center.apply', 'ou-ou-'],
  ['center.approve', '-u--u-'],
  ['role.approve', '--u---'],
  ['message.read role.read role.apply', EVERYONE],
]

const declared = plugins.flatMap(({ id, rights = {} }) =>
  Object.entries(rights).map((entry) => [id, ...entry] as const),
)
const letterOf = { own: 'o', unit: 'u', all: 'a' } as const

test.each(TABLE.flatMap(([rights, letters]) => rights.split(' ').map((right) => [right, letters] as const)))(
  '%s: %s',
  (right, letters) => {
    const scopes = declared.find(([, name]) => name === right)?.[2]
    const found = ROLE_NAMES.map((role) => (scopes?.[role] ? letterOf[scopes[role]] : '-')).join('')
    expect(scopes?.[EVERYONE] ? EVERYONE : found).toBe(letters)
  },
)

test('every right is declared by exactly one area', () => {
  const names = declared.map(([, name]) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('only declared rights are used', () => {
  const known = mergeRights(plugins)
  const requested = plugins.flatMap((plugin) =>
    [plugin, ...(plugin.routes ?? []), ...(plugin.menu ?? [])].flatMap(({ access }) => access?.permission ?? []),
  )
  expect(requested.filter((right) => !known.has(right))).toEqual([])
})

test('the simulator enforces the declared rights', () => {
  const enforced = rightsOf([coreDev, ...pluginDevs])
  expect([...enforced].sort()).toEqual(declared.map(([, name, scopes]) => [name, scopes]).sort())
})
