import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { fortnight } from '#base/calendar'
import { useResource } from '#kit/records'
import { inbox, useStore } from '#platform/core'
import { Card, LongText, Notice } from '#ui/components'
import type { Report } from '../api/reports'
import { useTexts } from '../plugin'
import { isOpenAt, REPORT_FORM } from '../rules/report'

const stored = v.object({ values: v.object({ highlights: v.string() }) })

/** Says that an own draft cannot be submitted any more, and shows the words that only this device has. */
export const ClosedDraft = observer(function ClosedDraft({ report }: { readonly report: Report }) {
  const t = useTexts()
  const { id, highlights = '' } = report
  const draft = useResource(async ({ drafts }) => {
    const read = v.safeParse(stored, (await drafts.load(REPORT_FORM, id))?.value)
    return read.success ? read.output.values.highlights : ''
  }, id)
  const now = useStore(inbox).now()
  const period = fortnight.parse(report.period)
  if (!period || isOpenAt(period, now)) return null
  // The server keeps no blanks around the words.
  const words = (draft.value ?? '').trim()
  return (
    <>
      <Notice tone="warn">{t('refused.4702')}</Notice>
      {words !== '' && words !== highlights.trim() ? (
        <Card title={t('report.onDevice')} pad>
          <LongText text={words} />
        </Card>
      ) : null}
    </>
  )
})
