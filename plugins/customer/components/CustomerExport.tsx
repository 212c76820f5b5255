import type { ExportSheetProps } from '#kit/lists'
import { queryOf } from '#kit/records'
import { ListExport } from '#kit/tables'
import { usePageTools } from '#ui/components'
import { type CompanyRow, listCompanies } from '../api/company'
import type { CompanyFilter } from '../rules/filters'
import type { Tab } from '../rules/vocabulary'

/** Saves the customers of a list that the user may save as CSV; volumes only of companies whose bills the user sees. */
export default function CustomerExport({
  query: { tab, filter, position },
  onClose,
}: ExportSheetProps<Tab, CompanyFilter>) {
  const { say, word } = usePageTools()
  return (
    <ListExport<CompanyRow>
      tab={tab}
      texts={{
        id: ({ id }) => id,
        name: say.name,
        creditCode: ({ creditCode }) => creditCode,
        industry: ({ industry }) => say.name(industry),
        scale: ({ scale }) => word('scale', scale),
        gas: ({ gas12 }) => gas12,
        change: ({ change }) => say.percent(change, 1),
        risk: ({ risk }) => word('level', risk?.level),
        labels: ({ labels }) => labels.map((label) => say.name(label)).join(' / '),
        owner: ({ owner }) => say.name(owner),
        contractEnd: ({ contractEnd }) => contractEnd,
        lastVisit: ({ lastVisit }) => lastVisit ?? undefined,
      }}
      asks={(page) => queryOf(listCompanies, { tab, ...filter, ...position, ...page, export: 1 })}
      onClose={onClose}
    />
  )
}
