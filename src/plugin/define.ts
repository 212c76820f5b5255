import type { KeyOf, Texts } from '#src/i18n'
import type { Lazy, MenuEntry, Plugin, RouteEntry } from './types'

/** A plugin whose titles are keys of its English texts. */
interface TypedPlugin<English> extends Omit<Plugin, 'routes' | 'menu' | 'locales'> {
  readonly routes?: readonly RouteEntry<NoInfer<KeyOf<English>>>[]
  readonly menu?: readonly MenuEntry<NoInfer<KeyOf<English>>>[]
  readonly locales: { readonly en: Lazy<English>; readonly 'zh-CN': Lazy<Texts> }
}

/**
 * Type-checks a plugin: keeps its id literal, rejects misspelt fields and titles that are not a key of `locales.en`.
 */
export function definePlugin<const Id extends string, English extends Texts>(
  plugin: TypedPlugin<English> & { id: Id },
): Plugin & { readonly id: Id } {
  return plugin
}
