import { observer } from 'mobx-react-lite'
import { isKnown } from '#base/wire'
import { DetailScreen, Facts, type Part, recordData, type Some, useFieldFacts, useRecord } from '#kit/detail'
import { useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Card, CellCards, StatusTag, Tag, usePageTools } from '#ui/components'
import { SafeHtml } from '#ui/html'
import type { Risk } from '../api/risk'
import { useTexts } from '../plugin'
import { customerLaxxDetails } from '../routes'
import { fieldsOf, RISK_KINDS } from '../rules/riskKinds'
import { riskRows, risks } from '../stores/risks'
import '../components/risk.css'

export const data = recordData(risks)

/** A record of legal risk (/customer-laxx-details, -xzgxf-details, -zbaj-details, -gqdj-details). */
export default observer(function RiskDetail() {
  const t = useTexts()
  const { id } = useSearch(customerLaxxDetails)
  const open = useRecord(risks, id)
  const parts = useRiskParts()
  return (
    <DetailScreen
      open={open}
      title={({ caseNo }) => caseNo ?? t('risk.record')}
      neighbours={useStore(riskRows).browsing}
      head={(risk) => (
        <div className="risk-head">
          <h2>{risk.caseNo ?? t('risk.record')}</h2>
          <p>
            <RiskTags risk={risk} />
            {risk.court}
          </p>
        </div>
      )}
      parts={parts}
    />
  )
})

const TONES = { open: 'warn', closed: 'plain' } as const

/** State of a record, and whether it is new. */
export function RiskTags({ risk: { state, isNew } }: { readonly risk: Risk }) {
  const t = useTexts()
  return (
    <>
      {isNew ? <Tag tone="risk">{t('risk.new')}</Tag> : null}
      {state === undefined ? null : <StatusTag word={state} tones={TONES} group="riskState" />}
    </>
  )
}

/** Fields of every kind, in the order of the screen. */
const CASE = { caseNo: 'copied', court: 'text', date: 'day', role: 'text', amount: 'money', closedAt: 'day' } as const

/** Parts of a record: fields of its kind first, then what all kinds have; a part without content is omitted. */
export function useRiskParts(): (risk: Risk) => readonly Some<Part>[] {
  const t = useTexts()
  const { say, word } = usePageTools()
  const factsOf = useFieldFacts()
  return (risk) => {
    const { kind, course, result, text } = risk
    const ofKind = isKnown(RISK_KINDS, kind)
      ? { fields: fieldsOf(kind), title: t(`title.customer-${kind}`) }
      : undefined
    const own = factsOf(ofKind?.fields ?? {}, risk, (name) => t(`riskField.${name}`))
    const ofCase = factsOf(CASE, { ...risk, role: word('riskRole', risk.role) }, (name) => t(`risk.${name}`))
    const parties = risk.parties.map(({ name, role }) => ({ title: name, value: word('riskRole', role) }))
    const steps = course.map(({ at, text: said }) => ({ title: said, note: say.day(at) }))
    const html = text !== undefined && (
      <Card title={t('risk.document')} pad>
        <SafeHtml html={text} />
      </Card>
    )
    return [
      own.some(({ value }) => value !== undefined) && {
        key: 'own',
        title: ofKind?.title,
        body: <Facts facts={own} />,
      },
      { key: 'case', title: t('risk.case'), body: <Facts facts={ofCase} /> },
      { key: 'people', body: <CellCards group="risk" lists={{ parties, course: steps }} /> },
      result !== undefined && { key: 'result', title: t('risk.result'), body: <p className="risk-text">{result}</p> },
      { key: 'document', body: html },
    ]
  }
}
