import { useMemo } from 'react'
import { toFieldDay, toFieldMoment } from '#src/calendar'
import { nameIn, useLanguage } from '#src/i18n'
import { type Column, ExportSheet } from '#src/tables'
import type { Lead } from '../../api'
import { stageCodes, stateCodes } from '../../rules/vocabulary'
import { askLeads, type LeadQuestion } from '../../stores/leadList'
import { useTexts } from '../../texts'
import { codeText } from '../words'

interface LeadExportProps {
  readonly question: LeadQuestion
  readonly onClose: () => void
}

/** Saves a lead list as CSV. */
export default function LeadExport({ question, onClose }: LeadExportProps) {
  const t = useTexts()
  const name = t('export.name', { tab: t(`tab.${question.tab}`), day: toFieldDay(new Date()) })
  return (
    <ExportSheet
      name={name}
      columns={useColumns()}
      asks={(page, size) => askLeads(question, page, size)}
      onClose={onClose}
    />
  )
}

/** Columns of the file; times as a spreadsheet reads them, amounts without a unit. */
function useColumns(): readonly Column<Lead>[] {
  const t = useTexts()
  const language = useLanguage()
  return useMemo(() => {
    const moment = (at: Date | undefined) => (at ? toFieldMoment(at).replace('T', ' ') : '')
    const number = (value: number | undefined) => (value === undefined ? '' : String(value))
    const texts = {
      id: ({ id }) => id,
      name: (lead) => nameIn(lead, language),
      stage: ({ stage }) => codeText(t, 'stage', stageCodes, stage),
      state: ({ state }) => codeText(t, 'state', stateCodes, state),
      score: ({ score }) => number(score),
      gas: ({ potential }) => number(potential.gas),
      industry: ({ industry }) => (industry ? nameIn(industry, language) : ''),
      labels: ({ labels }) => labels.map((label) => nameIn(label, language)).join(' / '),
      owner: ({ owner }) => (owner ? nameIn(owner, language) : ''),
      phone: ({ phone }) => phone ?? '',
      lastContact: ({ lastContact }) => moment(lastContact?.at),
      nextStep: ({ nextStep }) => moment(nextStep?.at),
      createdAt: ({ createdAt }) => moment(createdAt),
    } satisfies Record<string, Column<Lead>['text']>
    const keys = Object.keys(texts) as (keyof typeof texts)[]
    return keys.map((key) => ({ key, label: t(`export.column.${key}`), text: texts[key] }))
  }, [t, language])
}
