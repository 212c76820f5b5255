import type { ExportSheetProps } from '#kit/lists'
import { ListExport } from '#kit/tables'
import type { Lead } from '../../api'
import type { LeadFilter, Tab } from '../../rules/filters'
import { leadsQuery } from '../../stores/leadList'
import { useArea } from '../useArea'

/** Saves a lead list as CSV; amounts without a unit. */
export default function LeadExport({ query, onClose }: ExportSheetProps<Tab, LeadFilter>) {
  const { say, word } = useArea()
  return (
    <ListExport<Lead>
      tab={query.tab}
      texts={{
        id: ({ id }) => id,
        name: say.name,
        stage: ({ stage }) => word('stage', stage),
        state: ({ state }) => word('state', state),
        score: ({ score }) => score,
        gas: ({ potential }) => potential.gas,
        industry: ({ industry }) => say.name(industry),
        labels: ({ labels }) => labels.map((label) => say.name(label)).join(' / '),
        owner: ({ owner }) => say.name(owner),
        phone: ({ phone }) => phone,
        lastContact: ({ lastContact }) => lastContact?.at,
        nextStep: ({ nextStep }) => nextStep?.at,
        createdAt: ({ createdAt }) => createdAt,
      }}
      asks={(page) => leadsQuery(query, page)}
      onClose={onClose}
    />
  )
}
