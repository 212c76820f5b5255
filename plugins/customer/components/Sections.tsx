import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { href, type Route } from '#base/routes'
import { ContactsCard } from '#domain/contacts'
import { useCalling } from '#kit/calls'
import { CellSection, LinksCard, linkTo, SectionCard } from '#kit/detail'
import { useReach } from '#platform/core'
import { classes, usePageTools } from '#ui/components'
import { contractList } from '../../contracts/routes'
import { customerElectric } from '../../creation/routes'
import { caseList, energyRule } from '../../knowledge/routes'
import { clueDetail, clueSearchList, leadIdSchema } from '../../leads/routes'
import { contact, contactAdd } from '../../public/routes'
import { scheduleList } from '../../schedule/routes'
import { advices, teamManagement } from '../../todo-crm/routes'
import { visithistory } from '../../visits/routes'
import type { Company } from '../api/company'
import { useTexts } from '../plugin'
import * as r from '../routes'
import type { RiskKind } from '../rules/riskKinds'
import { riskRoutes } from '../rules/riskRoutes'
import type { OpenCompany } from '../stores/companies'
import './riskCounts.css'
import { logAddress } from './logAddress'

/** Sections of a company that others know more about (/customerDetails). */

interface OpenProps {
  readonly open: OpenCompany
}

/**
 * Number of records by kind of legal risk; each opens its list, kinds with something new are highlighted. Kinds without
 * a record are named in one line.
 */
export function RiskCard({ open: { id, parts } }: OpenProps) {
  const t = useTexts()
  const { say, page } = usePageTools()
  const nameOf = (kind: RiskKind) => t(`title.customer-${kind}`)
  return (
    <SectionCard
      title={t('section.risk')}
      section={parts.risk}
      empty={(risk) => (risk?.kinds.some(({ count }) => count > 0) ? undefined : t('section.noRisk'))}
    >
      {(risk) => {
        const none = risk?.kinds.filter(({ count }) => count === 0).map(({ kind }) => nameOf(kind)) ?? []
        return (
          <>
            <div className="risk-counts">
              {risk?.kinds
                .filter(({ count }) => count > 0)
                .map(({ kind, count, unseen }) => (
                  <a
                    key={kind}
                    className={classes('risk-count', unseen > 0 && 'risk-count--new')}
                    href={`#${href(riskRoutes[kind], { id })}`}
                    onClick={(event) => {
                      event.preventDefault()
                      page.open(riskRoutes[kind], { id })
                    }}
                  >
                    <b className="num">{say.short(count)}</b>
                    <span>{nameOf(kind)}</span>
                    {unseen > 0 ? <small>{t('risk.unseen', { count: unseen })}</small> : null}
                  </a>
                ))}
            </div>
            {none.length > 0 ? <p className="section__empty">{t('risk.zero', { kinds: say.list(none) })}</p> : null}
          </>
        )
      }}
    </SectionCard>
  )
}

/** People at the company, and opportunities with it. */
export const PeopleCards = observer(function PeopleCards({ open: { id, main, parts } }: OpenProps) {
  const t = useTexts()
  const { say, page } = usePageTools()
  const reach = useReach()
  const all = { label: t('section.all'), onPress: () => page.open(contact, { id }) }
  const { call } = useCalling([], logAddress(main.value))
  const mayAdd = reach(contactAdd) && parts.contacts.value?.can.includes('add')
  return (
    <>
      <ContactsCard
        title={t('section.contacts')}
        section={parts.contacts}
        people={(found) => found?.items ?? []}
        none={t('section.noContacts')}
        most={5}
        link={reach(contact) ? all : undefined}
        call={call}
        onAdd={mayAdd ? () => page.open(contactAdd, { custId: id }) : undefined}
      />
      <CellSection
        title={t('section.businesses')}
        section={parts.businesses}
        none={t('section.noBusinesses')}
        cells={(found) =>
          (found?.items ?? []).map(({ businessId, amount, ...business }) => ({
            key: businessId,
            title: say.name(business),
            value: say.money(amount),
            onPress: reach(teamManagement) ? () => page.open(teamManagement, { businessId }) : undefined,
          }))
        }
      />
    </>
  )
})

/** Leads about the company: stage, and whose they are; the whole list is a page of the area of leads. */
export const LeadsCard = observer(function LeadsCard({ open: { main, parts } }: OpenProps) {
  const t = useTexts()
  const { say, word, page } = usePageTools()
  const reach = useReach()
  const count = parts.leads.value?.total ?? 0
  const keyword = main.value?.creditCode ?? main.value?.name
  const all = { label: t('section.allOf', { count }), onPress: () => page.open(clueSearchList, { keyword }) }
  return (
    <CellSection
      title={t('section.leads')}
      section={parts.leads}
      most={3}
      link={count > 0 && reach(clueSearchList) ? all : undefined}
      none={t('section.noLeads')}
      cells={(found) =>
        (found?.items ?? []).map(({ id, stage, state, owner, ...lead }) => {
          const whose = (state === 'owned' && say.name(owner)) || word('leadState', state)
          return {
            key: id,
            title: say.name(lead),
            note: [word('leadStage', stage), whose].join(' · '),
            onPress: reach(clueDetail) ? () => page.open(clueDetail, { id: v.parse(leadIdSchema, id) }) : undefined,
          }
        })
      }
    />
  )
})

interface LinksProps {
  /** The company. */
  readonly id: string
  readonly of: 'energy' | 'business' | 'work'
  /** Where it is and what it makes, for prices and cases; its name, for its projects. */
  readonly company?: Partial<Pick<Company, 'industry' | 'areaCode' | 'name'>>
}

/** Industry of parks, whose customers have a page of their own. */
const PARK = 'K702'

/** Pages about the company by this area and others. */
export function Links({ id, of, company: { industry, areaCode, name } = {} }: LinksProps) {
  const t = useTexts()
  const own = (...routes: readonly Route[]) => routes.map((route) => linkTo(route, { id }))
  const links = {
    energy: [
      ...own(r.customerEnergyBill, r.customerEnergydeviceList, r.customerDeviceChange, r.customerCarbonInfo),
      industry?.code === PARK ? linkTo(customerElectric, { custId: id }, t('section.park')) : undefined,
    ],
    business: own(r.customerBusinessInfo, r.customerOperatingInfomation, r.customerLinkMap),
    work: [
      ...own(r.customerServiceLog),
      linkTo(contractList, { custId: [id] }, t('section.contracts')),
      linkTo(scheduleList, { keyword: name }, t('section.projects')),
      linkTo(visithistory, { id }, t('section.visits')),
      linkTo(advices, { custId: id }, t('section.advice')),
      linkTo(teamManagement, { custId: id }, t('section.team')),
      industry?.code ? linkTo(caseList, { industries: [industry.code] }, t('section.cases')) : undefined,
      areaCode === undefined ? undefined : linkTo(energyRule, { areaCode }, t('section.price')),
    ],
  }
  return <LinksCard title={t(`section.${of}`)} links={links[of]} />
}
