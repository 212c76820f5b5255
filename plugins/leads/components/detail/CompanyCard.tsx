import { observer } from 'mobx-react-lite'
import { Facts, LinksCard, Loaded, linkTo } from '#kit/detail'
import { namesIn } from '#platform/i18n'
import { Card } from '#ui/components'
import { caseList, energyRule } from '../../../knowledge/routes'
import type { LeadDetail } from '../../api'
import { clueCognition, clueLabel } from '../../routes'
import type { OpenLead } from '../../stores/leadRecords'
import { LabelTags } from '../LabelTags'
import { useArea } from '../useArea'

/** Operator of the site and its master data. */
export const CompanyCard = observer(function CompanyCard({ open, lead }: { open: OpenLead; lead: LeadDetail }) {
  const { t, say, word, page } = useArea()
  const { id, creditCode, cognition, labels, areaCode } = lead
  const mayEdit = lead.state === 'owned' && open.beside.rights.value?.edit === true
  const industryCode = lead.industry?.code
  const openCognition = () => page.open(clueCognition, { id })
  const percent = cognition === undefined ? undefined : `${cognition}%`
  const facts = [
    { label: t('detail.company.operator'), value: lead.company },
    { label: t('detail.company.code'), value: creditCode, copy: creditCode },
    { label: t('detail.company.industry'), value: say.name(lead.industry) },
    { label: t('detail.company.source'), value: word('source', lead.source) },
    { label: t('detail.company.entity'), value: say.name(lead.entity) },
    { label: t('detail.company.owner'), value: say.name(lead.owner) },
    { label: t('detail.company.collaborators'), value: namesIn(lead.collaborators, say.language) },
    { label: t('detail.company.main'), value: say.distance(lead.distanceToMain) },
    { label: t('detail.company.cognition'), value: percent, onPress: openCognition },
  ]
  const edit = { label: t('cognition.edit'), onPress: () => page.open(clueLabel, { id }) }
  return (
    <>
      <Card title={t('detail.company.title')} link={{ label: t('detail.company.cognition'), onPress: openCognition }}>
        <Facts facts={facts} none={t('detail.company.none')} />
        {/* Those of the customer area. */}
        <Loaded section={open.parts.companyLabels} lines={1}>
          {(known) =>
            known.length > 0 && (
              <>
                <p className="lead-labels" id="company-labels">
                  {t('detail.company.labels')}
                </p>
                <LabelTags labels={known} labelledBy="company-labels" />
              </>
            )
          }
        </Loaded>
      </Card>
      <Card title={t('detail.labels.title')} link={mayEdit ? edit : undefined}>
        {labels.length === 0 ? (
          <p className="section__empty">{t('detail.labels.none')}</p>
        ) : (
          <LabelTags labels={labels} />
        )}
      </Card>
      <LinksCard
        title={t('detail.support.title')}
        links={[
          industryCode === undefined
            ? undefined
            : linkTo(caseList, { industries: [industryCode] }, t('detail.support.cases')),
          areaCode === undefined ? undefined : linkTo(energyRule, { areaCode }, t('detail.support.price')),
        ]}
      />
    </>
  )
})
