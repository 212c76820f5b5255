import ChatText from '@phosphor-icons/core/regular/chat-text.svg'
import MapPin from '@phosphor-icons/core/regular/map-pin.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import { useRef } from 'react'
import { DictateInput, PhotosInput, RecordingInput } from '#kit/attachments'
import { callText } from '#kit/calls'
import { ChoiceInput, PhraseChips, type RecordForm, useFieldValue } from '#kit/forms'
import { Card, Icon } from '#ui/components'
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
/** The most frequent sentences of each kind. */
const PHRASES = {
  visit: ['met', 'absent', 'seen', 'price'],
  call: ['noAnswer', 'nextWeek', 'price', 'thinking'],
  message: ['sent', 'price', 'thinking'],
} as const satisfies Record<TrackKind, readonly string[]>

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
          <p className="followup__call num">
            <Icon svg={Phone} /> {callText({ at: new Date(call.at), seconds: call.seconds })}
          </p>
        )}
        <div ref={text}>
          <DictateInput form={form} name="text" label={t(`followUp.text.${kind}`)} />
        </div>
        <PhraseChips
          form={form}
          name="text"
          label={t('log.phrases')}
          phrases={PHRASES[kind].map((phrase) => ({
            label: t(`log.phrase.${phrase}`),
            text: t(`log.phraseText.${phrase}`),
          }))}
        />
      </Card>
      <NextStepInputs form={form} />
      <Card>
        <PhotosInput form={form} name="photos" most={TRACK_PHOTOS_MAX} />
        <RecordingInput form={form} name="audio" label={t('followUp.audio')} onType={focusText} />
      </Card>
    </>
  )
}
