import { loadPart } from '#base/loading'
import type { Lazy, Plugin, RegisteredMenu } from '#platform/core'
import { type Core, canReach } from '#platform/core'
import { DENIED, isCancelled, isOffline, refusalCode } from '#platform/http'
import { loadMenuTexts } from '#platform/i18n'

/** Name of a contribution in reports: `plugin leads (team-leads), badge leads`. */
export function contributionName({ id, owner }: Pick<Plugin, 'id' | 'owner'>, what: string): string {
  return `plugin ${id} (${owner}), ${what}`
}

export type ContributionResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: unknown }

interface Contribution<C, T> {
  readonly plugin: Plugin
  /** Names it in reports: `today`, `search`, `badge leads`. */
  readonly what: string
  readonly load: Lazy<C>
  /** Its value for a user whose right the back end refuses (4003); without one that is a failure. */
  readonly nothing?: T
}

/**
 * Loads and runs a function that an area contributes (badge, today, search), after the area's menu texts. Never
 * rejects: a failure is returned, and reported with plugin and owner unless it is a missing network, a cancellation, or
 * a missing right, which only the back end knows of where the roles could not be loaded. The caller asks only areas
 * that the user may open, once the roles are known (`whenRolesKnown`).
 */
export async function runContribution<C, T>(
  core: Core,
  { plugin, what, load, nothing }: Contribution<C, T>,
  run: (contribution: C) => Promise<T>,
): Promise<ContributionResult<T>> {
  try {
    const [module] = await Promise.all([loadPart(load, plugin.id), loadMenuTexts(plugin.id)])
    return { ok: true, value: await run(module.default) }
  } catch (error) {
    const isDenied = refusalCode(error) === DENIED
    if (isDenied && nothing !== undefined) return { ok: true, value: nothing }
    const isExpected = isCancelled(error) || isOffline(error) || isDenied
    if (!isExpected) core.report(error, contributionName(plugin, what))
    return { ok: false, error }
  }
}

/**
 * Menu entries that the user may open: allowed by the access of plugin, page and entry, with a page that has a screen.
 */
export function openMenu(core: Core): readonly RegisteredMenu[] {
  return core.registry.menu.filter((entry) => {
    return (
      canReach(core, entry.to.path) && [entry.plugin.access, entry.access].every((access) => core.decide(access).ok)
    )
  })
}
