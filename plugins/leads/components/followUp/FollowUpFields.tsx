import { ChatText } from '@phosphor-icons/react/dist/csr/ChatText'
import { MapPin } from '@phosphor-icons/react/dist/csr/MapPin'
import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { DictateButton, PhotosInput } from '#src/attachments'
import { toFieldMoment } from '#src/calendar'
import { type DraftForm, FormField } from '#src/forms'
import { Card, DateTimeField, Segmented, TextArea, TextField } from '#src/ui'
import { TRACK_PHOTOS_MAX, TRACK_TEXT } from '../../rules/limits'
import { NEXT_STEP_KINDS, TRACK_KINDS, type TrackKind } from '../../rules/vocabulary'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { ContactField } from './ContactField'
import { NextKindField } from './NextKindField'
import { type FollowUpValues, morningIn, QUICK_DAYS } from './values'
import './FollowUpFields.css'

const ICONS: Readonly<Record<TrackKind, React.ReactNode>> = {
  visit: <MapPin aria-hidden="true" />,
  call: <Phone aria-hidden="true" />,
  message: <ChatText aria-hidden="true" />,
}
const NEXT_TEXT_MAX = 60

interface FollowUpFieldsProps {
  readonly form: DraftForm<FollowUpValues, FollowUpValues>
  readonly open: OpenLead
  /** The lead's, once known. */
  readonly name: string | undefined
}

/** Fields of the follow-up form. */
export const FollowUpFields = observer(function FollowUpFields({ form, open, name }: FollowUpFieldsProps) {
  const t = useTexts()
  const kind = useWatch({ control: form.methods.control, name: 'kind' })
  const now = new Date()
  const quick = QUICK_DAYS.map(([key, days]) => ({
    label: t(`followUp.${key}`),
    value: toFieldMoment(morningIn(days, now)),
  }))
  return (
    <>
      <Card>
        {name && (
          <p className="followup__for">
            {t('followUp.for')} <b>{name}</b>
          </p>
        )}
        <FormField form={form} name="kind">
          {({ value, onChange }) => (
            <div className="followup__kind">
              <Segmented
                label={t('followUp.kind')}
                options={TRACK_KINDS.map((one) => ({ value: one, label: t(`step.${one}`), icon: ICONS[one] }))}
                value={value}
                onChange={onChange}
              />
            </div>
          )}
        </FormField>
        <ContactField form={form} lead={open} />
        <FormField form={form} name="text">
          {(field) => (
            <TextArea
              {...field}
              label={t(`followUp.text.${kind}`)}
              required
              placeholder={t('followUp.textPlaceholder')}
              maxLength={TRACK_TEXT.max}
              action={<DictateButton value={field.value} onChange={field.onChange} />}
            />
          )}
        </FormField>
        <PhotosInput form={form} name="photos" label={t('followUp.photos')} most={TRACK_PHOTOS_MAX} />
      </Card>
      <Card title={t('followUp.nextTitle')}>
        <FormField form={form} name="nextAt">
          {(field) => (
            <DateTimeField
              {...field}
              label={t('followUp.nextAt')}
              required
              placeholder={t('followUp.nextChoose')}
              min={toFieldMoment(now)}
              quick={quick}
            />
          )}
        </FormField>
        <FormField form={form} name="nextKind">
          {({ value, onChange }) => <NextKindField kinds={NEXT_STEP_KINDS} value={value} onChange={onChange} />}
        </FormField>
        <FormField form={form} name="nextText">
          {(field) => (
            <TextField
              {...field}
              label={t('followUp.nextText')}
              placeholder={t('followUp.nextTextPlaceholder')}
              maxLength={NEXT_TEXT_MAX}
            />
          )}
        </FormField>
      </Card>
    </>
  )
})
