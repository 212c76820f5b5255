import ShareNetwork from '@phosphor-icons/core/regular/share-network.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { sumOf } from '#base/quantities'
import { href } from '#base/routes'
import { DetailScreen, linkTo, type Part, recordData, type Some, useHostActions, useRecord } from '#kit/detail'
import { useMove } from '#kit/records'
import { useReach, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Icon, IconButton, Notice, useFormats } from '#ui/components'
import { intelligentCreationBussiness } from '../../creation/routes'
import { clueDetail } from '../../leads/routes'
import { visitEdit } from '../../visits/routes'
import type { Company } from '../api/company'
import { CompanyHead } from '../components/CompanyHead'
import { BasicsCard, GasCard, Signals } from '../components/Overview'
import { OwnerSheet } from '../components/OwnerSheet'
import { LeadsCard, Links, PeopleCards, RiskCard } from '../components/Sections'
import { useCompared } from '../components/useCompared'
import { useTexts } from '../plugin'
import { customerBasic, customerDetails, customerLabelEdit, customerLabelList, customerList } from '../routes'
import { changeOwner, companies } from '../stores/companies'
import { companyRows } from '../stores/companyRows'
import '../components/customer.css'

const SECTIONS = ['overview', 'energy', 'risk', 'contacts', 'leads', 'business', 'work'] as const

export const data = recordData(companies)

/** A company before a visit: who they are, what they burn, what they owe, what risks they carry (/customerDetails). */
export default observer(function CustomerDetails() {
  const { id } = useSearch(customerDetails)
  const t = useTexts()
  const say = useFormats()
  const reach = useReach()
  const hasLeads = reach(clueDetail)
  const { share, copy } = useHostActions()
  const open = useRecord(companies, id)
  const owner = useMove(changeOwner, id)
  const [transfers, setTransfers] = useState(false)
  const { risk, leads } = open.parts
  const counts: { readonly [K in (typeof SECTIONS)[number]]?: number | undefined } = {
    risk: risk.value && sumOf(risk.value.kinds, ({ count }) => count),
    leads: leads.value?.total,
  }
  const tabs = SECTIONS.filter((key) => key !== 'leads' || hasLeads).map((key) => ({
    key,
    label: t(`section.${key}`),
    count: counts[key],
  }))
  const partsOf = (company: Company): readonly Some<Part>[] => {
    const { access } = company
    // A user who may see only the header gets a note instead of the sections.
    const name = say.name(company.owner)
    const note = <Notice>{name === undefined ? t('head.onlyNobody') : t('head.only', { name })}</Notice>
    if (access.level !== 'full') return [{ key: 'overview', body: note }]
    const overview = (
      <>
        {access.bills ? <GasCard company={company} /> : null}
        <Signals open={open} company={company} />
        <BasicsCard company={company} />
      </>
    )
    return [
      { key: 'overview', body: overview },
      { key: 'energy', body: <Links id={id} of="energy" company={company} /> },
      { key: 'risk', body: <RiskCard open={open} /> },
      { key: 'contacts', body: <PeopleCards open={open} /> },
      hasLeads && { key: 'leads', body: <LeadsCard open={open} /> },
      { key: 'business', body: <Links id={id} of="business" /> },
      { key: 'work', body: <Links id={id} of="work" company={company} /> },
    ]
  }
  const company = open.main.value
  return (
    <>
      <DetailScreen
        open={open}
        title={say.name}
        list={href(customerList)}
        neighbours={useStore(companyRows).browsing}
        compare={useCompared()}
        tabs={company?.access.level === 'full' ? tabs : undefined}
        head={(row, company) => <CompanyHead row={row} company={company} />}
        parts={partsOf}
        action={(row, company) => {
          // A share card shows code and address besides the name, nothing confidential.
          const facts = [row.creditCode, company && say.text(company.address, company.addressEn)]
          const card = { title: say.name(row), text: facts.filter(Boolean).join('\n') }
          return (
            <IconButton
              label={t('action.share')}
              onPress={() => share({ ...card, page: href(customerDetails, { id }) })}
            >
              <Icon svg={ShareNetwork} />
            </IconButton>
          )
        }}
        menu={(row, company) => [
          { label: t('action.copyName'), onPress: () => copy(say.name(row)) },
          linkTo(customerLabelList, { id }),
          linkTo(visitEdit, { custId: id, step: 'plan' }, t('action.planVisit')),
          linkTo(visitEdit, { custId: id, step: 'arrive' }, t('action.arrive')),
          linkTo(intelligentCreationBussiness, { custId: id }, t('action.opportunity')),
          company?.can.includes('label') && linkTo(customerLabelEdit, { id }),
          company?.can.includes('basic') && linkTo(customerBasic, { id }, t('action.basic')),
          owner.may && { label: t('action.owner'), onPress: () => setTransfers(true) },
        ]}
      />
      {company && transfers ? <OwnerSheet company={company} onClose={() => setTransfers(false)} /> : null}
    </>
  )
})
