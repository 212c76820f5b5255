import { toFieldDay } from '#src/calendar'
import type { Question } from '#src/lists'
import { ask } from '#src/records'
import { type Column, ExportSheet } from '#src/tables'
import { isKnown } from '#src/wire'
import { type CompanyRow, listCompanies } from '../api/company'
import type { CompanyFilter } from '../rules/filters'
import { scaleCodes, type Tab } from '../rules/vocabulary'
import { useTexts } from '../texts'
import { useWords } from './useWords'

interface CustomerExportProps {
  readonly question: Question<Tab, CompanyFilter>
  readonly onClose: () => void
}

/** Saves a customer list as CSV; volumes only of companies whose bills the user sees. */
export default function CustomerExport({ question, onClose }: CustomerExportProps) {
  const t = useTexts()
  const words = useWords()
  const { tab, filter, position } = question
  const shown = (value: number | undefined) => (value === undefined ? '' : String(value))
  const texts = {
    id: ({ id }) => id,
    name: words.name,
    creditCode: ({ creditCode }) => creditCode ?? '',
    industry: ({ industry }) => (industry ? words.name(industry) : ''),
    scale: ({ scale }) => (scale === undefined ? '' : isKnown(scaleCodes, scale) ? t(`scale.${scale}`) : scale),
    gas: ({ gas12 }) => shown(gas12),
    change: ({ change }) => (change === undefined ? '' : words.change(change)),
    risk: ({ risk }) => (risk?.level ? t(`level.${risk.level}`) : ''),
    labels: ({ labels }) => labels.map(words.name).join(' / '),
    owner: ({ owner }) => (owner ? words.name(owner) : ''),
    contractEnd: ({ contractEnd }) => contractEnd ?? '',
    lastVisit: ({ lastVisit }) => lastVisit ?? '',
  } satisfies Record<string, Column<CompanyRow>['text']>
  const keys = Object.keys(texts) as (keyof typeof texts)[]
  return (
    <ExportSheet
      name={t('export.name', { tab: t(`tab.${tab}`), day: toFieldDay(new Date()) })}
      columns={keys.map((key) => ({ key, label: t(`export.column.${key}`), text: texts[key] }))}
      asks={(page, size) => ask(listCompanies, { tab, ...filter, ...position, page, size })}
      onClose={onClose}
    />
  )
}
