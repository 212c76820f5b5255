import { observer } from 'mobx-react-lite'
import { useCore, useStore } from '#src/core'
import { DetailScreen, type Part, useHostActions, useRecord } from '#src/detail'
import { peoplePicker } from '#src/directory'
import { usePageNavigation, useSearch } from '#src/navigation'
import { useReach } from '#src/plugin'
import { useMove } from '#src/records'
import { href } from '#src/routes'
import { Notice } from '#src/ui'
import { clueDetail } from '../../leads/routes'
import type { Company } from '../api/company'
import { CompanyHead } from '../components/CompanyHead'
import { GasCard } from '../components/GasCard'
import { LeadsCard } from '../components/LeadsCard'
import { BasicsCard, BusinessesCard, ContactsCard, LinksCard, RiskCard } from '../components/Sections'
import { Signals } from '../components/Signals'
import { useWords } from '../components/useWords'
import { customerBasic, customerDetails, customerLabelEdit, customerLabelList, customerList } from '../routes'
import { companies, type OpenCompany } from '../stores/companies'
import { companyRows } from '../stores/companyRows'
import { changeOwner } from '../stores/moves'
import { useTexts } from '../texts'
import '../components/customer.css'

/** A company before a visit: who they are, what they burn, what they owe, what risks they carry (/customerDetails). */
export default observer(function CustomerDetails() {
  const { id } = useSearch(customerDetails)
  const t = useTexts()
  const words = useWords()
  const core = useCore()
  const page = usePageNavigation()
  const reach = useReach()
  const { share, copy } = useHostActions()
  const open = useRecord(companies, id)
  const owner = useMove(changeOwner, id)
  const risk = open.parts.risk.value
  const hasLeads = reach(clueDetail)
  const records = risk?.kinds.reduce((sum, { count }) => sum + count, 0)

  const giveAway = async () => {
    const [to] = (await page.choose(peoplePicker, { most: 1 })) ?? []
    if (!to) return
    const name = words.name(to)
    const answer = await core.feedback.ask({ title: t('owner.ask', { name }), confirm: t('owner.confirm') })
    if (answer === 'confirm') await owner.run({ to: to.id })
  }
  const tabs = [
    { key: 'overview', label: t('section.overview') },
    { key: 'energy', label: t('section.energy') },
    { key: 'risk', label: t('section.risk'), count: records },
    { key: 'contacts', label: t('section.contacts') },
    hasLeads && { key: 'leads', label: t('section.leads'), count: open.parts.leads.value?.total },
    { key: 'business', label: t('section.business') },
    { key: 'work', label: t('section.work') },
  ].filter((tab) => tab !== false)
  return (
    <DetailScreen
      open={open}
      title={words.name}
      list={href(customerList)}
      neighbours={useStore(companyRows).browsing}
      compare={[
        { label: t('field.name'), text: words.name },
        { label: t('field.owner'), text: (company) => company.owner && words.name(company.owner) },
        { label: t('field.address'), text: ({ address }) => address },
        { label: t('section.labels'), text: ({ labels }) => labels.map(words.name).join(' / ') },
      ]}
      tabs={open.main.value?.access.level === 'full' ? tabs : undefined}
      head={(row, company) => <CompanyHead row={row} company={company} />}
      parts={(company) => partsOf(open, company, hasLeads)}
      menu={(row, company) => [
        {
          label: t('action.share'),
          onPress: () =>
            share({
              title: words.name(row),
              text: cardOf(row.creditCode, company, words.text),
              page: href(customerDetails, { id }),
            }),
        },
        { label: t('action.copyName'), onPress: () => copy(words.name(row)) },
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
  return [
    {
      key: 'overview',
      body: (
        <>
          {company.access.bills ? <GasCard company={company} /> : null}
          <Signals open={open} company={company} />
          <BasicsCard company={company} />
        </>
      ),
    },
    { key: 'energy', body: <LinksCard company={company} links="energy" /> },
    { key: 'risk', body: <RiskCard open={open} /> },
    {
      key: 'contacts',
      body: (
        <>
          <ContactsCard open={open} />
          <BusinessesCard open={open} />
        </>
      ),
    },
    hasLeads && { key: 'leads', body: <LeadsCard open={open} company={company} /> },
    { key: 'business', body: <LinksCard company={company} links="business" /> },
    { key: 'work', body: <LinksCard company={company} links="work" /> },
  ]
}

function HeaderOnly({ company: { owner } }: { readonly company: Company }) {
  const t = useTexts()
  const words = useWords()
  return <Notice>{owner ? t('head.only', { name: words.name(owner) }) : t('head.onlyNobody')}</Notice>
}

/** What a share card says besides the name: code and address, nothing confidential. */
function cardOf(
  creditCode: string | undefined,
  company: Company | undefined,
  text: ReturnType<typeof useWords>['text'],
): string {
  return [creditCode, company && text(company.address, company.addressEn)].filter(Boolean).join('\n')
}
