import type { Core } from '#src/core'
import { text } from '#src/i18n'

import { href, parseSearch } from '#src/routes'

/** Opens an address from outside (`/path?name=value`); shows a toast if the app has no such page. */
export function openRegistered(core: Core, address: string): void {
  const [path = '', query = ''] = address.replace(/^#/, '').split('?')
  const entry = core.registry.routes.get(path)
  const parsed = entry ? parseSearch(entry.route, query) : undefined
  // Rebuilt from the parsed parameters, so that unknown ones are dropped.
  if (entry && parsed?.ok) core.navigation.openHref(href(entry.route, parsed.search))
  else core.feedback.toast(text('state.notFoundTitle'))
}
