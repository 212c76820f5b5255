import { defineRoute } from '#base/routes'
import { type Right, useReach } from '#platform/core'
import { useCoreTexts } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import type { RegisteredRoute } from '#platform/plugin'
import { useAdvice } from '#ui/components'
import { StatePage } from './StatePage'

/** Page for applying for a role (section 2); possibly not registered by any area. */
const application = defineRoute('/addApply')

interface DeniedPageProps {
  readonly entry: RegisteredRoute
  readonly reason: string
  /** The missing right, if the reason is a right. */
  readonly right: Right | undefined
}

/** A page without permission: shows which right is missing and who can grant it. */
export function DeniedPage({ entry, reason, right }: DeniedPageProps) {
  const t = useCoreTexts()
  const reach = useReach()
  const page = usePageNavigation()
  const sentences = useAdvice(right, reason)
  const apply = right && reach(application) && { label: t('access.apply'), onPress: () => page.open(application) }
  return (
    <StatePage
      entry={entry}
      state="denied"
      kind="denied"
      title={t('state.deniedTitle')}
      text={sentences}
      action={apply || { label: t('back'), onPress: page.back }}
      details={{ right }}
    />
  )
}
