import type { Route } from '#base/routes'
import type { MenuEntry, Plugin, RouteEntry } from '#platform/core'
import { type KeyOf, type TextFunction, text, useTextsOf } from '#platform/i18n'

/**
 * A page as an area declares it. By default the title is the text `title.<last part of the path>`, and the source is
 * that part in snake_case: `/customerList` has the title `title.customerList` and the source `customer_list`.
 */
interface GivenEntry<Key extends string = string> extends Omit<RouteEntry, 'title' | 'source'> {
  readonly title?: Key
  readonly source?: string
}

/** A plugin whose titles are keys of its English texts. A page under construction may be given by its route alone. */
interface TypedPlugin<English, Menu> extends Omit<Plugin, 'routes' | 'menu'> {
  readonly routes?: readonly (Route | GivenEntry<KeyOf<NoInfer<English & Menu>>>)[]
  readonly menu?: readonly MenuEntry<KeyOf<NoInfer<Menu>>>[]
}

/**
 * Type-checks a plugin by its English files: `definePlugin<typeof en, typeof menu>({ … })`. It rejects misspelt fields,
 * titles of pages that are not in `locales/en.json`, and of menu entries that are not in `locales/menu.en.json`. A
 * default title without a text is found by the contract test.
 */
export function definePlugin<English = object, Menu = object>(plugin: TypedPlugin<English, Menu>): Plugin {
  return { ...plugin, routes: (plugin.routes ?? []).map(entryOf) }
}

function entryOf(given: Route | GivenEntry): RouteEntry {
  const entry = 'route' in given ? given : { route: given }
  const { path } = entry.route
  const name = path.slice(path.lastIndexOf('/') + 1)
  const source = name.replace(/-|(?!^)(?=[A-Z])/g, '_').toLowerCase()
  return { title: `title.${name}`, source, ...entry }
}

/** Texts of an area with typed keys: a key that is not in its English files is a type error. */
export interface AreaTexts<English, Menu> {
  /** Texts in a component, which re-renders when the language changes. */
  readonly useTexts: () => TextFunction<KeyOf<English & Menu>>
  /** A text outside of components (handlers, stores); the area's texts must be loaded. */
  readonly text: TextFunction<KeyOf<English & Menu>>
  /** A text of menu entry, due items or search hits: for the workbench only these are loaded. */
  readonly menuText: TextFunction<KeyOf<Menu>>
}

/**
 * The typed texts of an area, for its other modules. Used once, in its `plugin.ts`:
 * `export const { useTexts, text } = defineTexts<typeof en>('leads')`.
 */
export function defineTexts<English, Menu = object>(plugin: string): AreaTexts<English, Menu> {
  const find = (key: string, values?: Record<string, unknown>) => text(key, values, plugin)
  return { useTexts: () => useTextsOf(plugin), text: find, menuText: find }
}
