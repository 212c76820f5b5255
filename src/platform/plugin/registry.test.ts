import * as v from 'valibot'
import { defineRoute, optional, string } from '#base/routes'
import type { Plugin } from '#platform/core'
import { on } from '#platform/core'
import { defineMessage } from '#platform/messages'
import { createRegistry, describeProblems } from './registry'

const page = async () => ({ default: () => null })
const icon = page
const route = (path: `/${string}`) => ({ route: defineRoute(path), screen: page, title: 't', source: 's' })

function plugin(id: string, more: Partial<Plugin> = {}): Plugin {
  return { id, owner: `team-${id}`, ...more }
}

const codes = (plugins: readonly Plugin[]) => createRegistry(plugins).problems.map((problem) => problem.code)

describe('the registry', () => {
  test('merges routes, menu entries and messages of all plugins', () => {
    const ping = defineMessage('ping', v.string())
    const list = defineRoute('/list', { search: { tab: optional(string) } })
    const registry = createRegistry([
      plugin('one', {
        routes: [{ route: list, screen: page, title: 't', source: 's', homeEntry: true }],
        menu: [{ id: 'second', to: list, title: 't', icon, group: 'tools', order: 2 }],
        messages: [on(ping, async () => ({ default: () => undefined }))],
      }),
      plugin('two', {
        routes: [route('/two')],
        menu: [{ id: 'first', to: defineRoute('/two'), title: 't', icon, group: 'tools', order: 1 }],
      }),
    ])
    expect(registry.problems).toEqual([])
    expect([...registry.routes.keys()]).toEqual(['/list', '/two'])
    expect(registry.menu.map((entry) => entry.id)).toEqual(['first', 'second'])
    expect(registry.messages.get('ping')?.plugin.id).toBe('one')
  })

  describe('a picker of the core that an area guards', () => {
    const picker = { ...route('/x/core/company'), guarded: true }
    const access = { permission: 'orders.read' } as const
    const guard = plugin('orders', { pickers: [{ route: picker.route, access }] })

    test('has the access of that area, in whatever order they are listed', () => {
      for (const list of [
        [plugin('core', { routes: [picker] }), guard],
        [guard, plugin('core', { routes: [picker] })],
      ]) {
        const { routes, problems } = createRegistry(list)
        expect(problems).toEqual([])
        expect(routes.get('/x/core/company')).toMatchObject({ plugin: { id: 'core' }, access })
      }
    })

    test('is no page without the area', () => {
      const { routes, problems } = createRegistry([plugin('core', { routes: [picker, route('/')] })])
      expect([[...routes.keys()], problems]).toEqual([['/'], []])
    })
  })

  test.each(['Leads', 'my_area', '1st', ''])('an id that is not kebab-case (%p) is refused', (id) => {
    expect(codes([plugin(id)])).toEqual(['id-invalid'])
  })

  test('of two plugins with the same id the first is kept', () => {
    const registry = createRegistry([plugin('a', { routes: [route('/a')] }), plugin('a', { routes: [route('/b')] })])
    expect(registry.problems.map((problem) => problem.code)).toEqual(['id-duplicate'])
    expect([...registry.routes.keys()]).toEqual(['/a'])
  })

  test('of two routes with the same path the first is kept', () => {
    const registry = createRegistry([plugin('a', { routes: [route('/x')] }), plugin('b', { routes: [route('/x')] })])
    expect(registry.problems.map((problem) => problem.code)).toEqual(['route-duplicate'])
    expect(registry.routes.get('/x')?.plugin.id).toBe('a')
  })

  test('what an area has twice itself is told apart from what another area has', () => {
    const ping = on(defineMessage('ping', v.string()), async () => ({ default: () => undefined }))
    const twice = { routes: [route('/x'), route('/x')], messages: [ping, ping] }
    expect(createRegistry([plugin('a', twice)]).problems.map(({ detail }) => detail)).toEqual([
      '/x stands twice in routes: delete one, or give it a path of its own',
      'ping stands twice in messages: delete one',
    ])
    const other = plugin('b', { routes: [route('/x')], messages: [ping] })
    expect(createRegistry([plugin('a', { routes: [route('/x')], messages: [ping] }), other]).problems).toMatchObject([
      { plugin: 'b', detail: '/x belongs to a: choose another path, /x/b/…' },
      { plugin: 'b', detail: 'ping belongs to a: define a message of your own' },
    ])
  })

  test.each(['/choosePartner', '/visitEdit'] as const)(
    '%s is registered twice by section 2 and is no problem',
    (path) => {
      expect(codes([plugin('a', { routes: [route(path), route(path)] })])).toEqual([])
    },
  )

  test('a menu entry must be unique and lead to a known route without required parameters', () => {
    const record = defineRoute('/record', { search: { id: string } })
    const entry = { title: 't', icon, group: 'tools' } as const
    expect(
      codes([
        plugin('a', {
          routes: [route('/a'), { route: record, title: 't', source: 's' }],
          menu: [
            { id: 'a', to: defineRoute('/a'), ...entry },
            { id: 'a', to: defineRoute('/a'), ...entry },
            { id: 'b', to: defineRoute('/nowhere'), ...entry },
            { id: 'c', to: record, ...entry },
          ],
        }),
      ]),
    ).toEqual(['menu-duplicate', 'menu-unknown-route', 'menu-missing-parameters'])
  })

  test('a message type has one owner', () => {
    const message = on(defineMessage('x', v.unknown()), async () => ({ default: () => undefined }))
    expect(codes([plugin('a', { messages: [message] }), plugin('b', { messages: [message] })])).toEqual([
      'message-owned-twice',
    ])
  })

  test('a problem is described with plugin and owner', () => {
    const { problems } = createRegistry([plugin('a'), plugin('a')])
    expect(describeProblems(problems)).toBe("id-duplicate: 'a' stands twice in the list (plugin a, team-a)")
  })
})
