import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { days } from '#base/calendar'
import { useDictionary, useOrganisations } from '#domain/directory'
import { Facts, RecordSheet, useRecord } from '#kit/detail'
import { DateInput, MoveSheet, TextInput } from '#kit/forms'
import { useMove } from '#kit/records'
import { Button, StatusTag, usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import { partners, qualify, suspend } from '../records'
import { suspensionFields } from '../rules/fields'
import { usePartnerWords } from './tags'

const TONES = { qualified: 'good', suspended: 'warn', barred: 'risk' } as const
/** Usual lengths of a suspension. days */
const QUICK = [30, 90, 180]

/** A partner over the list; a manager suspends it until a day, or takes it up again. */
export const PartnerSheet = observer(function PartnerSheet(props: {
  readonly id: string
  readonly onClose: () => void
}) {
  const { id, onClose } = props
  const t = useTexts()
  const { say, word } = usePageTools()
  const words = usePartnerWords()
  const tags = useDictionary('needTag')
  const places = useOrganisations()
  const open = useRecord(partners, id)
  const moves = { suspend: useMove(suspend, id), qualify: useMove(qualify, id) }
  const [isSuspending, setSuspending] = useState(false)
  const partner = open.main.value
  return (
    <>
      <RecordSheet
        open={open}
        title={say.name}
        compare={[
          { label: t('partner.state'), text: words.state },
          { label: t('field.reason'), text: ({ reason }) => reason },
        ]}
        parts={(shown) => [
          {
            key: 'facts',
            body: (
              <Facts
                facts={[
                  {
                    label: t('partner.state'),
                    value: <StatusTag word={shown.state} tones={TONES} group="partnerState" />,
                  },
                  shown.until !== undefined && { label: t('field.until'), value: say.day(shown.until) },
                  { label: t('field.reason'), value: shown.reason },
                  { label: t('partner.kind'), value: word('partnerKind', shown.kind) },
                  { label: t('partner.rated'), value: shown.rating },
                  { label: t('partner.code'), value: shown.creditCode, copy: shown.creditCode },
                  { label: t('partner.skills'), value: say.list(shown.skills.map((code) => tags.name(code))) },
                  { label: t('partner.areas'), value: say.list(shown.areaCodes.map((code) => places.name(code))) },
                  { label: t('partner.projects'), value: say.number(shown.deals) },
                ]}
              />
            ),
          },
        ]}
        foot={() => {
          if (moves.suspend.may) return <Button onPress={() => setSuspending(true)}>{t('partner.suspend')}</Button>
          if (!moves.qualify.may) return null
          return (
            <Button variant="brand" busy={moves.qualify.busy} onPress={() => moves.qualify.run()}>
              {t('partner.qualify')}
            </Button>
          )
        }}
        onClose={onClose}
      />
      {partner && isSuspending ? (
        <MoveSheet
          move={suspend}
          record={partner}
          title={t('partner.suspendTitle', { name: say.name(partner) })}
          text={t('partner.suspendText')}
          confirm={t('partner.suspend')}
          tone="risk"
          defaults={{ until: '', reason: '' }}
          fields={suspensionFields}
          onClose={() => setSuspending(false)}
        >
          {(form) => (
            <>
              <DateInput form={form} name="until" quick={QUICK} min={days.add(days.today(), 1)} />
              <TextInput form={form} name="reason" lines={2} />
            </>
          )}
        </MoveSheet>
      ) : null}
    </>
  )
})
