import CloudSlash from '@phosphor-icons/core/regular/cloud-slash.svg'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import type { Versioned } from '#kit/records'
import { errorText, isOffline } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { Icon, Notice, OfflineBar } from '#ui/components'
import type { Opened } from './opened'
import { useDetailTexts } from './texts'

interface LoadProps {
  readonly open: Opened<Versioned, unknown>
}

/** Offline bar of a record: the age of its offline copy, which it reloads. */
export const RecordOfflineBar = observer(function RecordOfflineBar({ open }: LoadProps) {
  const reload = useCallback(() => void open.open(), [open])
  return <OfflineBar seenAt={open.seenAt} onReload={isOffline(open.error) ? reload : undefined} />
})

/**
 * Notice above a record that did not load: only the row of the list is cached, or an earlier state is shown. A missing
 * network is shown by the bar instead.
 */
export const LoadNotice = observer(function LoadNotice({ open }: LoadProps) {
  const t = useDetailTexts()
  const core = useCoreTexts()
  const { main, error } = open
  const isLost = isOffline(error)
  if (error === undefined || (isLost && main.value)) return null
  const what = t(main.value ? 'record.stale' : 'record.partly')
  return (
    <Notice
      tone="warn"
      role="status"
      icon={isLost ? <Icon svg={CloudSlash} /> : undefined}
      action={isLost ? undefined : { label: core('boundary.retry'), onPress: () => void open.open() }}
    >
      {isLost ? what : `${errorText(error, core)} ${what}`}
    </Notice>
  )
})
