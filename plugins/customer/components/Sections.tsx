import { observer } from 'mobx-react-lite'
import { formatDay, formatMoney, momentOf } from '#src/calendar'
import { Facts, SectionCard } from '#src/detail'
import { useDictionary } from '#src/directory'
import { listIn } from '#src/i18n'
import { usePageNavigation } from '#src/navigation'
import { useReach } from '#src/plugin'
import type { Route } from '#src/routes'
import { Avatar, Card, Cell } from '#src/ui'
import { isKnown } from '#src/wire'
import { contractList } from '../../contracts/routes'
import { contact } from '../../public/routes'
import { advices, teamManagement } from '../../todo-crm/routes'
import { visithistory } from '../../visits/routes'
import type { Company } from '../api/company'
import * as r from '../routes'
import { regStatusCodes, scaleCodes } from '../rules/vocabulary'
import type { OpenCompany } from '../stores/companies'
import { useTexts } from '../texts'
import { RiskCounts } from './RiskCounts'
import { useWords } from './useWords'

interface SectionsProps {
  readonly open: OpenCompany
  readonly company: Company
}

/** Master data, with its form where it may be changed. */
export const BasicsCard = observer(function BasicsCard({ company }: Pick<SectionsProps, 'company'>) {
  const t = useTexts()
  const words = useWords()
  const page = usePageNavigation()
  const industries = useDictionary('industry')
  const { language } = words
  const { id, creditCode, industry, scale, regStatus, owner, legalRep, capital, founded, taxGrade, energies } = company
  const group = industry && industries.get(industry.code)?.parent
  const day = (at: typeof founded) => at && formatDay(momentOf(at), language)
  return (
    <Card
      title={t('section.basics')}
      link={
        company.can.includes('basic')
          ? { label: t('section.edit'), onPress: () => page.open(r.customerBasic, { id }) }
          : undefined
      }
    >
      <Facts
        facts={[
          { label: t('field.creditCode'), value: creditCode, copy: creditCode },
          {
            label: t('field.industry'),
            value: industry && [group && industries.name(group), words.name(industry)].filter(Boolean).join(' › '),
          },
          { label: t('field.scale'), value: scale && (isKnown(scaleCodes, scale) ? t(`scale.${scale}`) : scale) },
          {
            label: t('field.regStatus'),
            value: regStatus && (isKnown(regStatusCodes, regStatus) ? t(`regStatus.${regStatus}`) : regStatus),
          },
          { label: t('field.owner'), value: owner && words.name(owner) },
          { label: t('field.address'), value: words.text(company.address, company.addressEn), copy: company.address },
          { label: t('field.legalRep'), value: legalRep },
          { label: t('field.capital'), value: capital && formatMoney(capital, language) },
          { label: t('field.founded'), value: day(founded) },
          { label: t('field.taxGrade'), value: taxGrade },
          {
            label: t('field.energies'),
            value: listIn(
              energies.map((energy) => t(`energy.${energy as 'gas'}`)),
              language,
            ),
          },
          { label: t('field.since'), value: day(company.since) },
        ]}
      />
    </Card>
  )
})

/** Number of court records by kind. */
export const RiskCard = observer(function RiskCard({ open }: Pick<SectionsProps, 'open'>) {
  const t = useTexts()
  return (
    <SectionCard
      title={t('section.risk')}
      section={open.parts.risk}
      empty={(risk) => (risk?.kinds.some(({ count }) => count > 0) ? undefined : t('section.noRisk'))}
    >
      {(risk) => risk && <RiskCounts custId={open.id} counts={risk} />}
    </SectionCard>
  )
})

/** People at the company. */
export const ContactsCard = observer(function ContactsCard({ open }: Pick<SectionsProps, 'open'>) {
  const t = useTexts()
  const words = useWords()
  const page = usePageNavigation()
  const reach = useReach()
  const { id } = open
  return (
    <SectionCard
      title={t('section.contacts')}
      section={open.parts.contacts}
      link={reach(contact) ? { label: t('section.all'), onPress: () => page.open(contact, { custId: id }) } : undefined}
      empty={(found) => (found && found.items.length > 0 ? undefined : t('section.noContacts'))}
    >
      {(found) =>
        found?.items
          .slice(0, MOST_ROWS)
          .map((person) => (
            <Cell
              key={person.contactId}
              icon={<Avatar name={words.name(person)} />}
              title={words.name(person)}
              note={words.text(person.duty, person.dutyEn)}
            />
          ))
      }
    </SectionCard>
  )
})

/** Rows of a section; the whole list is a page of its own. */
const MOST_ROWS = 5

/** Opportunities with the company. */
export const BusinessesCard = observer(function BusinessesCard({ open }: Pick<SectionsProps, 'open'>) {
  const t = useTexts()
  const words = useWords()
  return (
    <SectionCard
      title={t('section.businesses')}
      section={open.parts.businesses}
      empty={(found) => (found && found.items.length > 0 ? undefined : t('section.noBusinesses'))}
    >
      {(found) =>
        found?.items
          .slice(0, MOST_ROWS)
          .map(({ businessId, amount, ...business }) => (
            <Cell
              key={businessId}
              title={words.name(business)}
              value={amount === undefined ? undefined : formatMoney(amount, words.language)}
            />
          ))
      }
    </SectionCard>
  )
})

interface Link {
  readonly label: string
  readonly isShown?: boolean
  readonly onPress: () => void
}

interface LinksCardProps {
  readonly company: Company
  readonly links: 'energy' | 'business' | 'work'
}

/** Pages about the company by this area and others; those of an area that is not there are left out. */
export const LinksCard = observer(function LinksCard({ company, links }: LinksCardProps) {
  const t = useTexts()
  const shown = useLinks(company)[links].filter(({ isShown = true }) => isShown)
  return (
    <Card title={t(`section.${links}`)}>
      {shown.map(({ label, onPress }) => (
        <Cell key={label} title={label} onPress={onPress} />
      ))}
    </Card>
  )
})

/** The links of a company by section. */
function useLinks(company: Company): Readonly<Record<LinksCardProps['links'], readonly Link[]>> {
  const t = useTexts()
  const page = usePageNavigation()
  const reach = useReach()
  const { id } = company
  const own = (route: Route, label: string): Link => ({ label, onPress: () => page.open(route, { id }) })
  return {
    energy: [
      own(r.customerEnergyBill, t('title.customerEnergyBill')),
      own(r.customerEnergydeviceList, t('title.customerEnergydeviceList')),
      own(r.customerDeviceChange, t('title.customerDeviceChange')),
      own(r.customerCarbonInfo, t('title.customerCarbonInfo')),
    ],
    business: [
      own(r.customerBusinessInfo, t('title.customerBusinessInfo')),
      own(r.customerOperatingInfomation, t('title.customerOperatingInfomation')),
      own(r.customerLinkMap, t('title.customerLinkMap')),
    ],
    work: [
      own(r.customerServiceLog, t('title.customerServiceLog')),
      {
        label: t('section.contracts'),
        isShown: reach(contractList),
        onPress: () => page.open(contractList, { custId: id }),
      },
      {
        label: t('section.visits'),
        isShown: reach(visithistory),
        onPress: () => page.open(visithistory, { custId: id }),
      },
      { label: t('section.advice'), isShown: reach(advices), onPress: () => page.open(advices, { custId: id }) },
      { label: t('section.team'), isShown: reach(teamManagement), onPress: () => page.open(teamManagement, {}) },
    ],
  }
}
