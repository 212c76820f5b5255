import { CalendarPlus } from '@phosphor-icons/react/dist/csr/CalendarPlus'
import { Check } from '@phosphor-icons/react/dist/csr/Check'
import { NavigationArrow } from '@phosphor-icons/react/dist/csr/NavigationArrow'
import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import { PlusCircle } from '@phosphor-icons/react/dist/csr/PlusCircle'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { formatDistance } from '#src/calendar'
import { useCore, useStore } from '#src/core'
import { RecordHead, useHostActions } from '#src/detail'
import { usePageNavigation } from '#src/navigation'
import { useReach } from '#src/plugin'
import { refusalText } from '#src/records'
import { ActionMenu, PlaceActions, Tag } from '#src/ui'
import { addClueCognition } from '../../leads/routes'
import { visitEdit } from '../../visits/routes'
import type { Company, CompanyRow } from '../api/company'
import { customerLabelList } from '../routes'
import { companyRows, follow } from '../stores/companyRows'
import { useTexts } from '../texts'
import { RiskTag } from './RiskTag'
import { useWords } from './useWords'

interface CompanyHeadProps {
  readonly row: CompanyRow
  /** The record, once it is loaded. */
  readonly company: Company | undefined
}

/** Labels shown beside the state; the others are on their page. */
const SHOWN = 2

/** Head of a company: name, star, state, labels, and what one does with it before a visit (mock 'Customer'). */
export const CompanyHead = observer(function CompanyHead({ row, company }: CompanyHeadProps) {
  const t = useTexts()
  const words = useWords()
  const core = useCore()
  const page = usePageNavigation()
  const shown = useStore(companyRows).get(row.id) ?? row
  const { followed, labels, use, industry } = shown
  const name = words.name(row)
  const tags = [...labels.map(words.name), ...(industry ? [words.name(industry)] : [])]
  const star = () =>
    void follow(core, row.id, !followed).catch((error: unknown) => core.feedback.toast(refusalText(error, t)))
  const isCustomer = use === 'active' || use === undefined
  const since = company?.since?.slice(0, 4)
  const most = shown.risk?.level ? SHOWN - 1 : SHOWN
  return (
    <RecordHead
      record={`customer:${row.id}`}
      name={name}
      star={{ on: followed, label: t(followed ? 'head.unfollow' : 'head.follow'), onPress: star }}
    >
      <div className="customer-head__tags">
        {company?.regStatus && company.regStatus !== 'inBusiness' ? (
          <Tag tone="risk">{t(`regStatus.${company.regStatus as 'revoked'}`)}</Tag>
        ) : null}
        <Tag tone={isCustomer ? 'good' : 'warn'} icon={isCustomer ? <Check aria-hidden="true" /> : undefined}>
          {isCustomer && since ? t('head.since', { year: since }) : t(`use.${(use ?? 'active') as 'active'}`)}
        </Tag>
        <RiskTag risk={shown.risk} />
        {tags.slice(0, most).map((tag) => (
          <Tag key={tag} onPress={() => page.open(customerLabelList, { id: row.id })}>
            {tag}
          </Tag>
        ))}
        {tags.length > most ? <span className="customer-head__more">+{tags.length - most}</span> : null}
      </div>
      <Actions row={shown} company={company} />
    </RecordHead>
  )
})

/** Navigate, call, plan a visit, a new lead; each only where it leads somewhere. */
const Actions = observer(function Actions({ row, company }: CompanyHeadProps) {
  const t = useTexts()
  const words = useWords()
  const page = usePageNavigation()
  const reach = useReach()
  const { goTo, call } = useHostActions()
  const [isCalling, setCalling] = useState(false)
  const { id, distance } = row
  const name = words.name(row)
  const place = company?.point
  const people = company?.contacts.filter(({ phone }) => phone !== undefined && !phone.includes('*')) ?? []
  const callSomebody = () => {
    const [only] = people
    if (people.length > 1) setCalling(true)
    else if (only?.phone !== undefined) void call(only.phone)
  }
  const actions = [
    company === undefined && ('pending' as const),
    place && {
      label: distance === undefined ? t('head.navigate') : formatDistance(distance),
      name: distance === undefined ? undefined : `${t('head.navigate')}, ${formatDistance(distance)}`,
      icon: <NavigationArrow weight="fill" aria-hidden="true" />,
      onPress: () => goTo(place, name),
    },
    people.length > 0 && { label: t('head.call'), icon: <Phone aria-hidden="true" />, onPress: callSomebody },
    reach(visitEdit) && {
      label: t('head.visit'),
      icon: <CalendarPlus aria-hidden="true" />,
      onPress: () => page.open(visitEdit, { custId: id }),
    },
    reach(addClueCognition) && {
      label: t('head.lead'),
      icon: <PlusCircle aria-hidden="true" />,
      onPress: () =>
        page.open(addClueCognition, {
          custId: id,
          name: row.name,
          creditCode: row.creditCode,
          industry: row.industry?.code,
          address: company?.address,
          ...place,
        }),
    },
  ].filter((action) => action !== undefined && action !== false)
  if (actions.length === 0) return null
  return (
    <>
      <PlaceActions label={t('head.actions')} actions={actions} />
      <ActionMenu
        open={isCalling}
        title={t('head.callWhom')}
        actions={people.map((person) => ({
          label: words.name(person),
          note: [words.text(person.duty, person.dutyEn), person.phone].filter(Boolean).join(' · '),
          onPress: () => void call(person.phone ?? ''),
        }))}
        onClose={() => setCalling(false)}
      />
    </>
  )
})
