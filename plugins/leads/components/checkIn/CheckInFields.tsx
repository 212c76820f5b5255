import { useMemo, useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { DictateInput, PhotosInput, RecordingInput, stampLines } from '#src/attachments'
import { days, toFieldMoment } from '#src/calendar'
import { useCore } from '#src/core'
import { ChoiceInput, DateInput, type RecordForm, TextInput } from '#src/forms'
import { zoneOf } from '#src/geo'
import { textIn, useLanguage } from '#src/i18n'
import { Card } from '#src/ui'
import { CHECK_IN_PHOTOS, ZONE_RADIUS } from '../../rules/checkIn'
import { nextDaysFrom } from '../../rules/nextDays'
import { NEXT_STEP_KINDS } from '../../rules/vocabulary'
import { useTexts } from '../../texts'
import { ARRIVAL_KINDS, type CheckInValues, type Fix } from './values'

interface CheckInFieldsProps {
  readonly form: RecordForm<CheckInValues>
  /** The position as it is now. */
  readonly fix: Fix | undefined
}

/** Fields of a check-in: photo, reason outside of the zone, kind, notes, next step. */
export function CheckInFields({ form, fix }: CheckInFieldsProps) {
  const t = useTexts()
  const language = useLanguage()
  const { session } = useCore()
  const { control } = form.methods
  const [reason, nextAt] = useWatch({ control, name: ['reason', 'nextAt'] })
  const { errors } = useFormState({ control, name: 'reason' })
  const nextDays = useMemo(() => nextDaysFrom(days.today()), [])
  const text = useRef<HTMLDivElement>(null)
  const isAway = fix?.distance !== undefined && zoneOf(fix.distance, fix.accuracy, ZONE_RADIUS) === 'outside'
  const name = textIn(session.employee?.userName, session.employee?.userNameEn, language) ?? session.loginName
  // At the moment of taking: the photo shows where and when it was taken.
  const stamp = () => stampLines({ at: new Date(), place: fix?.address, name, accuracy: fix?.accuracy })
  return (
    <>
      <Card>
        <PhotosInput
          form={form}
          name="photos"
          label={t('checkIn.photos')}
          required
          most={CHECK_IN_PHOTOS.max}
          camera
          stamp={stamp}
        />
        {isAway || reason !== '' || errors.reason ? (
          <TextInput form={form} name="reason" label={t('checkIn.reason')} lines={2} required={isAway} />
        ) : null}
        <ChoiceInput
          form={form}
          name="kind"
          label={t('checkIn.kindLabel')}
          options={ARRIVAL_KINDS.map((kind) => ({ value: kind, label: t(`checkIn.kind.${kind}`) }))}
        />
        <div ref={text}>
          <DictateInput form={form} name="text" label={t('checkIn.text')} />
        </div>
        <RecordingInput
          form={form}
          name="audio"
          label={t('checkIn.audio')}
          onType={() => text.current?.querySelector('textarea')?.focus()}
        />
      </Card>
      <Card title={t('checkIn.next')}>
        <DateInput
          form={form}
          name="nextAt"
          label={t('checkIn.nextAt')}
          placeholder={t('followUp.nextChoose')}
          min={toFieldMoment(new Date())}
          quick={nextDays}
          time
        />
        {nextAt === '' ? null : (
          <>
            <ChoiceInput
              form={form}
              name="nextKind"
              label={t('checkIn.nextKind')}
              options={NEXT_STEP_KINDS}
              group="step"
            />
            <TextInput form={form} name="nextText" label={t('checkIn.nextText')} />
          </>
        )}
      </Card>
    </>
  )
}
