import { observer } from 'mobx-react-lite'
import { isOffline } from '#src/http'
import { useCoreTexts } from '#src/i18n'
import { usePageNavigation } from '#src/navigation'
import { errorText, PageFrame, SkeletonDetail, StateView } from '#src/ui'
import { clueList } from '../../routes'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'

interface LeadNotThereProps {
  readonly open: OpenLead
  readonly kind: 'loading' | 'not-found' | 'denied' | 'failed'
}

/** Page without a lead to show: loading, not found, access denied, or load failed. */
export const LeadNotThere = observer(function LeadNotThere({ open, kind }: LeadNotThereProps) {
  const page = usePageNavigation()
  const t = useTexts()
  const core = useCoreTexts()
  const toList = { label: t('detail.toList'), onPress: () => page.replace(clueList, { tab: 'mine' }) }
  const retry = { label: core('boundary.retry'), onPress: () => void open.open() }
  const views = {
    loading: () => <SkeletonDetail />,
    'not-found': () => (
      <StateView kind="not-found" title={t('detail.notFoundTitle')} text={t('detail.notFoundText')} action={toList} />
    ),
    denied: () => (
      <StateView kind="denied" title={t('detail.deniedTitle')} text={t('detail.deniedText')} action={toList} />
    ),
    failed: () => {
      const offline = isOffline(open.main.error)
      return (
        <StateView
          kind={offline ? 'offline' : 'failed'}
          title={t(offline ? 'detail.offlineTitle' : 'detail.failedTitle')}
          text={errorText(open.main.error, core)}
          action={retry}
          alternative={toList}
        />
      )
    },
  }
  return <PageFrame title={t('detail.name')}>{views[kind]()}</PageFrame>
})
