import { observer } from 'mobx-react-lite'
import { formatDay, formatMoment, momentOf } from '#base/calendar'
import { href } from '#base/routes'
import { PersonName } from '#domain/directory'
import { DetailScreen, Facts, recordData, useRecord } from '#kit/detail'
import { useMove } from '#kit/records'
import { useStore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { useSearch } from '#platform/navigation'
import { Button, StatusTag } from '#ui/components'
import { useTexts } from '../plugin'
import { close, records, rows } from '../records'
import { sampleThingDetail, sampleThingList } from '../routes'

export const data = recordData(records)

/** A sample thing, and what the user can do with it. */
export default observer(function SampleThingDetail() {
  const { id } = useSearch(sampleThingDetail)
  const t = useTexts()
  const language = useLanguage()
  const open = useRecord(records, id)
  const closing = useMove(close, id)
  return (
    <DetailScreen
      open={open}
      title={({ title }) => title}
      list={href(sampleThingList)}
      neighbours={useStore(rows).browsing}
      compare={[{ label: t('field.due'), text: ({ due }) => formatDay(momentOf(due), language) }]}
      parts={({ state, due, owner, at, text }) => [
        {
          key: 'facts',
          title: t('facts'),
          body: (
            <Facts
              facts={[
                {
                  label: t('field.state'),
                  value: <StatusTag word={state} tones={{ open: 'brand', closed: 'plain' }} />,
                },
                { label: t('field.due'), value: formatDay(momentOf(due), language) },
                { label: t('field.owner'), value: <PersonName person={owner} organisation /> },
                { label: t('field.at'), value: formatMoment(at, language) },
                { label: t('field.text'), value: text },
              ]}
            />
          ),
        },
      ]}
      bottomBar={() =>
        closing.may && (
          <Button variant="main" wide busy={closing.busy} onPress={() => closing.run()}>
            {t('close')}
          </Button>
        )
      }
    />
  )
})
