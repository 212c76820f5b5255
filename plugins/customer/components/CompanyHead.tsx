import NavigationArrowFill from '@phosphor-icons/core/fill/navigation-arrow-fill.svg'
import CalendarPlus from '@phosphor-icons/core/regular/calendar-plus.svg'
import Check from '@phosphor-icons/core/regular/check.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import PlusCircle from '@phosphor-icons/core/regular/plus-circle.svg'
import { observer } from 'mobx-react-lite'
import { useCallables } from '#domain/contacts'
import { useCalling } from '#kit/calls'
import { RecordHead, useHostActions } from '#kit/detail'
import { useRefusalToast } from '#kit/records'
import { useCore, useReach, useStore } from '#platform/core'
import { Icon, PlaceActions, Tag, usePageTools } from '#ui/components'
import { addClueCognition } from '../../leads/routes'
import { visitEdit } from '../../visits/routes'
import type { Company, CompanyRow } from '../api/company'
import { useTexts } from '../plugin'
import { customerLabelList } from '../routes'
import { companyRows, followOnPage } from '../stores/companyRows'
import { RiskTag } from './companyParts'
import { logAddress } from './logAddress'

interface CompanyHeadProps {
  readonly row: CompanyRow
  /** The record, once it is loaded. */
  readonly company: Company | undefined
}

const USE_TONES = { active: 'good', silent: 'warn', lost: 'warn', new: 'brand' } as const

/** Labels shown beside the state; the others are on their page. */
const SHOWN = 2

/** Head of a company: name, star, state, labels, and the actions before a visit (mock 'Customer'). */
export const CompanyHead = observer(function CompanyHead({ row, company }: CompanyHeadProps) {
  const t = useTexts()
  const { say, word, page } = usePageTools()
  const core = useCore()
  const toastRefusal = useRefusalToast()
  const reach = useReach()
  const { goTo } = useHostActions()
  const shown = useStore(companyRows).get(row.id) ?? row
  const { id, followed, labels, use = 'active', industry, risk, distance: metres } = shown
  const tags = [...labels, ...(industry ? [industry] : [])].map((tag) => say.name(tag))
  const isCustomer = use === 'active'
  const year = company?.since?.slice(0, 4)
  const most = risk?.level ? SHOWN - 1 : SHOWN
  const distance = say.distance(metres)
  const { point, address, contacts = [] } = company ?? {}
  const people = useCallables()(
    contacts.map((contact) => ({ ...contact, phones: contact.phone === undefined ? [] : [contact.phone] })),
  )
  const calling = useCalling(people, logAddress(company))
  const toLead = { custId: id, name: row.name, creditCode: row.creditCode, industry: industry?.code, address, ...point }
  // Navigate, call, plan a visit, a new lead; each only where it leads somewhere.
  const actions = [
    company === undefined && ('pending' as const),
    point && {
      label: distance ?? t('head.navigate'),
      name: distance && say.list([t('head.navigate'), distance]),
      icon: <Icon svg={NavigationArrowFill} />,
      onPress: () => goTo(point, say.name(row)),
    },
    calling.start && { label: calling.label, icon: <Icon svg={Phone} />, onPress: calling.start },
    reach(visitEdit) && {
      label: t('head.visit'),
      icon: <Icon svg={CalendarPlus} />,
      onPress: () => page.open(visitEdit, { custId: id }),
    },
    reach(addClueCognition) && {
      label: t('head.lead'),
      icon: <Icon svg={PlusCircle} />,
      onPress: () => page.open(addClueCognition, toLead),
    },
  ]
  return (
    <RecordHead
      record={`customer:${id}`}
      name={say.name(row)}
      star={{
        on: followed,
        label: t(followed ? 'head.unfollow' : 'head.follow'),
        onPress: () => toastRefusal(followOnPage(core, id, !followed)),
      }}
    >
      <div className="customer-head__tags">
        {company?.regStatus && company.regStatus !== 'inBusiness' ? (
          <Tag tone="risk">{word('regStatus', company.regStatus)}</Tag>
        ) : null}
        <Tag tone={USE_TONES[use as 'active'] ?? 'plain'} icon={isCustomer ? <Icon svg={Check} /> : undefined}>
          {isCustomer && year ? t('head.since', { year }) : word('use', use)}
        </Tag>
        <RiskTag risk={risk} />
        {tags.slice(0, most).map((tag) => (
          <Tag key={tag} onPress={() => page.open(customerLabelList, { id })}>
            {tag}
          </Tag>
        ))}
        {tags.length > most ? <span className="customer-head__more">+{tags.length - most}</span> : null}
      </div>
      <PlaceActions label={t('head.actions')} actions={actions} />
      {calling.menu}
    </RecordHead>
  )
})
