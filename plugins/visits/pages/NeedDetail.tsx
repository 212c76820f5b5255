import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { days } from '#base/calendar'
import { DetailScreen, FactsCard, HeadFacts, LinksCard, linkTo, RecordHead, recordData, useRecord } from '#kit/detail'
import { ReasonSheet } from '#kit/forms'
import { useMove } from '#kit/records'
import { useSearch } from '#platform/navigation'
import { Button, StatusTag } from '#ui/components'
import { ActCourse } from '#ui/timelines'
import { NeedDue } from '../components/NeedDue'
import { isOpenNeed, NEED_TONES, useVisitTools } from '../components/words'
import { visitNeedDetail, visitView } from '../routes'
import { REASON } from '../rules/vocabulary'
import { begin, close, drop, needs } from '../stores'

export const data = recordData(needs)

/** A need is shown as urgent so many days before it is due. */
const SOON = 1

/** A need or next step: owner, due day, what was done about it (/visitNeedDetail). */
export default observer(function NeedDetail() {
  const { id } = useSearch(visitNeedDetail)
  const { t, say, word } = useVisitTools()
  const open = useRecord(needs, id)
  const moves = { do: useMove(begin, id), done: useMove(close, id), drop: useMove(drop, id) }
  const [closing, setClosing] = useState<'done' | 'drop'>()
  const need = open.main.value
  const isLate = need && isOpenNeed(need) && need.dueAt < days.today()
  return (
    <>
      <DetailScreen
        open={open}
        title={({ text }) => text}
        compare={[
          { label: t('state.label'), text: ({ state }) => word('need', state) },
          { label: t('field.result'), text: ({ result, reason }) => result ?? reason },
        ]}
        head={(shown) => (
          <RecordHead record={`need:${id}`} name={shown.text}>
            <HeadFacts>
              <StatusTag word={shown.state} tones={NEED_TONES} group="need" />
              <span>{word('kind', shown.kind)}</span>
              <span>{say.name(shown)}</span>
            </HeadFacts>
          </RecordHead>
        )}
        parts={(shown) => [
          {
            key: 'facts',
            body: (
              <FactsCard
                facts={[
                  { label: t('field.owner'), value: say.name(shown.owner) },
                  {
                    label: t('field.dueAt'),
                    value: (
                      <>
                        {say.day(shown.dueAt)} {isLate ? <NeedDue day={shown.dueAt} soon={SOON} /> : null}
                      </>
                    ),
                  },
                  isOpenNeed(shown) &&
                    !isLate && { label: t('need.left'), value: <NeedDue day={shown.dueAt} soon={SOON} /> },
                  { label: t('field.result'), value: shown.result },
                  { label: t('field.reason'), value: shown.reason },
                ]}
              />
            ),
          },
          {
            key: 'course',
            title: t('need.course'),
            body: (
              <ActCourse
                label={t('need.course')}
                events={shown.course.map(({ text, ...event }) => ({ ...event, comment: text }))}
              />
            ),
          },
          shown.isVisitShown && {
            key: 'links',
            body: <LinksCard links={[linkTo(visitView, { id: shown.visitId })]} />,
          },
        ]}
        bottomBar={(shown) =>
          isOpenNeed(shown) &&
          shown.can.length > 0 && (
            <>
              {moves.drop.may ? <Button onPress={() => setClosing('drop')}>{t('move.drop')}</Button> : null}
              {moves.do.may ? (
                <Button variant="soft" busy={moves.do.busy} onPress={() => moves.do.run({ reason: '' })}>
                  {t('move.do')}
                </Button>
              ) : null}
              {moves.done.may ? (
                <Button variant="main" wide onPress={() => setClosing('done')}>
                  {t('move.done')}
                </Button>
              ) : null}
            </>
          )
        }
      />
      {need && closing ? (
        <ReasonSheet
          move={closing === 'done' ? close : drop}
          record={need}
          title={t(`move.${closing}Title`)}
          label={t(closing === 'done' ? 'field.result' : 'field.reason')}
          confirm={t(`move.${closing}`)}
          least={REASON.least}
          tone={closing === 'done' ? 'main' : 'risk'}
          onClose={() => setClosing(undefined)}
        />
      ) : null}
    </>
  )
})
