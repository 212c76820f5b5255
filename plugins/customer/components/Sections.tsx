import { observer } from 'mobx-react-lite'
import { CellSection, Facts, LinksCard, linkTo, SectionCard } from '#src/detail'
import { useDictionary } from '#src/directory'
import { useReach } from '#src/plugin'
import { Avatar, Card } from '#src/ui'
import { contractList } from '../../contracts/routes'
import { clueList } from '../../leads/routes'
import { contact } from '../../public/routes'
import { advices, teamManagement } from '../../todo-crm/routes'
import { visithistory } from '../../visits/routes'
import type { Company } from '../api/company'
import * as r from '../routes'
import type { OpenCompany } from '../stores/companies'
import { RiskCounts } from './RiskCounts'
import { useArea } from './useArea'

interface CompanyProps {
  readonly company: Company
}

interface OpenProps {
  readonly open: OpenCompany
}

/** Master data, with its form where it may be changed. */
export const BasicsCard = observer(function BasicsCard({ company }: CompanyProps) {
  const { t, say, word, page } = useArea()
  const industries = useDictionary('industry')
  const { id, creditCode, industry, address, can } = company
  const group = industry && industries.get(industry.code)?.parent
  const values = {
    creditCode,
    industry: [group && industries.name(group), say.name(industry)].filter(Boolean).join(' › '),
    scale: word('scale', company.scale),
    regStatus: word('regStatus', company.regStatus),
    owner: say.name(company.owner),
    address: say.text(address, company.addressEn),
    legalRep: company.legalRep,
    capital: say.money(company.capital),
    founded: say.day(company.founded),
    taxGrade: company.taxGrade,
    energies: say.list(company.energies.map((energy) => word('energy', energy))),
    since: say.day(company.since),
  }
  // What is copied is the address as it is registered.
  const copies: Partial<typeof values> = { creditCode, address }
  const names = Object.keys(values) as (keyof typeof values)[]
  const edit = { label: t('section.edit'), onPress: () => page.open(r.customerBasic, { id }) }
  return (
    <Card title={t('section.basics')} link={can.includes('basic') ? edit : undefined}>
      <Facts facts={names.map((name) => ({ label: t(`field.${name}`), value: values[name], copy: copies[name] }))} />
    </Card>
  )
})

/** Number of court records by kind. */
export function RiskCard({ open }: OpenProps) {
  const { t } = useArea()
  return (
    <SectionCard
      title={t('section.risk')}
      section={open.parts.risk}
      empty={(risk) => (risk?.kinds.some(({ count }) => count > 0) ? undefined : t('section.noRisk'))}
    >
      {(risk) => risk && <RiskCounts custId={open.id} counts={risk} />}
    </SectionCard>
  )
}

/** People at the company, and opportunities with it. */
export function PeopleCards({ open: { id, parts } }: OpenProps) {
  const { t, say, page } = useArea()
  const reach = useReach()
  const all = { label: t('section.all'), onPress: () => page.open(contact, { custId: id }) }
  return (
    <>
      <CellSection
        title={t('section.contacts')}
        section={parts.contacts}
        link={reach(contact) ? all : undefined}
        none={t('section.noContacts')}
        cells={(found) =>
          (found?.items ?? []).map(({ contactId, duty, dutyEn, ...person }) => ({
            key: contactId,
            icon: <Avatar name={say.name(person)} />,
            title: say.name(person),
            note: say.text(duty, dutyEn),
          }))
        }
      />
      <CellSection
        title={t('section.businesses')}
        section={parts.businesses}
        none={t('section.noBusinesses')}
        cells={(found) =>
          (found?.items ?? []).map(({ businessId, amount, ...business }) => ({
            ...{ key: businessId, title: say.name(business), value: say.money(amount) },
          }))
        }
      />
    </>
  )
}

interface LinksProps extends CompanyProps {
  readonly of: 'energy' | 'business' | 'work'
}

/** Pages about the company by this area and others. */
export function Links({ company: { id, creditCode, name }, of }: LinksProps) {
  const { t } = useArea()
  const links = {
    energy: [r.customerEnergyBill, r.customerEnergydeviceList, r.customerDeviceChange, r.customerCarbonInfo].map(
      (route) => linkTo(route, { id }),
    ),
    business: [r.customerBusinessInfo, r.customerOperatingInfomation, r.customerLinkMap].map((route) =>
      linkTo(route, { id }),
    ),
    work: [
      linkTo(r.customerServiceLog, { id }),
      linkTo(clueList, { keyword: creditCode ?? name }, t('section.leads')),
      linkTo(contractList, { custId: id }, t('section.contracts')),
      linkTo(visithistory, { custId: id }, t('section.visits')),
      linkTo(advices, { custId: id }, t('section.advice')),
      linkTo(teamManagement, {}, t('section.team')),
    ],
  }
  return <LinksCard title={t(`section.${of}`)} links={links[of]} />
}
