import { formatDay, momentOf } from '#src/calendar'
import { Facts, type Part, type Some, useFieldFacts } from '#src/detail'
import { SafeHtml } from '#src/html'
import { useLanguage } from '#src/i18n'
import { Card, CellCard, StatusTag, Tag } from '#src/ui'
import { type Coded, isKnown } from '#src/wire'
import type { Risk } from '../api/risk'
import { fieldsOf, type RiskRole, ROLES } from '../rules/riskKinds'
import { useTexts } from '../texts'
import './risk.css'

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

/** A role in the user's language. */
export function useRoleText() {
  const t = useTexts()
  return (role: Coded<RiskRole> | undefined) => (role && isKnown(ROLES, role) ? t(`riskRole.${role}`) : role)
}

/** Fields of every kind, in the order of the screen. */
const CASE = { caseNo: 'copied', court: 'text', date: 'day', role: 'text', amount: 'money', closedAt: 'day' } as const

/** Parts of a record: fields of its kind first, then what all kinds have; a part without content is left out. */
export function useRiskParts(): (risk: Risk) => readonly Some<Part>[] {
  const t = useTexts()
  const language = useLanguage()
  const roleOf = useRoleText()
  const factsOf = useFieldFacts()
  return (risk) => {
    const { kind, parties, course, result, text } = risk
    const own = factsOf(fieldsOf(kind), risk, (name) => t(`riskField.${name}`))
    const common = factsOf(CASE, { ...risk, role: roleOf(risk.role) }, (name) => t(`risk.${name}`))
    return [
      own.some(({ value }) => value !== undefined) && {
        ...{ key: 'own', title: t(`title.customer-${kind}`), body: <Facts facts={own} /> },
      },
      { key: 'case', title: t('risk.case'), body: <Facts facts={common} /> },
      {
        key: 'parties',
        body: (
          <CellCard
            title={t('risk.parties')}
            cells={parties.map(({ name, role }) => ({ key: `${role} ${name}`, title: name, value: roleOf(role) }))}
          />
        ),
      },
      {
        key: 'course',
        body: (
          <CellCard
            title={t('risk.course')}
            cells={course.map(({ at, text: said }) => ({
              ...{ key: `${at} ${said}`, title: said, note: formatDay(momentOf(at), language) },
            }))}
          />
        ),
      },
      result !== undefined && { key: 'result', title: t('risk.result'), body: <p className="risk-text">{result}</p> },
      text !== undefined && {
        key: 'document',
        body: (
          <Card title={t('risk.document')} pad>
            <SafeHtml html={text} />
          </Card>
        ),
      },
    ]
  }
}
