import { ChatText } from '@phosphor-icons/react/dist/csr/ChatText'
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { FileText } from '@phosphor-icons/react/dist/csr/FileText'
import { Gavel } from '@phosphor-icons/react/dist/csr/Gavel'
import { Receipt } from '@phosphor-icons/react/dist/csr/Receipt'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { type Day, days, sumOf } from '#src/calendar'
import { useReach } from '#src/core'
import { CellSection, Facts, LinksCard, linkTo, SectionCard } from '#src/detail'
import { useDictionary } from '#src/directory'
import { Avatar, Card, CellCard, classes } from '#src/ui'
import { contractList } from '../../contracts/routes'
import { contact } from '../../public/routes'
import { advices, teamManagement } from '../../todo-crm/routes'
import { visithistory } from '../../visits/routes'
import type { Company } from '../api/company'
import type { Bill } from '../api/energy'
import * as r from '../routes'
import { contractState, daysLeft } from '../rules/contract'
import { riskRoutes } from '../rules/riskRoutes'
import type { OpenCompany } from '../stores/companies'
import { RiskCounts } from './RiskCounts'
import { useArea } from './useArea'

interface CompanyProps {
  readonly company: Company
}

interface OpenProps {
  readonly open: OpenCompany
}

/** What one should know before a visit: contract, new court records, bills, the last contact. Unknown ones are left out. */
export const Signals = observer(function Signals({ open, company: { id, contractEnd } }: OpenProps & CompanyProps) {
  const { t, say, page } = useArea()
  const reach = useReach()
  const wordsOfBills = useBillWords()
  const { risk, bills, log } = open.parts
  const [kind] = (risk.value?.kinds ?? []).filter(({ unseen }) => unseen > 0).sort((a, b) => b.unseen - a.unseen)
  const [last] = log.value?.items ?? []
  const endOf = (end: Day) => {
    const left = daysLeft(end, days.today())
    if (left < 0) return t('contract.ended')
    return left === 0 ? t('contract.today') : t('contract.left', { count: left })
  }
  const signs = [
    contractEnd && {
      key: 'contract',
      icon: sign(contractState(contractEnd, days.today()) === 'active' ? 'good' : 'warn', <FileText />),
      title: endOf(contractEnd),
      note: say.day(contractEnd),
      onPress: reach(contractList) ? () => page.open(contractList, { custId: id }) : undefined,
    },
    kind && {
      key: 'risk',
      icon: sign('risk', <Gavel />),
      title: t('signal.risk', { count: kind.unseen, kind: t(`title.customer-${kind.kind}`) }),
      note: kind.unseenAmount > 0 && t('signal.amount', { amount: say.money(kind.unseenAmount) }),
      onPress: () => page.open(riskRoutes[kind.kind], { id }),
    },
    bills.value?.list.length && {
      ...{ key: 'bills', ...wordsOfBills(bills.value.list.slice(0, -1)) },
      onPress: () => page.open(r.customerEnergyBill, { id }),
    },
    last && {
      key: 'log',
      icon: sign('warn', <ChatText />),
      title: say.text(last.text, last.textEn),
      note: [say.name(last.by), say.day(last.at)].filter(Boolean).join(' · '),
      onPress: () => page.open(r.customerServiceLog, { id }),
    },
  ]
  return <CellCard cells={signs.filter((one) => typeof one === 'object')} />
})

/** What of the closed months is unpaid, or that nothing is. */
function useBillWords() {
  const { t, say } = useArea()
  return (closed: readonly Bill[]) => {
    const open = closed.filter(({ paid }) => paid !== 'paid')
    const amount = say.money(sumOf(open, (bill) => bill.amount))
    if (open.length > 0)
      return {
        icon: sign('warn', <Receipt />),
        title: t('signal.unpaid', { count: open.length }),
        note: t('signal.amount', { amount }),
      }
    const last = closed[closed.length - 1]
    const of = last && { day: say.day(last.paidAt ?? last.dueAt), amount: say.money(last.amount) }
    return { icon: sign('good', <CheckCircle />), title: t('signal.paid'), note: of && t('signal.last', of) }
  }
}

const sign = (tone: 'good' | 'warn' | 'risk', icon: ReactNode) => (
  <span className={classes('customer-sign', `customer-sign--${tone}`)} aria-hidden="true">
    {icon}
  </span>
)

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
export function Links({ company: { id }, of }: LinksProps) {
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
      linkTo(contractList, { custId: id }, t('section.contracts')),
      linkTo(visithistory, { custId: id }, t('section.visits')),
      linkTo(advices, { custId: id }, t('section.advice')),
      linkTo(teamManagement, {}, t('section.team')),
    ],
  }
  return <LinksCard title={t(`section.${of}`)} links={links[of]} />
}
