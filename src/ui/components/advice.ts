import type { Core, Right } from '#platform/core'
import { type Approver, getApprovers } from '#platform/core'
import { loadTexts } from '#platform/i18n'

/** Advice for a user who lacks a right. */
export interface Advice {
  /** Id of the plugin whose texts name the right, under `right.<right>`; undefined if no plugin declares it. */
  readonly namedBy: string | undefined
  /** roleNames with the right. */
  readonly roles: ReadonlySet<string>
  /** Empty if the back end does not provide them. */
  readonly approvers: readonly Approver[]
}

/** Collects the advice for a missing right and loads its texts. Never rejects. */
export async function adviceFor({ registry, http }: Core, right: Right, signal: AbortSignal): Promise<Advice> {
  const declaring = registry.plugins.filter(({ rights }) => rights && right in rights)
  const [first] = declaring
  const [approvers, hasTexts] = await Promise.all([
    // Without this call of the back end the message names the organisation.
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
