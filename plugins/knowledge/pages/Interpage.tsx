import { useState } from 'react'
import { useCore } from '#platform/core'
import { usePageState, useSearch } from '#platform/navigation'
import { PageFrame, StateView, usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import { icomeInterpage } from '../routes'
import { targetAddress } from '../rules/target'

/** Opens a page of the messaging app that a link names, if it is one of those allowed (/icomeInterpage). */
export default function Interpage() {
  const t = useTexts()
  const { page } = usePageTools()
  const { host } = useCore()
  const { target, id } = useSearch(icomeInterpage)
  const [hasFailed, setFailed] = useState(false)
  // Other hosts do not know its addresses.
  const isHere = host.kind === 'messaging-app'
  const address = targetAddress(target, id)
  const back = { label: t('back'), onPress: page.back }
  usePageState(address === undefined ? 'empty' : 'ready')
  const open = async (url: string) => {
    const result = await host.openWebView({ url })
    setFailed(!result.ok && result.error.kind !== 'cancelled')
  }
  return (
    <PageFrame title={t('title.icomeInterpage')}>
      {address === undefined || !isHere ? (
        <StateView
          kind="denied"
          title={t(address === undefined ? 'error.target' : 'interpage.notHere')}
          action={back}
        />
      ) : (
        <StateView
          kind={hasFailed ? 'failed' : 'empty'}
          title={
            hasFailed
              ? t('interpage.notHere')
              : t('interpage.title', { target: t(`target.${target}` as 'target.chat') })
          }
          action={{ label: t('interpage.open'), onPress: () => void open(address) }}
          alternative={back}
        />
      )}
    </PageFrame>
  )
}
