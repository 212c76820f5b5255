import PencilSimpleLine from '@phosphor-icons/core/regular/pencil-simple-line.svg'
import { observer } from 'mobx-react-lite'
import { Facts, LinksCard, linkTo, QueryPage, useFieldFacts } from '#kit/detail'
import { queryOf } from '#kit/records'
import { useSearch } from '#platform/navigation'
import { Card, CellCards, Icon, ShareBars, Timeline, usePageTools } from '#ui/components'
import { getBusiness, registrationFields } from '../api/business'
import { useTexts } from '../plugin'
import { customerBusinessInfo, customerDetails, customerLinkMap, customerOperatingInfomation } from '../routes'
import '../components/business.css'

/** Registration data of a company: shareholders, key persons, branches, changes over time (/customerBusinessInfo). */
export default observer(function BusinessInfo() {
  const t = useTexts()
  const { say, word, page } = usePageTools()
  const factsOf = useFieldFacts()
  const { id } = useSearch(customerBusinessInfo)
  const toCompany = (custId: string | undefined) =>
    custId === undefined ? undefined : () => page.open(customerDetails, { id: custId })
  const toLinks = { label: t('title.customerLinkMap'), onPress: () => page.open(customerLinkMap, { id }) }
  return (
    <QueryPage title={t('title.customerBusinessInfo')} query={queryOf(getBusiness, { custId: id })}>
      {({ shareholders, persons, branches, changes, ...business }) => (
        <>
          <Card title={say.name(business)}>
            <Facts
              facts={factsOf(
                registrationFields,
                { ...business, regStatus: word('regState', business.regStatus) },
                (name) => t(`business.${name}`),
              )}
            />
          </Card>
          {shareholders.length > 0 ? (
            <Card title={t('business.shareholders')} link={toLinks}>
              <ShareBars
                rows={shareholders.map(({ name, kind, share, custId }) => ({
                  key: `${name} ${share}`,
                  label: name,
                  share,
                  onPress: toCompany(custId),
                  note: word('holderKind', kind),
                }))}
              />
            </Card>
          ) : null}
          <CellCards
            group="business"
            lists={{
              persons: persons.map(({ name, duty }) => ({ title: name, value: duty })),
              branches: branches.map(({ name, founded, custId }) => ({
                title: name,
                onPress: toCompany(custId),
                note: founded && t('business.since', { day: say.day(founded) }),
              })),
            }}
          />
          {changes.length > 0 ? (
            <Card title={t('business.changes')}>
              <Timeline
                label={t('business.changes')}
                events={changes.map(({ at, field, before, after = '–' }) => ({
                  id: `${at} ${field}`,
                  title: field,
                  time: say.day(at),
                  icon: <Icon svg={PencilSimpleLine} />,
                  body: (
                    <div className="business-changes">
                      {before === undefined ? null : <p>{t('business.before', { value: before })}</p>}
                      <p>
                        <b>{t('business.after', { value: after })}</b>
                      </p>
                    </div>
                  ),
                }))}
              />
            </Card>
          ) : null}
          <LinksCard links={[linkTo(customerOperatingInfomation, { id })]} />
        </>
      )}
    </QueryPage>
  )
})
