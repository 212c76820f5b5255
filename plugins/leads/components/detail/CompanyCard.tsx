import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Card, InlineError, SkeletonLines, Tag } from '#src/ui'
import type { LeadDetail } from '../../api'
import { sourceCodes } from '../../rules/vocabulary'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { codeText } from '../words'
import { CopyButton } from './CopyButton'
import { useFormats } from './useFormats'

interface Fact {
  readonly key:
    | 'operator'
    | 'code'
    | 'industry'
    | 'source'
    | 'entity'
    | 'owner'
    | 'collaborators'
    | 'main'
    | 'cognition'
  readonly value: string
  /** Label of the copy button; absent: no button. */
  readonly copy?: string
}

/** Operator of the site and its master data. */
export const CompanyCard = observer(function CompanyCard({ open, lead }: { open: OpenLead; lead: LeadDetail }) {
  const t = useTexts()
  const formats = useFormats()
  const { entity, industry, owner, source, distanceToMain, cognition } = lead
  const facts: (Fact | false | undefined)[] = [
    lead.company !== undefined && { key: 'operator', value: lead.company },
    lead.creditCode !== undefined && { key: 'code', value: lead.creditCode, copy: t('detail.copyCode') },
    industry && { key: 'industry', value: formats.name(industry) },
    source && { key: 'source', value: codeText(t, 'source', sourceCodes, source) },
    entity && { key: 'entity', value: formats.name(entity) },
    owner && { key: 'owner', value: formats.name(owner) },
    lead.collaborators.length > 0 && {
      key: 'collaborators',
      value: lead.collaborators.map(formats.name).join(t('detail.comma')),
    },
    distanceToMain !== undefined && { key: 'main', value: formats.metres(distanceToMain) },
    cognition !== undefined && { key: 'cognition', value: `${cognition}%` },
  ]
  const known = facts.filter((fact): fact is Fact => Boolean(fact))
  return (
    <Card title={t('detail.company.title')}>
      {known.length === 0 && <p className="section__empty">{t('detail.company.none')}</p>}
      <dl className="lead-facts">
        {known.map(({ key, value, copy }) => (
          <Row key={key} label={t(`detail.company.${key}`)}>
            <span>{value}</span>
            {copy && <CopyButton text={value} label={copy} />}
          </Row>
        ))}
      </dl>
      <CompanyLabels open={open} />
    </Card>
  )
})

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="lead-facts__row">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Labels of the company from the customer area; renders nothing if there are none. */
const CompanyLabels = observer(function CompanyLabels({ open }: { open: OpenLead }) {
  const t = useTexts()
  const formats = useFormats()
  const { status, value, load } = open.parts.companyLabels
  if (status === 'failed') return <InlineError text={t('detail.failedSection')} onRetry={() => void load()} />
  if (status !== 'ready') return <SkeletonLines count={1} />
  if (!value || value.length === 0) return null
  return (
    <>
      <p className="lead-facts__more" id="company-labels">
        {t('detail.company.labels')}
      </p>
      <ul className="lead-tags" aria-labelledby="company-labels">
        {value.map((label) => (
          <li key={label.id}>
            <Tag tone={label.category === 'risk' ? 'risk' : 'plain'}>{formats.name(label)}</Tag>
          </li>
        ))}
      </ul>
    </>
  )
})
