import { type Href, href, parseQuery, parseSearch } from '#base/routes'
import type { Registry } from './areas'

/**
 * The page of an address that came from outside (`/path?name=value`), such as from the to-do app or the back end;
 * undefined if the app has no such page. It is rebuilt from the parsed parameters, so that unknown ones are dropped;
 * what its screen declares is parsed by the page.
 */
export function registeredHref({ routes }: Pick<Registry, 'routes'>, address: string): Href | undefined {
  const [path = '', query = ''] = address.split('?')
  const route = routes.get(path)?.route
  const parsed = route && parseSearch(route, query)
  if (!route || !parsed || !(parsed.ok || parsed.hasLazySearch)) return undefined
  return href(route, parsed.ok ? parsed.search : parseQuery(query))
}
