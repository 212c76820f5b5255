import { useLanguage } from '#platform/i18n'
import { usePageState, useSearch } from '#platform/navigation'
import { PageFrame } from '#ui/components'
import { type PolicyKind, PolicyText } from '../components/PolicyText'
import { useTexts } from '../plugin'
import { policy } from '../routes'

/** Privacy policy or user agreement, shown without sign-in; going back returns to the native app (section 2). */
export default function Policy() {
  const t = useTexts()
  const { pageType } = useSearch(policy)
  const kind: PolicyKind = pageType === 'user' ? 'user' : 'privacy'
  usePageState('ready')
  return (
    <PageFrame title={t(`policy.${kind}Title`)} plain>
      <PolicyText kind={kind} language={useLanguage()} />
    </PageFrame>
  )
}
