import { type ReactNode, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import type { Attachment } from '#base/fields'
import { CHECK_IN_PHOTOS, type Fix, isAway } from '#domain/checkIn/rules'
import { DictateInput, PhotosInput, RecordingInput, stampLines } from '#kit/attachments'
import { type PageForm, PhraseChips, TextInput, useFieldValue } from '#kit/forms'
import { useCore } from '#platform/core'
import { textIn, useLanguage } from '#platform/i18n'
import { useCheckInTexts } from './useCheckInWords'

/** Why somebody checks in outside of the zone, most often. */
const REASONS = ['pin', 'gate', 'elsewhere'] as const

interface CheckInValues {
  photos: Attachment[]
  reason: string
  text: string
  audio: Attachment[]
}

export interface CheckInInputsProps {
  readonly form: PageForm<CheckInValues>
  /** The position as it is now. */
  readonly fix: Fix | undefined
  /** Fields of the area, before the notes. */
  readonly children?: ReactNode
}

/** Fields of a check-in (`checkInFields`): stamped photos, the reason outside of the zone, notes by text and voice. */
export function CheckInInputs({ form, fix, children }: CheckInInputsProps) {
  const t = useCheckInTexts()
  const language = useLanguage()
  const { session } = useCore()
  const reason = useFieldValue(form, 'reason')
  const { errors } = useFormState({ control: form.control, name: 'reason' })
  const text = useRef<HTMLDivElement>(null)
  const away = isAway(fix)
  const name = textIn(session.employee?.userName, session.employee?.userNameEn, language) ?? session.loginName
  // At the moment of the photo, whose stamp shows place and time.
  const stamp = () => stampLines({ at: new Date(), place: fix?.address, name, accuracy: fix?.accuracy })
  return (
    <>
      <PhotosInput
        form={form}
        name="photos"
        label={t('checkIn.photos')}
        required
        most={CHECK_IN_PHOTOS.max}
        camera
        stamp={stamp}
      />
      {away || reason !== '' || errors.reason ? (
        <>
          <TextInput form={form} name="reason" label={t('checkIn.reason')} lines={2} required={away} />
          <PhraseChips
            form={form}
            name="reason"
            label={t('checkIn.reasons')}
            phrases={REASONS.map((key) => ({
              label: t(`checkIn.reasonOf.${key}`),
              text: t(`checkIn.reasonText.${key}`),
            }))}
          />
        </>
      ) : null}
      {children}
      <div ref={text}>
        <DictateInput form={form} name="text" label={t('checkIn.text')} />
      </div>
      <RecordingInput
        form={form}
        name="audio"
        label={t('checkIn.audio')}
        onType={() => text.current?.querySelector('textarea')?.focus()}
      />
    </>
  )
}
