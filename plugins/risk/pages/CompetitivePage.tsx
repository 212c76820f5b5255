import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { href } from '#base/routes'
import { isKnown } from '#base/wire'
import { FileList, fileOf } from '#kit/attachments'
import {
  DetailScreen,
  FactsCard,
  HeadFacts,
  LinksCard,
  linkTo,
  RecordHead,
  recordData,
  ScoreCard,
  useRecord,
} from '#kit/detail'
import { ChoiceInput, MoveSheet } from '#kit/forms'
import { useMove } from '#kit/records'
import { useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Button, Card, LongText, usePageTools } from '#ui/components'
import { customerDetails } from '../../customer/routes'
import type { Competitive } from '../api/competitive'
import { AssignSheet } from '../components/AssignSheet'
import { MeasureForm, ReportForm } from '../components/CompetitiveForms'
import { HandlersOnly } from '../components/HandlersOnly'
import { Acts, DueAt, LevelTag, StateTag, waits } from '../components/words'
import { useTexts } from '../plugin'
import { assignOther, competitiveRows, competitives, settle, verify } from '../records'
import { competitiveRisk, toDoCompetitiveRisk } from '../routes'
import { unitOf, usefulPrice } from '../rules/competition'
import { closeFields, verifyFields } from '../rules/fields'
import { KINDS, PROOFS, RESULTS, VERDICTS } from '../rules/vocabulary'

export const data = recordData(competitives)

/** A competitor at a customer, the measure against it, or a new one (/toDoCompetitiveRisk). */
export default observer(function CompetitivePage() {
  const { id, edit } = useSearch(toDoCompetitiveRisk)
  const t = useTexts()
  if (id === undefined)
    return (
      <HandlersOnly
        title={t('competitive.report')}
        denied={{ title: t('competitive.denied'), text: t('competitive.deniedText') }}
      >
        <ReportForm />
      </HandlersOnly>
    )
  return edit ? <MeasureForm id={id} /> : <Shown id={id} />
})

/** Points of a part of the level at most. */
const MOST = { volume: 3, gap: 3, move: 3, contract: 3 }

const Shown = observer(function Shown({ id }: { readonly id: string }) {
  const t = useTexts()
  const { say, page, word } = usePageTools()
  const open = useRecord(competitives, id)
  const moves = { verify: useMove(verify, id), close: useMove(settle, id), assign: useMove(assignOther, id) }
  const [sheet, setSheet] = useState<'verify' | 'close' | 'assign'>()
  const present = open.main.value
  const leave = () => setSheet(undefined)
  const useful = (price: number | undefined, kind: Competitive['kind']) =>
    price !== undefined && isKnown(KINDS, kind)
      ? t('competitive.useful', {
          price: say.price(price),
          unit: unitOf(kind),
          useful: usefulPrice(price, kind).toFixed(2),
          currency: say.currency,
        })
      : undefined
  const gapText = ({ gap }: Competitive) => (gap === undefined ? undefined : say.change(-gap))
  return (
    <>
      <DetailScreen
        open={open}
        title={({ customer }) => say.name(customer)}
        list={href(competitiveRisk)}
        neighbours={useStore(competitiveRows).browsing}
        compare={[
          { label: t('state.label'), text: ({ state }) => word('state', state) },
          { label: t('field.measure'), text: ({ measure }) => measure },
        ]}
        menu={() => [moves.assign.may && { label: t('move.assign'), onPress: () => setSheet('assign') }]}
        head={(shown) => (
          <RecordHead record={`competitive:${id}`} name={say.name(shown.customer)}>
            <HeadFacts>
              <LevelTag level={shown.level} />
              <StateTag state={shown.state} />
              <span>{`${shown.competitor} · ${word('kind', shown.kind)}`}</span>
            </HeadFacts>
          </RecordHead>
        )}
        parts={(shown) => [
          {
            key: 'level',
            body: (
              <ScoreCard
                texts="score"
                section={{
                  status: 'ready',
                  value: { score: shown.score, parts: shown.parts.map((part) => ({ ...part, max: 3 })) },
                  error: undefined,
                  load: () => undefined,
                }}
                most={MOST}
                summary={() =>
                  t('score.summary', { level: word('level', shown.level), proof: word('proof', shown.proof) })
                }
                reason={({ key }) => {
                  if (key === 'volume') return say.volume(shown.volumeAtRisk)
                  if (key === 'gap') return shown.theirPrice === undefined ? t('competitive.noPrice') : gapText(shown)
                  if (key === 'move') return word('competitorMove', shown.move)
                  return shown.contractDays === undefined
                    ? t('competitive.noContract')
                    : t('competitive.contractDays', { count: shown.contractDays })
                }}
              />
            ),
          },
          {
            key: 'price',
            body: (
              <FactsCard
                title={t('competitive.prices')}
                facts={[
                  {
                    label: t('competitive.theirs'),
                    value: useful(shown.theirPrice, shown.kind) ?? t('competitive.noPrice'),
                  },
                  { label: t('competitive.ours'), value: useful(shown.ourPrice, 'price') },
                  { label: t('competitive.gap'), value: gapText(shown) },
                ]}
              />
            ),
          },
          {
            key: 'heard',
            body: (
              <Card title={t('field.evidence')} pad>
                <LongText text={shown.evidence} />
                {shown.files.length > 0 ? <FileList label={t('field.files')} files={shown.files.map(fileOf)} /> : null}
              </Card>
            ),
          },
          {
            key: 'facts',
            body: (
              <FactsCard
                facts={[
                  { label: t('field.volumeAtRisk'), value: say.volume(shown.volumeAtRisk) },
                  { label: t('field.move'), value: word('competitorMove', shown.move) },
                  { label: t('field.proof'), value: word('proof', shown.proof) },
                  { label: t('field.measure'), value: shown.measure },
                  { label: t('field.result'), value: shown.result && word('result', shown.result) },
                  { label: t('field.owner'), value: say.name(shown.owner) },
                  {
                    label: t('field.due'),
                    value: waits(shown) ? <DueAt due={shown.due} isFact /> : say.moment(shown.due),
                  },
                ]}
              />
            ),
          },
          { key: 'course', title: t('course'), body: <Acts course={shown.course} /> },
          !shown.customer.gone && {
            key: 'links',
            body: <LinksCard links={[linkTo(customerDetails, { id: shown.customer.id }, t('links.customer'))]} />,
          },
        ]}
        bottomBar={(shown) => {
          if (moves.verify.may)
            return (
              <Button variant="main" wide onPress={() => setSheet('verify')}>
                {t('move.verify')}
              </Button>
            )
          if (shown.can.includes('measure'))
            return (
              <Button variant="main" wide onPress={() => page.open(toDoCompetitiveRisk, { id, edit: true })}>
                {t('move.measure')}
              </Button>
            )
          return (
            moves.close.may && (
              <Button variant="main" wide onPress={() => setSheet('close')}>
                {t('move.close')}
              </Button>
            )
          )
        }}
      />
      {present && sheet === 'assign' ? <AssignSheet move={assignOther} record={present} onClose={leave} /> : null}
      {present && sheet === 'verify' ? (
        <MoveSheet
          move={verify}
          record={present}
          title={t('competitive.verifyTitle')}
          confirm={t('move.verify')}
          defaults={verifyFields.values({ proof: present.proof })}
          fields={verifyFields}
          onClose={leave}
        >
          {(form) => (
            <>
              <ChoiceInput form={form} name="verdict" options={VERDICTS} group="verdict" />
              <ChoiceInput form={form} name="proof" options={PROOFS} group="proof" />
            </>
          )}
        </MoveSheet>
      ) : null}
      {present && sheet === 'close' ? (
        <MoveSheet
          move={settle}
          record={present}
          title={t('competitive.closeTitle')}
          confirm={t('move.close')}
          defaults={closeFields.values({})}
          fields={closeFields}
          onClose={leave}
        >
          {(form) => <ChoiceInput form={form} name="result" options={RESULTS} group="result" />}
        </MoveSheet>
      ) : null}
    </>
  )
})
