import { ROLE_NAMES } from '#platform/core'
import { loadPlugins } from '#platform/plugin'
import { pluginList } from '#plugins'
import { columnsFor, rightsMatrix } from './rightsMatrix'

let plugins: Awaited<ReturnType<typeof loadPlugins>>
let rows: ReturnType<typeof rightsMatrix>

beforeAll(async () => {
  plugins = await loadPlugins(pluginList)
  rows = rightsMatrix(plugins)
})

const rowOf = (right: string) => rows.find((row) => row.right === right)

test('contains every declared right once, with its area', () => {
  const declared = plugins.flatMap(({ id, rights = {} }) => Object.keys(rights).map((right) => `${id} ${right}`))
  expect(rows.map(({ area, right }) => `${area} ${right}`)).toEqual(declared)
  expect(rowOf('lead.assign')).toMatchObject({ area: 'leads' })
})

test('shows the scope of each role, and roles without the right not at all', () => {
  expect(rowOf('lead.read')?.scopes).toEqual({ sales: 'own', manager: 'unit', approver: 'unit', project: 'own' })
  expect(rowOf('role.approve')?.scopes).toEqual({ approver: 'unit' })
  expect(rowOf('role.approve')?.everyone).toBe(false)
})

test('a right of everybody belongs to every role', () => {
  const row = rowOf('role.apply')
  expect(row?.everyone).toBe(true)
  expect(Object.keys(row?.scopes ?? {})).toEqual(ROLE_NAMES)
})

test('columns: the role asked for, the user’s own, the others in their usual order', () => {
  expect(columnsFor('finance', ['manager'])).toEqual(['finance', 'manager', 'sales', 'approver', 'project', 'editor'])
  expect(columnsFor('no-role', [])).toEqual(ROLE_NAMES)
})
