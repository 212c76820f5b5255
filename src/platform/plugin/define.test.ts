import { defineRoute } from '#base/routes'
import { startTexts, takeTexts } from '#platform/i18n'
import { definePlugin, defineTexts } from './define'

const en = { list: { title: 'Visits', late_one: '{{count}} day', late_other: '{{count}} days' }, menu: 'Visits' }
const menu = { entry: 'All visits', count_other: '{{count}} today' }
const route = defineRoute('/visits')
const icon = async () => ({ default: () => null })

/* Checked by the compiler: a `@ts-expect-error` without an error is an error itself. */
test('titles of pages and menu entries are keys of the English texts', () => {
  const plugin = definePlugin<typeof en, typeof menu>({
    id: 'visits',
    owner: 'team-visits',
    routes: [{ route, title: 'list.title', source: 'visits' }],
    menu: [{ id: 'visits', to: route, title: 'entry', counts: 'count', icon, group: 'daily' }],
  })
  definePlugin<typeof en, typeof menu>({
    id: 'visits',
    owner: 'team-visits',
    // @ts-expect-error unknown key
    routes: [{ route, title: 'list.titel', source: 'visits' }],
    // @ts-expect-error a text that the workbench does not load
    menu: [{ id: 'visits', to: route, title: 'menu', icon, group: 'daily' }],
  })
  expect(plugin.routes?.[0]?.title).toBe('list.title')
})

test('title and source of a page follow from its address unless they are given', () => {
  const screen = async () => ({ default: () => null })
  const { routes } = definePlugin<typeof en>({
    id: 'visits',
    owner: 'team-visits',
    routes: [
      defineRoute('/visitEdit'),
      { route: defineRoute('/customer-laxx-details'), screen, keepAlive: true },
      { route: defineRoute('/public/SelecTemplate'), source: 'template' },
      { route: defineRoute('/x/visits/all'), title: 'list.title' },
    ],
  })
  expect(routes).toMatchObject([
    { route: { path: '/visitEdit' }, title: 'title.visitEdit', source: 'visit_edit' },
    { title: 'title.customer-laxx-details', source: 'customer_laxx_details', screen, keepAlive: true },
    { title: 'title.SelecTemplate', source: 'template' },
    { title: 'list.title', source: 'all' },
  ])
  expect(routes?.[0]).not.toHaveProperty('screen')
})

test('text keys are those of the English file; plural forms share one key', async () => {
  await startTexts()
  takeTexts('visits', { ...en, ...menu })
  const { text, menuText } = defineTexts<typeof en, typeof menu>('visits')
  expect([text('list.title'), text('list.late', { count: 2 })]).toEqual(['Visits', '2 days'])
  expect([text('entry'), menuText('entry')]).toEqual(['All visits', 'All visits'])
  // @ts-expect-error a text that the workbench does not load
  menuText('list.title')
  // @ts-expect-error unknown key
  text('list.titel')
  // @ts-expect-error a plural form
  text('list.late_one')
  const kind = 'title' as 'title' | 'late'
  text(`list.${kind}`)
  const other = 'x' as string
  // @ts-expect-error any string
  text(`list.${other}`)
})
