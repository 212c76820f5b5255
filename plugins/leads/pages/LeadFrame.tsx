import * as v from 'valibot'
import { LaunchPage } from '#kit/embedded'
import { queryOf } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { launchLead } from '../api'
import { useTexts } from '../plugin'
import { clueIframe } from '../routes'
import { leadIdSchema } from '../rules/vocabulary'
import { leadRecords, leadTouched } from '../stores/leadRecords'

/** What the sibling system reports when the user has finished there. */
const Submitted = v.object({ clueId: leadIdSchema })

/** The sibling system's page of a lead (/clueIframe). */
export default function LeadFrame() {
  const { id } = useSearch(clueIframe)
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const open = useStore(leadRecords).of(id)
  return (
    <LaunchPage
      title={t('title.clueIframe')}
      launch={() => queryOf(launchLead, { id })}
      submitted={Submitted}
      onSubmitted={({ clueId }) => {
        if (clueId !== id) return false
        core.feedback.toast(t('partner.sent'))
        open.invalidateAll()
        leadTouched(core, id)
        page.leave()
        return true
      }}
    />
  )
}
