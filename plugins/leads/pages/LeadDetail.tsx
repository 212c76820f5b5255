import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '#src/core'
import { type PageState, usePageState, useSearch } from '#src/navigation'
import type { RecordState } from '#src/records'
import { LeadNotThere } from '../components/detail/LeadNotThere'
import { LeadPage } from '../components/detail/LeadPage'
import { clueDetail } from '../routes'
import { leadStore } from '../stores/LeadStore'
import { leadRecords } from '../stores/leadRecords'

const STATES: Readonly<Record<RecordState, PageState>> = {
  loading: 'loading',
  ready: 'ready',
  'not-found': 'not-found',
  denied: 'denied',
  failed: 'error',
}

/** Lead page (/clueDetail, pages 'leads'). */
export default observer(function LeadDetail() {
  const { id } = useSearch(clueDetail)
  const open = useStore(leadRecords).of(id)
  const known = useStore(leadStore).get(id)
  const { state } = open
  usePageState(STATES[state])
  useEffect(() => {
    void open.open()
    return () => open.close()
  }, [open])

  const lead = open.main.value ?? known
  if (state === 'denied' || state === 'not-found') return <LeadNotThere open={open} kind={state} />
  if (!lead) return <LeadNotThere open={open} kind={state === 'failed' ? 'failed' : 'loading'} />
  // The key resets the state below for another lead; the app frame above stays.
  return <LeadPage key={id} open={open} lead={lead} />
})
