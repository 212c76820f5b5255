import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { EditForm, type RecordForm, submission, TextInput, useFieldValue, useRecordForm } from '#kit/forms'
import { currentBy, refusalText } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { Card } from '#ui/components'
import { type Report, report as reportSchema, submitReport } from '../api/reports'
import { useTexts } from '../plugin'
import { highlightFields, REPORT_FORM } from '../rules/report'
import { reports, save } from '../stores/reports'

interface Values {
  highlights: string
  version: number
}
const valuesOf = ({ highlights = '', version }: Report): Values => ({ highlights, version })
const readReport = currentBy(reportSchema)

/** A report that is being written: saved while its owner types, and submitted. */
export const DraftReport = observer(function DraftReport(props: {
  readonly report: Report
  readonly title: string
  /** Above the words. */
  readonly children: ReactNode
}) {
  const { report, title, children } = props
  const t = useTexts()
  const page = usePageNavigation()
  const core = useCore()
  const records = useStore(reports)
  const { id, period } = report
  const form = useRecordForm({
    form: REPORT_FORM,
    record: id,
    defaults: valuesOf(report),
    fields: highlightFields,
    submit: (entered) =>
      submission(submitReport, { id, ...entered }, { record: `report:${id}`, label: t('report.of', { period }) }),
    saved: t('report.submitted'),
    // Not before: the submitted report takes the place of this form, which would say nothing any more.
    onSent: (sent) => {
      core.invalidateRecord(id)
      if (sent) records.applied(sent)
      else page.leave()
    },
  })
  const state = useServerSave(form, report)
  return (
    <EditForm
      title={title}
      form={form}
      submit={t('report.submit')}
      read={readReport}
      values={valuesOf}
      compare={[{ label: t('field.highlights'), text: ({ highlights }) => highlights }]}
    >
      {children}
      <Card>
        <TextInput form={form} name="highlights" lines={6} hint={state} />
      </Card>
    </EditForm>
  )
})

/** After the last change; a pause in typing. ms */
const SAVE_AFTER = 1500

/**
 * Saves the words of a draft on the server while they are written, and says how that goes. What the server does not have
 * stays in the draft of the device; a version of another device is compared when the report is submitted.
 */
function useServerSave(form: RecordForm<Values>, report: Report): string | undefined {
  const t = useTexts()
  const core = useCore()
  const [failure, setFailure] = useState<string>()
  const text = useFieldValue(form, 'highlights')
  const { ready, sending, dirty, startOver } = form
  const isSaved = text === (report.highlights ?? '')
  useEffect(() => {
    // The report now has these words, so the form begins with them.
    if (ready && dirty && isSaved && !sending) startOver()
  }, [ready, dirty, isSaved, sending, startOver])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the words is saved once
  useEffect(() => {
    if (!ready || sending || isSaved) return
    const timer = setTimeout(async () => {
      const seen = { ...report, version: form.values().version }
      const outcome = await save.run(core, report.id, { highlights: text }, seen)
      if (outcome.kind === 'done') form.set({ version: outcome.record.version })
      if (outcome.kind === 'conflict') setFailure(t('report.savedElsewhere'))
      else setFailure(outcome.kind === 'failed' ? refusalText(outcome.error, t) : undefined)
    }, SAVE_AFTER)
    return () => clearTimeout(timer)
  }, [ready, sending, text])
  if (isSaved) return text === '' ? undefined : t('report.saved')
  return failure ?? t('report.saving')
}
