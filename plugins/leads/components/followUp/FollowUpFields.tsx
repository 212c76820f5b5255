import ChatText from '@phosphor-icons/core/regular/chat-text.svg'
import MapPin from '@phosphor-icons/core/regular/map-pin.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import { useRef } from 'react'
import { DictateInput, PhotosInput, RecordingInput } from '#kit/attachments'
import { callText } from '#kit/detail'
import { ChoiceInput, type RecordForm, useFieldValue } from '#kit/forms'
import { Card, Chip, Chips, Icon } from '#ui/components'
import { useTexts } from '../../plugin'
import { TRACK_PHOTOS_MAX } from '../../rules/limits'
import { TRACK_KINDS, type TrackKind } from '../../rules/vocabulary'
import type { OpenLead } from '../../stores/leadRecords'
import { NextStepInputs } from '../nextStep/NextStepInputs'
import { ContactField } from './ContactField'
import type { FollowUpValues } from './values'
import './FollowUpFields.css'

const ICONS: Readonly<Record<TrackKind, React.ReactNode>> = {
  visit: <Icon svg={MapPin} />,
  call: <Icon svg={Phone} />,
  message: <Icon svg={ChatText} />,
}
interface FollowUpFieldsProps {
  readonly form: RecordForm<FollowUpValues>
  readonly open: OpenLead
  /** The lead's name; undefined until loaded. */
  readonly name: string | undefined
}

/** Fields of the follow-up form. */
export function FollowUpFields({ form, open, name }: FollowUpFieldsProps) {
  const t = useTexts()
  const kind = useFieldValue(form, 'kind')
  const call = useFieldValue(form, 'call')
  const text = useRef<HTMLDivElement>(null)
  const focusText = () => text.current?.querySelector('textarea')?.focus()
  const kinds = TRACK_KINDS.map((value) => ({ value, label: t(`step.${value}`), lead: ICONS[value] }))
  return (
    <>
      <Card>
        {name && (
          <p className="followup__for">
            {t('followUp.for')} <b>{name}</b>
          </p>
        )}
        <ChoiceInput form={form} name="kind" options={kinds} />
        <ContactField form={form} lead={open} />
        {kind === 'call' && call && (
          <p className="followup__call num">{callText({ at: new Date(call.at), seconds: call.seconds })}</p>
        )}
        <div ref={text}>
          <DictateInput form={form} name="text" label={t(`followUp.text.${kind}`)} />
        </div>
        <PhraseChips form={form} />
      </Card>
      <NextStepInputs form={form} />
      <Card>
        <PhotosInput form={form} name="photos" most={TRACK_PHOTOS_MAX} />
        <RecordingInput form={form} name="audio" label={t('followUp.audio')} onType={focusText} />
      </Card>
    </>
  )
}

const PHRASES = ['noAnswer', 'sent', 'nextWeek', 'price', 'thinking'] as const

/** The most frequent phrases; a tap appends one as a sentence. */
function PhraseChips({ form: { methods } }: { readonly form: RecordForm<FollowUpValues> }) {
  const t = useTexts()
  const add = (sentence: string) => {
    const written = methods.getValues('text').trimEnd()
    if (written.includes(sentence)) return
    methods.setValue('text', [written, sentence].filter(Boolean).join(' '), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Chips label={t('log.phrases')}>
      {PHRASES.map((phrase) => (
        <Chip key={phrase} onPress={() => add(t(`log.phraseText.${phrase}`))}>
          {t(`log.phrase.${phrase}`)}
        </Chip>
      ))}
    </Chips>
  )
}
