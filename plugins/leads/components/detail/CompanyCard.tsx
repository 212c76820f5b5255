import { observer } from 'mobx-react-lite'
import { Facts, LinksCard, linkTo, SectionError } from '#kit/detail'
import { Card, SkeletonLines, TagGroup } from '#ui/components'
import { caseList, energyRule } from '../../../knowledge/routes'
import type { Label, LeadDetail } from '../../api'
import { clueCognition, clueLabel } from '../../routes'
import type { OpenLead } from '../../stores/leadRecords'
import { useArea } from '../useArea'

/** Operator of the site and its master data. */
export const CompanyCard = observer(function CompanyCard({ open, lead }: { open: OpenLead; lead: LeadDetail }) {
  const { t, say, word, page } = useArea()
  const { id, creditCode, cognition, labels } = lead
  const mayEdit = lead.state === 'owned' && open.beside.rights.value?.edit === true
  const values = {
    operator: lead.company,
    code: creditCode,
    industry: say.name(lead.industry),
    source: word('source', lead.source),
    entity: say.name(lead.entity),
    owner: say.name(lead.owner),
    collaborators: lead.collaborators.map((person) => say.name(person)).join(t('detail.comma')),
    main: say.distance(lead.distanceToMain),
    cognition: cognition === undefined ? undefined : `${cognition}%`,
  }
  const industries = lead.industry?.code === undefined ? undefined : [lead.industry.code]
  const openCognition = () => page.open(clueCognition, { id })
  const names = Object.keys(values) as (keyof typeof values)[]
  const facts = names.map((name) => ({
    label: t(`detail.company.${name}`),
    value: values[name],
    copy: name === 'code' ? creditCode : undefined,
    onPress: name === 'cognition' ? openCognition : undefined,
  }))
  const edit = { label: t('cognition.edit'), onPress: () => page.open(clueLabel, { id }) }
  return (
    <>
      <Card title={t('detail.company.title')} link={{ label: t('detail.company.cognition'), onPress: openCognition }}>
        <Facts facts={facts} none={t('detail.company.none')} />
        <CompanyLabels open={open} />
      </Card>
      <Card title={t('detail.labels.title')} link={mayEdit ? edit : undefined}>
        {labels.length === 0 ? <p className="section__empty">{t('detail.labels.none')}</p> : <Labels labels={labels} />}
      </Card>
      <LinksCard
        title={t('detail.support.title')}
        links={[
          linkTo(caseList, { industries }, t('detail.support.cases')),
          linkTo(energyRule, { areaCode: lead.areaCode }, t('detail.support.price')),
        ]}
      />
    </>
  )
})

function Labels({ labels, labelledBy }: { labels: readonly Label[]; labelledBy?: string | undefined }) {
  const { say } = useArea()
  const tags = labels.map((label) => ({
    key: label.id,
    label: say.name(label),
    tone: label.category === 'risk' ? ('risk' as const) : ('plain' as const),
  }))
  return <TagGroup tags={tags} labelledBy={labelledBy} />
}

/** Labels of the company from the customer area; renders nothing if there are none. */
const CompanyLabels = observer(function CompanyLabels({ open }: { open: OpenLead }) {
  const { t } = useArea()
  const { status, value = [], error, load } = open.parts.companyLabels
  if (status === 'failed') return <SectionError error={error} onRetry={() => void load()} />
  if (status !== 'ready') return <SkeletonLines count={1} />
  if (value.length === 0) return null
  return (
    <>
      <p className="lead-labels" id="company-labels">
        {t('detail.company.labels')}
      </p>
      <Labels labels={value} labelledBy="company-labels" />
    </>
  )
})
