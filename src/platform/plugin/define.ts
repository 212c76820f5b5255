import type { Route } from '#base/routes'
import type { Lazy, MenuEntry, Plugin, RouteEntry } from '#platform/core'
import type { KeyOf, Texts } from '#platform/i18n'

/**
 * A page as an area declares it. By default the title is the text `title.<last part of the path>`, and the source is
 * that part in snake_case: `/customerList` has the title `title.customerList` and the source `customer_list`.
 */
interface GivenEntry<Key extends string = string> extends Omit<RouteEntry, 'title' | 'source'> {
  readonly title?: Key
  readonly source?: string
}

/** A plugin whose titles are keys of its English texts. A page under construction may be given by its route alone. */
interface TypedPlugin<English> extends Omit<Plugin, 'routes' | 'menu' | 'locales'> {
  readonly routes?: readonly (Route | GivenEntry<NoInfer<KeyOf<English>>>)[]
  readonly menu?: readonly MenuEntry<NoInfer<KeyOf<English>>>[]
  readonly locales: { readonly en: Lazy<English>; readonly 'zh-CN': Lazy<Texts> }
}

/**
 * Type-checks a plugin: keeps its id literal, rejects misspelt fields and titles that are not a key of `locales.en`. A
 * default title without a text is found by the contract test.
 */
export function definePlugin<const Id extends string, English extends Texts>(
  plugin: TypedPlugin<English> & { id: Id },
): Plugin & { readonly id: Id } {
  return { ...plugin, routes: (plugin.routes ?? []).map(entryOf) }
}

function entryOf(given: Route | GivenEntry): RouteEntry {
  const entry = 'route' in given ? given : { route: given }
  const { path } = entry.route
  const name = path.slice(path.lastIndexOf('/') + 1)
  const source = name.replace(/-|(?!^)(?=[A-Z])/g, '_').toLowerCase()
  return { title: `title.${name}`, source, ...entry }
}
