import { observer } from 'mobx-react-lite'
import { Facts, SectionError } from '#src/detail'
import { usePageNavigation } from '#src/navigation'
import { Card, SkeletonLines, Tag } from '#src/ui'
import type { Label, LeadDetail } from '../../api'
import { clueCognition, clueLabel } from '../../routes'
import { sourceCodes } from '../../rules/vocabulary'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { codeText } from '../words'
import { useFormats } from './useFormats'

/** Operator of the site and its master data. */
export const CompanyCard = observer(function CompanyCard({ open, lead }: { open: OpenLead; lead: LeadDetail }) {
  const t = useTexts()
  const formats = useFormats()
  const page = usePageNavigation()
  const id = lead.id
  const mayEdit = lead.state === 'owned' && open.beside.rights.value?.edit === true
  const { creditCode, entity, industry, owner, source, distanceToMain, cognition } = lead
  const facts = [
    { label: t('detail.company.operator'), value: lead.company },
    { label: t('detail.company.code'), value: creditCode, copy: creditCode },
    { label: t('detail.company.industry'), value: industry && formats.name(industry) },
    { label: t('detail.company.source'), value: source && codeText(t, 'source', sourceCodes, source) },
    { label: t('detail.company.entity'), value: entity && formats.name(entity) },
    { label: t('detail.company.owner'), value: owner && formats.name(owner) },
    {
      label: t('detail.company.collaborators'),
      value: lead.collaborators.map(formats.name).join(t('detail.comma')),
    },
    {
      label: t('detail.company.main'),
      value: distanceToMain === undefined ? undefined : formats.metres(distanceToMain),
    },
    {
      label: t('detail.company.cognition'),
      value: cognition === undefined ? undefined : `${cognition}%`,
      onPress: () => page.open(clueCognition, { id }),
    },
  ]
  return (
    <>
      <Card
        title={t('detail.company.title')}
        link={{ label: t('detail.company.cognition'), onPress: () => page.open(clueCognition, { id }) }}
      >
        <Facts facts={facts} none={t('detail.company.none')} />
        <CompanyLabels open={open} />
      </Card>
      <Card
        title={t('detail.labels.title')}
        link={mayEdit ? { label: t('cognition.edit'), onPress: () => page.open(clueLabel, { id }) } : undefined}
      >
        {lead.labels.length === 0 ? (
          <p className="section__empty">{t('detail.labels.none')}</p>
        ) : (
          <Labels labels={lead.labels} />
        )}
      </Card>
    </>
  )
})

function Labels({ labels, labelledBy }: { labels: readonly Label[]; labelledBy?: string }) {
  const formats = useFormats()
  return (
    <ul className="lead-tags" aria-labelledby={labelledBy}>
      {labels.map((label) => (
        <li key={label.id}>
          <Tag tone={label.category === 'risk' ? 'risk' : 'plain'}>{formats.name(label)}</Tag>
        </li>
      ))}
    </ul>
  )
}

/** Labels of the company from the customer area; renders nothing if there are none. */
const CompanyLabels = observer(function CompanyLabels({ open }: { open: OpenLead }) {
  const t = useTexts()
  const { status, value, error, load } = open.parts.companyLabels
  if (status === 'failed') return <SectionError error={error} onRetry={() => void load()} />
  if (status !== 'ready') return <SkeletonLines count={1} />
  if (!value || value.length === 0) return null
  return (
    <>
      <p className="lead-labels" id="company-labels">
        {t('detail.company.labels')}
      </p>
      <Labels labels={value} labelledBy="company-labels" />
    </>
  )
})
