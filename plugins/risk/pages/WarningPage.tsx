import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { href } from '#base/routes'
import { Gallery } from '#kit/attachments'
import { DetailScreen, FactsCard, HeadFacts, LinksCard, linkTo, RecordHead, recordData, useRecord } from '#kit/detail'
import { ReasonSheet } from '#kit/forms'
import { useMove } from '#kit/records'
import { useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Button, Notice, usePageTools } from '#ui/components'
import { customerDetails, customerEnergyBill } from '../../customer/routes'
import type { Warning } from '../api/warnings'
import { AssignSheet } from '../components/AssignSheet'
import { VolumeChart } from '../components/VolumeChart'
import { WarningForm } from '../components/WarningForm'
import { Acts, changeOf, DueAt, LevelTag, StateTag, usePeriod, waits } from '../components/words'
import { useTexts } from '../plugin'
import { assign, close, returned, voided, warningRows, warnings } from '../records'
import { gasRisk, gasRiskIssues, toDoGasBounceView, toDoGasRisk, toDoGasRiskDay } from '../routes'

export const data = recordData(warnings)

/** A warning about a customer's volume, or the form that handles it (/toDoGasRisk, /toDoGasRiskDay). */
export default observer(function WarningPage() {
  const { id, edit } = useSearch(toDoGasRisk)
  return edit ? <WarningForm id={id} /> : <Shown id={id} />
})

const Shown = observer(function Shown({ id }: { readonly id: string }) {
  const t = useTexts()
  const { say, page, word } = usePageTools()
  const periodOf = usePeriod()
  const open = useRecord(warnings, id)
  const moves = {
    close: useMove(close, id),
    return: useMove(returned, id),
    void: useMove(voided, id),
    assign: useMove(assign, id),
  }
  const [asked, setAsked] = useState<'return' | 'void' | 'assign'>()
  const present = open.main.value
  const handle = ({ granularity }: Warning) =>
    page.open(granularity === 'day' ? toDoGasRiskDay : toDoGasRisk, { id, edit: true })
  return (
    <>
      <DetailScreen
        open={open}
        title={({ customer }) => say.name(customer)}
        list={href(gasRisk)}
        neighbours={useStore(warningRows).browsing}
        compare={[
          { label: t('state.label'), text: ({ state }) => word('state', state) },
          { label: t('field.cause'), text: ({ cause }) => cause && word('cause', cause) },
          { label: t('field.note'), text: ({ note }) => note },
        ]}
        menu={() => [
          moves.assign.may && { label: t('move.assign'), onPress: () => setAsked('assign') },
          moves.void.may && { label: t('move.void'), onPress: () => setAsked('void') },
        ]}
        head={(shown) => (
          <RecordHead record={`gas-warning:${id}`} name={say.name(shown.customer)}>
            <HeadFacts>
              <LevelTag level={shown.level} />
              <StateTag state={shown.state} />
              <span>{periodOf(shown)}</span>
            </HeadFacts>
          </RecordHead>
        )}
        parts={(shown) => [
          shown.missing && { key: 'missing', body: <Notice tone="warn">{t('warning.missing')}</Notice> },
          shown.reason !== undefined && {
            key: 'reason',
            body: <Notice tone="warn">{`${word('state', shown.state)}: ${shown.reason}`}</Notice>,
          },
          { key: 'chart', body: <VolumeChart warning={shown} /> },
          {
            key: 'facts',
            body: (
              <FactsCard
                title={t('warning.facts')}
                facts={[
                  { label: t('warning.actual'), value: `${say.number(shown.actual)} m³` },
                  { label: t('warning.expected'), value: `${say.number(shown.expected)} m³` },
                  { label: t('warning.band'), value: `${say.number(shown.low)}–${say.number(shown.high)} m³` },
                  { label: t('warning.change'), value: say.change(changeOf(shown)) },
                  { label: t('field.owner'), value: say.name(shown.owner) },
                  {
                    label: t('field.due'),
                    value: waits(shown) ? <DueAt due={shown.due} isFact /> : say.moment(shown.due),
                  },
                ]}
              />
            ),
          },
          shown.handled !== undefined &&
            shown.note !== undefined && {
              key: 'handled',
              body: (
                <FactsCard
                  title={t('warning.handled')}
                  facts={[
                    { label: t('field.cause'), value: shown.cause && word('cause', shown.cause) },
                    { label: t('field.note'), value: shown.note },
                    { label: t('field.nextDate'), value: say.day(shown.nextDate) },
                    {
                      label: t('warning.by'),
                      value: `${say.name(shown.handled.by)} · ${say.moment(shown.handled.at)}`,
                    },
                  ]}
                >
                  {shown.photos.length > 0 ? <Gallery label={t('field.photos')} photos={shown.photos} /> : null}
                </FactsCard>
              ),
            },
          { key: 'course', title: t('course'), body: <Acts course={shown.course} /> },
          {
            key: 'links',
            body: (
              <LinksCard
                links={[
                  shown.bounceId === undefined
                    ? undefined
                    : linkTo(toDoGasBounceView, { id: shown.bounceId }, t('bounce.name')),
                  shown.can.includes('track')
                    ? linkTo(
                        gasRiskIssues,
                        { add: true, custId: shown.customer.id, name: say.name(shown.customer), warnings: [id] },
                        t('issues.track'),
                      )
                    : undefined,
                  ...(shown.customer.gone
                    ? []
                    : [
                        linkTo(customerDetails, { id: shown.customer.id }, t('links.customer')),
                        linkTo(customerEnergyBill, { id: shown.customer.id }, t('links.bills')),
                      ]),
                ]}
              />
            ),
          },
        ]}
        bottomBar={(shown) => {
          if (shown.can.includes('handle'))
            return (
              <Button variant="main" wide onPress={() => handle(shown)}>
                {t('move.handle')}
              </Button>
            )
          if (!moves.close.may) return undefined
          return (
            <>
              <Button onPress={() => setAsked('return')}>{t('move.return')}</Button>
              <Button variant="main" wide busy={moves.close.busy} onPress={() => moves.close.run()}>
                {t('move.close')}
              </Button>
            </>
          )
        }}
      />
      {present && asked === 'assign' ? (
        <AssignSheet move={assign} record={present} onClose={() => setAsked(undefined)} />
      ) : null}
      {present && asked && asked !== 'assign' ? (
        <ReasonSheet
          move={asked === 'return' ? returned : voided}
          record={present}
          title={t(`warning.${asked}Title`)}
          confirm={t(`move.${asked}`)}
          tone="risk"
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  )
})
