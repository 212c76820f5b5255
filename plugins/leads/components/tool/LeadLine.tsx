import { observer } from 'mobx-react-lite'
import type { LeadId } from '../../rules/vocabulary'
import { useTexts } from '../../texts'
import { useToolLead } from './useToolLead'
import './tool.css'

/** The lead that a page of the tool is about. */
export const LeadLine = observer(function LeadLine({ id }: { readonly id: LeadId }) {
  const t = useTexts()
  const name = useToolLead(id)
  return <p className="tool-lead">{name === undefined ? ' ' : t('tool.forLead', { name })}</p>
})
