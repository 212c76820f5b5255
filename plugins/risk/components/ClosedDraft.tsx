import { observer } from 'mobx-react-lite'
import { fortnight } from '#base/calendar'
import { DraftWords } from '#kit/forms'
import { inbox, useStore } from '#platform/core'
import { Notice } from '#ui/components'
import type { Report } from '../api/reports'
import { useTexts } from '../plugin'
import { highlightFields, isOpenAt, REPORT_FORM } from '../rules/report'

/** Says that an own draft cannot be submitted any more, and shows the words that only this device has. */
export const ClosedDraft = observer(function ClosedDraft({ report }: { readonly report: Report }) {
  const t = useTexts()
  const { id, highlights = '', state } = report
  const now = useStore(inbox).now()
  const period = fortnight.parse(report.period)
  const isClosed = period !== undefined && !isOpenAt(period, now)
  return (
    <>
      {state === 'draft' && isClosed ? <Notice tone="warn">{t('refused.4702')}</Notice> : null}
      <DraftWords
        form={REPORT_FORM}
        record={id}
        fields={highlightFields}
        known={() => ({ highlights })}
        lines={[{ label: t('field.highlights'), text: (values) => values.highlights }]}
      />
    </>
  )
})
