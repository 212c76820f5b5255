import { PencilSimpleLine } from '@phosphor-icons/react/dist/csr/PencilSimpleLine'
import { observer } from 'mobx-react-lite'
import { formatDay, formatMoney, formatPercent, momentOf } from '#src/calendar'
import { Awaited, Facts } from '#src/detail'
import { nameIn, useLanguage } from '#src/i18n'
import { usePageNavigation, useSearch } from '#src/navigation'
import { ask } from '#src/records'
import { Card, Cell, PageFrame, Timeline } from '#src/ui'
import { isKnown } from '#src/wire'
import { type Business, getBusiness } from '../api/business'
import { useAsked } from '../components/useAsked'
import { customerBusinessInfo, customerDetails, customerLinkMap, customerOperatingInfomation } from '../routes'
import { regStatusCodes } from '../rules/vocabulary'
import { useTexts } from '../texts'
import '../components/business.css'

/** Registration data of a company: shareholders, key persons, branches, changes over time (/customerBusinessInfo). */
export default observer(function BusinessInfo() {
  const t = useTexts()
  const { id } = useSearch(customerBusinessInfo)
  const section = useAsked(ask(getBusiness, { custId: id }))
  return (
    <PageFrame title={t('title.customerBusinessInfo')}>
      <Awaited section={section}>{(business) => <Cards business={business} />}</Awaited>
    </PageFrame>
  )
})

function Cards({ business }: { readonly business: Business }) {
  const t = useTexts()
  const language = useLanguage()
  const page = usePageNavigation()
  const { custId: id, regStatus, founded, capital, shareholders, persons, branches, changes } = business
  const dayOf = (day: Business['founded']) => day && formatDay(momentOf(day), language)
  return (
    <>
      <Card title={nameIn(business, language)}>
        <Facts
          facts={[
            { label: t('business.creditCode'), value: business.creditCode, copy: business.creditCode },
            {
              label: t('business.regStatus'),
              value: regStatus && isKnown(regStatusCodes, regStatus) ? t(`regState.${regStatus}`) : regStatus,
            },
            { label: t('business.legalRep'), value: business.legalRep },
            { label: t('business.capital'), value: capital === undefined ? undefined : formatMoney(capital, language) },
            { label: t('business.founded'), value: dayOf(founded) },
            { label: t('business.authority'), value: business.authority },
            { label: t('business.address'), value: business.address, copy: business.address },
            { label: t('business.scope'), value: business.scope },
          ]}
        />
      </Card>
      {shareholders.length > 0 ? (
        <Card
          title={t('business.shareholders')}
          link={{ label: t('title.customerLinkMap'), onPress: () => page.open(customerLinkMap, { id }) }}
        >
          <Shareholders holders={shareholders} />
        </Card>
      ) : null}
      {persons.length > 0 ? (
        <Card title={t('business.persons')}>
          {persons.map(({ name, duty }) => (
            <Cell key={`${name} ${duty}`} title={name} value={duty} />
          ))}
        </Card>
      ) : null}
      {branches.length > 0 ? (
        <Card title={t('business.branches')}>
          {branches.map(({ name, founded: since, custId }) => (
            <Cell
              key={name}
              title={name}
              note={since && t('business.since', { day: dayOf(since) })}
              onPress={custId === undefined ? undefined : () => page.open(customerDetails, { id: custId })}
            />
          ))}
        </Card>
      ) : null}
      {changes.length > 0 ? (
        <Card title={t('business.changes')}>
          <Timeline
            label={t('business.changes')}
            events={changes.map(({ at, field, before, after }) => ({
              id: `${at} ${field}`,
              icon: <PencilSimpleLine />,
              title: field,
              time: dayOf(at) ?? '',
              body: (
                <div className="business-changes">
                  {before === undefined ? null : <p>{t('business.before', { value: before })}</p>}
                  <p>
                    <b>{t('business.after', { value: after ?? '–' })}</b>
                  </p>
                </div>
              ),
            }))}
          />
        </Card>
      ) : null}
      <Card>
        <Cell
          title={t('title.customerOperatingInfomation')}
          onPress={() => page.open(customerOperatingInfomation, { id })}
        />
      </Card>
    </>
  )
}

/** Shareholders with a bar for the share of each; one that is a customer leads to it. */
function Shareholders({ holders }: { readonly holders: Business['shareholders'] }) {
  const t = useTexts()
  const language = useLanguage()
  const page = usePageNavigation()
  return (
    <ul className="business-holders">
      {holders.map(({ name, kind, share, custId }) => (
        <li key={`${name} ${share}`}>
          {custId === undefined ? (
            <b>{name}</b>
          ) : (
            <button type="button" className="facts__press" onClick={() => page.open(customerDetails, { id: custId })}>
              {name}
            </button>
          )}
          <span className="num">{share === undefined ? '–' : formatPercent(share, language, 2)}</span>
          <span className="business-share" aria-hidden="true">
            <i style={{ width: `${(share ?? 0) * 100}%` }} />
          </span>
          {kind ? <small className="business-kind">{t(`holderKind.${kind}`)}</small> : null}
        </li>
      ))}
    </ul>
  )
}
