import type { Core } from '#src/core'
import { loadTexts } from '#src/i18n'
import type { Right } from '#src/plugin'
import { type Approver, getApprovers } from './approvers'

/** What helps whoever lacks a right. */
export interface Advice {
  /** Id of the plugin whose texts name the right, under `right.<right>`; undefined where no plugin declares it. */
  readonly namedBy: string | undefined
  /** roleNames that have it. */
  readonly roles: ReadonlySet<string>
  /** Nobody where the back end does not tell. */
  readonly approvers: readonly Approver[]
}

/** Collects what can be said of a missing right; the words of the right are loaded then. Never rejects. */
export async function adviceFor({ registry, http }: Core, right: Right, signal: AbortSignal): Promise<Advice> {
  const declaring = registry.plugins.filter(({ rights }) => rights && right in rights)
  const [first] = declaring
  const [approvers, hasTexts] = await Promise.all([
    // A back end without this call leaves the sentence that names the organisation.
    http(getApprovers, { right }, { signal, background: true }).catch(() => []),
    first &&
      loadTexts(first.id).then(
        () => true,
        () => false,
      ),
  ])
  const roles = new Set(declaring.flatMap(({ rights }) => Object.keys(rights?.[right] ?? {})))
  return { namedBy: hasTexts ? first?.id : undefined, roles, approvers }
}
