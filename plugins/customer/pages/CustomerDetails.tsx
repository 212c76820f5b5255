import { observer } from 'mobx-react-lite'
import { sumOf } from '#src/calendar'
import { useCore, useReach, useStore } from '#src/core'
import { DetailScreen, type Part, useHostActions, useRecord } from '#src/detail'
import { peoplePicker } from '#src/directory'
import { useSearch } from '#src/navigation'
import { useMove } from '#src/records'
import { href } from '#src/routes'
import { Notice, useFormats } from '#src/ui'
import { clueDetail } from '../../leads/routes'
import type { Company, CompanyRow } from '../api/company'
import { CompanyHead } from '../components/CompanyHead'
import { GasCard } from '../components/GasCard'
import { LeadsCard } from '../components/LeadsCard'
import { BasicsCard, Links, PeopleCards, RiskCard, Signals } from '../components/Sections'
import { useArea } from '../components/useArea'
import { customerBasic, customerDetails, customerLabelEdit, customerLabelList, customerList } from '../routes'
import { companies, type OpenCompany } from '../stores/companies'
import { companyRows } from '../stores/companyRows'
import { changeOwner } from '../stores/moves'
import '../components/customer.css'

const SECTIONS = ['overview', 'energy', 'risk', 'contacts', 'leads', 'business', 'work'] as const

/** A company before a visit: who they are, what they burn, what they owe, what risks they carry (/customerDetails). */
export default observer(function CustomerDetails() {
  const { id } = useSearch(customerDetails)
  const { t, say, page } = useArea()
  const core = useCore()
  const reach = useReach()
  const { share, copy } = useHostActions()
  const open = useRecord(companies, id)
  const owner = useMove(changeOwner, id)
  const risk = open.parts.risk.value
  const hasLeads = reach(clueDetail)
  const records = risk && sumOf(risk.kinds, ({ count }) => count)

  const giveAway = async () => {
    const [to] = (await page.choose(peoplePicker, { most: 1 })) ?? []
    if (!to) return
    const name = say.name(to)
    const answer = await core.feedback.ask({ title: t('owner.ask', { name }), confirm: t('owner.confirm') })
    if (answer === 'confirm') await owner.run({ to: to.id })
  }
  // A share card says code and address besides the name, nothing confidential.
  const cardOf = ({ creditCode }: CompanyRow, company: Company | undefined) =>
    [creditCode, company && say.text(company.address, company.addressEn)].filter(Boolean).join('\n')
  const counts: { readonly [K in (typeof SECTIONS)[number]]?: number | undefined } = {
    risk: records,
    leads: open.parts.leads.value?.total,
  }
  const tabs = SECTIONS.filter((key) => key !== 'leads' || hasLeads).map((key) => ({
    ...{ key, label: t(`section.${key}`), count: counts[key] },
  }))
  return (
    <DetailScreen
      open={open}
      title={say.name}
      list={href(customerList)}
      neighbours={useStore(companyRows).browsing}
      compare={[
        { label: t('field.name'), text: say.name },
        { label: t('field.owner'), text: (company) => company.owner && say.name(company.owner) },
        { label: t('field.address'), text: ({ address }) => address },
        { label: t('section.labels'), text: ({ labels }) => labels.map((label) => say.name(label)).join(' / ') },
      ]}
      tabs={open.main.value?.access.level === 'full' ? tabs : undefined}
      head={(row, company) => <CompanyHead row={row} company={company} />}
      parts={(company) => partsOf(open, company, hasLeads)}
      menu={(row, company) => [
        {
          label: t('action.share'),
          onPress: () =>
            share({ title: say.name(row), text: cardOf(row, company), page: href(customerDetails, { id }) }),
        },
        { label: t('action.copyName'), onPress: () => copy(say.name(row)) },
        { label: t('title.customerLabelList'), onPress: () => page.open(customerLabelList, { id }) },
        company?.can.includes('label') && {
          label: t('title.customerLabelEdit'),
          onPress: () => page.open(customerLabelEdit, { id }),
        },
        company?.can.includes('basic') && { label: t('action.basic'), onPress: () => page.open(customerBasic, { id }) },
        owner.may && { label: t('action.owner'), onPress: () => void giveAway() },
      ]}
    />
  )
})

/** Of a company of which only the header may be seen, there is no more than a note. */
function partsOf(open: OpenCompany, company: Company, hasLeads: boolean): readonly (Part | false)[] {
  if (company.access.level !== 'full') return [{ key: 'overview', body: <HeaderOnly company={company} /> }]
  const overview = (
    <>
      {company.access.bills ? <GasCard company={company} /> : null}
      <Signals open={open} company={company} />
      <BasicsCard company={company} />
    </>
  )
  return [
    { key: 'overview', body: overview },
    { key: 'energy', body: <Links company={company} of="energy" /> },
    { key: 'risk', body: <RiskCard open={open} /> },
    { key: 'contacts', body: <PeopleCards open={open} /> },
    hasLeads && { key: 'leads', body: <LeadsCard open={open} company={company} /> },
    { key: 'business', body: <Links company={company} of="business" /> },
    { key: 'work', body: <Links company={company} of="work" /> },
  ]
}

function HeaderOnly({ company: { owner } }: { readonly company: Company }) {
  const { t } = useArea()
  const name = useFormats().name(owner)
  return <Notice>{name === undefined ? t('head.onlyNobody') : t('head.only', { name })}</Notice>
}
