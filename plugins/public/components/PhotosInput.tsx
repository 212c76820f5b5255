import { defineFields, files, text } from '#base/fields'
import { DictateButton, FilesInput, PhotosInput, RecordingInput, stampLines } from '#kit/attachments'
import { FormField, useDraftForm } from '#kit/forms'
import { useCore } from '#platform/core'
import { TextArea } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const fields = defineFields({ photos: files(), stamped: files(), files: files(), recordings: files(), note: text() })

/** The attachments of a form: uploaded while it is open, stored in its draft. */
export default function PhotosInputExample() {
  const t = useTexts()
  const { session } = useCore()
  const form = useDraftForm({
    form: 'public.samples',
    record: 'attachments',
    defaults: { photos: [], stamped: [], files: [], recordings: [], note: '' },
    fields,
    send: () => Promise.resolve(),
    onSent: () => undefined,
  })
  const stamp = () => stampLines({ at: new Date(), place: t('samples.place'), name: session.loginName, accuracy: 12 })
  return (
    <Shown state="usual">
      <PhotosInput form={form} name="photos" label={t('samples.photos')} most={6} />
      <PhotosInput form={form} name="stamped" label={t('samples.stamped')} most={6} camera stamp={stamp} />
      <FilesInput form={form} name="files" label={t('samples.files')} most={3} megabytes={5} />
      <RecordingInput form={form} name="recordings" label={t('samples.recordings')} />
      <FormField form={form} name="note">
        {(field) => (
          <TextArea
            {...field}
            label={t('samples.note')}
            action={<DictateButton {...field} beforeSubmit={form.beforeSubmit} />}
            maxLength={200}
          />
        )}
      </FormField>
    </Shown>
  )
}
