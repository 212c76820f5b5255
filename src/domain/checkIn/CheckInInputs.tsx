import { type ReactNode, useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { CHECK_IN_PHOTOS } from '#domain/checkIn/rules'
import { DictateInput, PhotosInput, RecordingInput, stampLines } from '#kit/attachments'
import { type RecordForm, TextInput } from '#kit/forms'
import { useCore } from '#platform/core'
import { textIn, useLanguage } from '#platform/i18n'
import { type Fix, isAway } from './checkIn'
import { useCheckInTexts } from './useCheckInWords'

export interface CheckInInputsProps {
  // biome-ignore lint/suspicious/noExplicitAny: forms with more fields than `checkInEntries`
  readonly form: RecordForm<any, any>
  /** The position as it is now. */
  readonly fix: Fix | undefined
  /** Fields of the area, before the notes. */
  readonly children?: ReactNode
}

/** Fields of a check-in (`checkInEntries`): stamped photos, the reason outside of the zone, notes by text and voice. */
export function CheckInInputs({ form, fix, children }: CheckInInputsProps) {
  const t = useCheckInTexts()
  const language = useLanguage()
  const { session } = useCore()
  const { control } = form.methods
  const reason = useWatch({ control, name: 'reason' })
  const { errors } = useFormState({ control, name: 'reason' })
  const text = useRef<HTMLDivElement>(null)
  const away = isAway(fix)
  const name = textIn(session.employee?.userName, session.employee?.userNameEn, language) ?? session.loginName
  // At the moment of taking: the photo shows where and when it was taken.
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
        <TextInput form={form} name="reason" label={t('checkIn.reason')} lines={2} required={away} />
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
