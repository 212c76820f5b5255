import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { href } from '#base/routes'
import { FileList, fileOf } from '#kit/attachments'
import { DetailScreen, FactsCard, HeadFacts, LinksCard, linkTo, RecordHead, recordData, useRecord } from '#kit/detail'
import { ReasonSheet } from '#kit/forms'
import { useMove } from '#kit/records'
import { useSearch } from '#platform/navigation'
import { Button, usePageTools } from '#ui/components'
import { BounceFacts } from '../components/BounceFacts'
import { Acts, StateTag } from '../components/words'
import { useTexts } from '../plugin'
import { accept, bounces, sendBack } from '../records'
import { gasRisk, toDoGasBounceEdit, toDoGasBounceView, toDoGasRiskDay } from '../routes'

export const data = recordData(bounces)

/** A rebound as it was found and explained, with its review (/toDoGasBounceView). */
export default observer(function BounceView() {
  const { id } = useSearch(toDoGasBounceView)
  const t = useTexts()
  const { say, page, word } = usePageTools()
  const open = useRecord(bounces, id)
  const moves = { accept: useMove(accept, id), return: useMove(sendBack, id) }
  const [isReturning, setReturning] = useState(false)
  const present = open.main.value
  return (
    <>
      <DetailScreen
        open={open}
        title={({ customer }) => say.name(customer)}
        list={href(gasRisk)}
        compare={[
          { label: t('state.label'), text: ({ state }) => word('state', state) },
          { label: t('field.expectedDaily'), text: ({ expectedDaily }) => say.number(expectedDaily) },
        ]}
        head={(shown) => (
          <RecordHead record={`gas-bounce:${id}`} name={say.name(shown.customer)}>
            <HeadFacts>
              <StateTag state={shown.state} />
              <span>{t('bounce.name')}</span>
            </HeadFacts>
          </RecordHead>
        )}
        parts={(shown) => [
          { key: 'facts', body: <BounceFacts bounce={shown} /> },
          {
            key: 'explained',
            body: (
              <FactsCard
                title={t('bounce.explained')}
                none={t('bounce.notYet')}
                facts={[
                  { label: t('field.cause'), value: shown.cause && word('cause', shown.cause) },
                  {
                    label: t('field.expectedDaily'),
                    value: shown.expectedDaily && t('bounce.daily', { volume: say.number(shown.expectedDaily) }),
                  },
                  { label: t('warning.reason'), value: shown.reason },
                ]}
              >
                {shown.evidence.length > 0 ? (
                  <FileList label={t('field.evidence')} files={shown.evidence.map(fileOf)} />
                ) : null}
              </FactsCard>
            ),
          },
          { key: 'course', title: t('course'), body: <Acts course={shown.course} /> },
          {
            key: 'links',
            body: (
              <LinksCard
                links={[linkTo(toDoGasRiskDay, { id: shown.warningId }, t('issues.warning', { id: shown.warningId }))]}
              />
            ),
          },
        ]}
        bottomBar={(shown) => {
          if (shown.can.includes('submit'))
            return (
              <Button variant="main" wide onPress={() => page.open(toDoGasBounceEdit, { id })}>
                {t('move.handle')}
              </Button>
            )
          if (!moves.accept.may) return undefined
          return (
            <>
              <Button onPress={() => setReturning(true)}>{t('move.return')}</Button>
              <Button variant="main" wide busy={moves.accept.busy} onPress={() => moves.accept.run()}>
                {t('move.accept')}
              </Button>
            </>
          )
        }}
      />
      {present && isReturning ? (
        <ReasonSheet
          move={sendBack}
          record={present}
          title={t('warning.returnTitle')}
          confirm={t('move.return')}
          tone="risk"
          onClose={() => setReturning(false)}
        />
      ) : null}
    </>
  )
})
