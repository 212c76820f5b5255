import { CloudSlash } from '@phosphor-icons/react/dist/csr/CloudSlash'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { formatNearMoment } from '#src/calendar'
import { useCoreTexts, useLanguage } from '#src/i18n'
import { errorText, Notice } from '#src/ui'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'

/**
 * Notice that the record did not load, shown above the available data: the row of the list, an earlier state, or the
 * offline copy with its age. Reloads when the network returns.
 */
export const LoadNotice = observer(function LoadNotice({ open }: { open: OpenLead }) {
  const t = useTexts()
  const core = useCoreTexts()
  const language = useLanguage()
  const { main, beside, seenAt } = open
  const error = main.error ?? beside.rights.error
  const isShown = error !== undefined
  useEffect(() => {
    if (!isShown) return
    const retry = () => void open.open()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [open, isShown])
  if (!isShown) return null
  const what = main.value ? 'detail.stale' : 'detail.partly'
  const text = seenAt
    ? core('list.asOf', { when: formatNearMoment(seenAt, language) })
    : `${errorText(error, core)} ${t(what)}`
  return (
    <Notice
      tone="warn"
      role="status"
      icon={<CloudSlash aria-hidden="true" />}
      action={{ label: core('boundary.retry'), onPress: () => void open.open() }}
    >
      {text}
    </Notice>
  )
})
