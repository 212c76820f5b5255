import { formatDay, formatMoney, momentOf } from '#src/calendar'
import { Facts, type Part, type Some } from '#src/detail'
import { SafeHtml } from '#src/html'
import { useLanguage } from '#src/i18n'
import { Card, Cell, StatusTag, Tag } from '#src/ui'
import { type Coded, isKnown } from '#src/wire'
import type { OwnField, Risk } from '../api/risk'
import { type RiskRole, ROLES } from '../rules/riskKinds'
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

/** Words of a record in the user's language. */
export function useRiskWords() {
  const t = useTexts()
  const language = useLanguage()
  return {
    role: (role: Coded<RiskRole> | undefined) => (role && isKnown(ROLES, role) ? t(`riskRole.${role}`) : role),
    own: ({ type, value }: OwnField) => {
      if (type === 'money') return formatMoney(value, language, true)
      return type === 'day' ? formatDay(momentOf(value), language) : value
    },
  }
}

/** Parts of a record: fields of its kind first, then what all kinds have; a part without content is left out. */
export function useRiskParts(): (risk: Risk) => readonly Some<Part>[] {
  const t = useTexts()
  const language = useLanguage()
  const words = useRiskWords()
  const dayOf = (day: Risk['date']) => day && formatDay(momentOf(day), language)
  return ({ kind, own, caseNo, court, date, role, amount, closedAt, parties, course, result, text }) => [
    own.length > 0 && {
      key: 'own',
      title: t(`title.customer-${kind}`),
      body: <Facts facts={own.map((field) => ({ label: t(`riskField.${field.name}`), value: words.own(field) }))} />,
    },
    {
      key: 'case',
      title: t('risk.case'),
      body: (
        <Facts
          facts={[
            { label: t('risk.caseNo'), value: caseNo, copy: caseNo },
            { label: t('risk.court'), value: court },
            { label: t('risk.date'), value: dayOf(date) },
            { label: t('risk.role'), value: words.role(role) },
            { label: t('risk.amount'), value: amount === undefined ? undefined : formatMoney(amount, language, true) },
            { label: t('risk.closedAt'), value: dayOf(closedAt) },
          ]}
        />
      ),
    },
    parties.length > 0 && {
      key: 'parties',
      title: t('risk.parties'),
      body: parties.map((party) => (
        <Cell key={`${party.role} ${party.name}`} title={party.name} value={words.role(party.role)} />
      )),
    },
    course.length > 0 && {
      key: 'course',
      title: t('risk.course'),
      body: (
        <ol className="risk-course">
          {course.map((step) => (
            <li key={`${step.at} ${step.text}`}>
              <time dateTime={step.at}>{dayOf(step.at)}</time>
              {step.text}
            </li>
          ))}
        </ol>
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
