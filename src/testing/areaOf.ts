import type { Route } from '#base/routes'
import type { Plugin } from '#platform/plugin'

/** Another area with these pages, for `createRegistry`: it is enough for links to them. */
export const areaOf = (id: string, ...routes: readonly Route[]): Plugin => ({
  id,
  owner: 'team',
  routes: routes.map((route) => ({ route, title: '', source: '', screen: jest.fn() })),
})
