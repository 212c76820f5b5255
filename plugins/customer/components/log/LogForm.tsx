import { observer } from 'mobx-react-lite'
import { addressesOf, DictateInput, FilesInput, uploadsOf, withFiles } from '#src/attachments'
import { fromField, toFieldMoment } from '#src/calendar'
import { useCore } from '#src/core'
import { ChoiceInput, DateInput, FormPage, submission, useRecordForm } from '#src/forms'
import { Card } from '#src/ui'
import { addLog } from '../../api/serviceLog'
import { LOG_FILES, LOG_KINDS } from '../../rules/logKinds'
import { logWritten } from '../../stores/serviceLog'
import { useArea } from '../useArea'
import { LOG_FORM, logSchema, NO_ENTRY } from './logForm'
import { logIcon } from './logIcon'

/** Writes an entry of the service log; without network it waits in the outbox. */
export const LogForm = observer(function LogForm({ custId }: { readonly custId: string }) {
  const { t, page } = useArea()
  const core = useCore()
  const form = useRecordForm({
    form: LOG_FORM,
    record: custId,
    defaults: NO_ENTRY(),
    schema: logSchema,
    submit: ({ kind, at, text, files }) =>
      submission(
        addLog,
        { custId, kind, at: fromField(at) ?? new Date(), text, files: addressesOf(files) },
        {
          record: `customer:${custId}`,
          label: t('log.add'),
          send: withFiles(uploadsOf('document', files)),
          after: () => logWritten(core, custId),
        },
      ),
    onSent: page.leave,
  })
  const kinds = LOG_KINDS.map((value) => ({ value, label: t(`log.quick.${value}`), lead: logIcon(value) }))
  return (
    <FormPage title={t('log.add')} form={form} submit={t('log.save')}>
      <Card>
        <ChoiceInput form={form} name="kind" options={kinds} label={t('log.what')} />
        <DateInput form={form} name="at" time max={toFieldMoment(new Date())} label={t('log.at')} />
        <DictateInput form={form} name="text" label={t('log.text')} />
        <FilesInput form={form} name="files" most={LOG_FILES} label={t('log.files')} />
      </Card>
    </FormPage>
  )
})
