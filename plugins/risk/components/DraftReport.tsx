import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DictateInput } from '#kit/attachments'
import { EditForm, type RecordForm, submission, useFieldValue, useRecordForm } from '#kit/forms'
import { currentBy, refusalText } from '#kit/records'
import { useCore, useReconnect, useStore } from '#platform/core'
import { refusalCode, STALE_VERSION } from '#platform/http'
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
  const { state, isWaiting, submit } = useServerSave(form, report)
  return (
    <EditForm
      title={title}
      form={{ ...form, preparing: isWaiting, submit }}
      submit={t('report.submit')}
      read={readReport}
      values={valuesOf}
      compare={[{ label: t('field.highlights'), text: ({ highlights }) => highlights }]}
    >
      {children}
      <Card>
        <DictateInput form={form} name="highlights" lines={6} hint={state} />
      </Card>
    </EditForm>
  )
})

/** After the last change; a pause in typing. ms */
const SAVE_AFTER = 1500

/** Words that could not be saved: why, and whether that may pass. */
interface Unsaved {
  readonly text: string
  readonly why: string
  readonly isPassing: boolean
}

/**
 * Saves the words of a draft on the server while they are written, and says how that goes. What the server does not have
 * stays in the draft of the device; a version of another device is compared when the report is submitted, which waits
 * for a save that is on its way: it makes the version that is submitted.
 */
function useServerSave(form: RecordForm<Values>, report: Report) {
  const t = useTexts()
  const core = useCore()
  const [unsaved, setUnsaved] = useState<Unsaved>()
  const [isSaving, setSaving] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const running = useRef<Promise<void>>(undefined)
  const text = useFieldValue(form, 'highlights')
  const { ready, dirty, startOver, failure, values } = form
  const sending = form.sending || isWaiting
  const { highlights = '' } = report
  // The server keeps no blanks around the words.
  const isSaved = text.trim() === highlights.trim()
  const isUnsaved = unsaved?.text === text
  // Why a submit failed stays to be read; a conflict is settled once the form has the version of the report.
  const isSettled =
    failure === undefined || (refusalCode(failure) === STALE_VERSION && form.values().version === report.version)
  useEffect(() => {
    // The report now has these words, so the form begins with them; a blank at their end stays, to be written on.
    // A key pressed since that was shown is in the form, and not yet in `text`.
    const isTyped = values().highlights !== highlights
    if (ready && dirty && text === highlights && !isTyped && isSettled && !sending) startOver()
  }, [ready, dirty, text, values, highlights, isSettled, sending, startOver])

  const saveNow = async () => {
    setSaving(true)
    const outcome = await save.run(core, report.id, { highlights: text }, { ...report, version: form.values().version })
    setSaving(false)
    if (outcome.kind === 'done') form.set({ version: outcome.record.version })
    if (outcome.kind === 'conflict') setUnsaved({ text, why: t('report.savedElsewhere'), isPassing: false })
    if (outcome.kind === 'failed') {
      const { error } = outcome
      setUnsaved({ text, why: refusalText(error, t), isPassing: refusalCode(error) === undefined })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the words is saved once
  useEffect(() => {
    if (!ready || sending || isSaving || isSaved || isUnsaved) return
    const timer = setTimeout(() => {
      running.current = saveNow()
    }, SAVE_AFTER)
    return () => clearTimeout(timer)
  }, [ready, sending, isSaving, isSaved, isUnsaved, text])
  useReconnect(isUnsaved && unsaved.isPassing ? () => setUnsaved(undefined) : undefined)

  const submit = async () => {
    setWaiting(true)
    await running.current
    setWaiting(false)
    form.submit()
  }
  const state = isSaved
    ? highlights === ''
      ? undefined
      : t('report.saved')
    : isUnsaved
      ? unsaved.why
      : t('report.saving')
  return { state, isWaiting, submit: () => void submit() }
}
