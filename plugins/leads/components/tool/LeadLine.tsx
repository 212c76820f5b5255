import { observer } from 'mobx-react-lite'
import { useNeeded } from '#kit/records'
import { useStore } from '#platform/core'
import type { LeadId } from '../../rules/vocabulary'
import { leadStore } from '../../stores/LeadStore'
import { leadRecords } from '../../stores/leadRecords'
import { useArea } from '../useArea'
import './tool.css'

/** The lead that a page of the tool is about. */
export const LeadLine = observer(function LeadLine({ id }: { readonly id: LeadId }) {
  const { t, say } = useArea()
  const row = useStore(leadStore).get(id)
  const { value: lead = row } = useNeeded(useStore(leadRecords).of(id).main)
  return <p className="tool-lead">{lead ? t('tool.forLead', { name: say.name(lead) }) : ' '}</p>
})
