import { CloudSlash } from '@phosphor-icons/react/dist/csr/CloudSlash'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { formatNearMoment } from '#src/calendar'
import { useCoreTexts, useLanguage } from '#src/i18n'
import type { Versioned } from '#src/records'
import { errorText, Notice } from '#src/ui'
import type { Opened } from './opened'
import { useDetailTexts } from './texts'

/**
 * Notice that the record did not load, shown above the available data: the row of the list, an earlier state, or the
 * offline copy with its age. Reloads when the network returns.
 */
export const LoadNotice = observer(function LoadNotice({ open }: { open: Opened<Versioned, unknown> }) {
  const t = useDetailTexts()
  const core = useCoreTexts()
  const language = useLanguage()
  const { main, error, seenAt } = open
  const isShown = error !== undefined
  useEffect(() => {
    if (!isShown) return
    const retry = () => void open.open()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [open, isShown])
  if (!isShown) return null
  const text = seenAt
    ? core('list.asOf', { when: formatNearMoment(seenAt, language) })
    : `${errorText(error, core)} ${t(main.value ? 'record.stale' : 'record.partly')}`
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
