import { pluginIds } from '#base/config'
import type { Plugin } from '#platform/core'

/** Area that is never switched off: sign-in, workbench, outbox. */
const CORE = 'core'

interface Choice {
  /** Id of the only area besides the core (`npm start -- --only`); '' for all. */
  readonly only: string
  /** Ids of areas that are switched off (`PLUGINS_OFF`), separated by commas. */
  readonly off: string
}

/**
 * The areas that this build uses. One that is switched off has neither routes nor menu entries nor messages, and
 * nothing of it is requested. `unknown`: names in the choice that no area has.
 */
export function choosePlugins(
  plugins: readonly Plugin[],
  { only, off }: Choice,
): { readonly chosen: readonly Plugin[]; readonly unknown: readonly string[] } {
  const switchedOff = pluginIds(off)
  const isChosen = ({ id }: Plugin) => id === CORE || (only === '' ? !switchedOff.includes(id) : id === only)
  const named = [only, ...switchedOff].filter(Boolean)
  return {
    chosen: plugins.filter(isChosen),
    unknown: named.filter((id) => id === CORE || !plugins.some((plugin) => plugin.id === id)),
  }
}
