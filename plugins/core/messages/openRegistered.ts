import { href, parseQuery, parseSearch } from '#base/routes'
import type { Core } from '#platform/core'
import { text } from '#platform/i18n'

/** Opens an address from outside (`/path?name=value`); shows a toast if the app has no such page. */
export function openRegistered(core: Core, address: string): void {
  const [path = '', query = ''] = address.replace(/^#/, '').split('?')
  const route = core.registry.routes.get(path)?.route
  const parsed = route ? parseSearch(route, query) : undefined
  if (!route || !parsed || !(parsed.ok || parsed.isLater)) core.feedback.toast(text('state.notFoundTitle'))
  // Rebuilt from the parsed parameters, so that unknown ones are dropped; what its screen declares is parsed by the page.
  else core.navigation.openHref(href(route, parsed.ok ? parsed.search : parseQuery(query)))
}
