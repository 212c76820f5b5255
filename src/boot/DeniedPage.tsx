import { type Core, type Right, useCore } from '#src/core'
import { useCoreTexts } from '#src/i18n'
import { usePageNavigation } from '#src/navigation'
import type { RegisteredRoute } from '#src/plugin'
import { useAdvice } from '#src/ui'
import { StatePage } from './StatePage'

/** Page for applying for a role (section 2); possibly not registered by any area. */
const APPLY = '/addApply'

interface DeniedPageProps {
  readonly entry: RegisteredRoute
  readonly reason: string
  /** The right that is missing, where it is for want of one. */
  readonly right: Right | undefined
}

/** A page that the user may not see: explains what is missing and whom to ask. */
export function DeniedPage({ entry, reason, right }: DeniedPageProps) {
  const t = useCoreTexts()
  const core = useCore()
  const page = usePageNavigation()
  const sentences = useAdvice(right, reason)
  const application = right && applicationOf(core)
  const apply = application && { label: t('access.apply'), onPress: () => page.open(application.route) }
  return (
    <StatePage
      entry={entry}
      state="denied"
      kind="denied"
      title={t('state.deniedTitle')}
      text={sentences}
      action={apply ?? { label: t('boundary.back'), onPress: page.back }}
      details={{ right }}
    />
  )
}

function applicationOf({ registry, decide }: Core): RegisteredRoute | undefined {
  const entry = registry.routes.get(APPLY)
  return entry?.screen && decide(entry.access).ok ? entry : undefined
}
