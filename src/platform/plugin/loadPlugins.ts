import type { Plugin } from '#platform/core'

/** An area in the list of areas (plugins/index.ts). */
export interface ListedPlugin {
  readonly id: string
  /** Named where the area cannot be loaded. */
  readonly owner: string
  readonly load: () => Promise<{ readonly default: Plugin }>
}

/** The areas of a list; one that throws while it is defined is empty, with the error: the registry omits it. */
export function loadPlugins(list: readonly ListedPlugin[]): Promise<readonly Plugin[]> {
  return Promise.all(
    list.map(({ id, owner, load }) =>
      load().then(
        (module) => module.default,
        (failed: unknown): Plugin => ({ id, owner, failed }),
      ),
    ),
  )
}
