import { CloudSlash } from '@phosphor-icons/react/dist/csr/CloudSlash'
import { observer } from 'mobx-react-lite'
import { useCoreTexts } from '#src/i18n'
import { errorText, Notice } from '#src/ui'
import type { OpenLead } from '../../stores/OpenLead'
import { useTexts } from '../../texts'

/** Says that the record did not load, above what is there of it: the list's figures, or an earlier state. */
export const LoadNotice = observer(function LoadNotice({ open }: { open: OpenLead }) {
  const t = useTexts()
  const core = useCoreTexts()
  const { main, rights } = open
  const error = main.error ?? rights.error
  if (error === undefined) return null
  const what = main.value ? 'detail.stale' : 'detail.partly'
  return (
    <Notice
      tone="warn"
      role="status"
      icon={<CloudSlash aria-hidden="true" />}
      action={{ label: core('boundary.retry'), onPress: () => void open.open() }}
    >
      {`${errorText(error, core)} ${t(what)}`}
    </Notice>
  )
})
