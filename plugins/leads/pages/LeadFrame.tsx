import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import * as v from 'valibot'
import { embedOrigins } from '#base/config'
import { ResourceView } from '#kit/detail'
import { EmbeddedPage } from '#kit/embedded'
import { useResource } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { PageFrame } from '#ui/components'
import { launchLead } from '../api'
import { useTexts } from '../plugin'
import { clueIframe } from '../routes'
import { leadIdSchema } from '../rules/vocabulary'
import { leadRecords } from '../stores/leadRecords'

/** What the sibling system reports when the user has finished there. */
const Submitted = v.object({ clueId: leadIdSchema })

/** The sibling system's page of a lead (/clueIframe); it receives a ticket by message, never in its address. */
export default function LeadFrame() {
  const [attempt, setAttempt] = useState(0)
  return <Launched key={attempt} onRetry={() => setAttempt(attempt + 1)} />
}

/** One attempt with a ticket of its own, because a ticket is used once. */
const Launched = observer(function Launched({ onRetry }: { onRetry: () => void }) {
  const { id } = useSearch(clueIframe)
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const open = useStore(leadRecords).of(id)
  const [origin = ''] = useState(embedOrigins)[0]
  const launch = useResource(({ http }, signal) => http(launchLead, { id }, { signal }))
  const title = t('title.clueIframe')
  const { value: given } = launch
  if (!given)
    return (
      <PageFrame title={title}>
        <ResourceView section={launch}>{() => null}</ResourceView>
      </PageFrame>
    )
  const submitted = (payload: unknown) => {
    const parsed = v.safeParse(Submitted, payload)
    if (!parsed.success || parsed.output.clueId !== id) return
    core.feedback.toast(t('partner.sent'))
    open.invalidateAll()
    page.leave()
  }
  return (
    <EmbeddedPage
      src={`${origin}/lead/${encodeURIComponent(id)}`}
      title={title}
      init={{ ticket: given.ticket }}
      onSubmitted={submitted}
      onRetry={onRetry}
    />
  )
})
