import { useMemo } from 'react'
import { asDay, type Day, days } from '#base/calendar'
import { type GanttRow, GanttStrip } from '#kit/charts'
import { useCore } from '#platform/core'
import type en from '../locales/en.json'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

type Phase = keyof (typeof en)['parts']['phase']

const on = (text: string): Day => asDay(text) ?? days.today()

export default function GanttStripExample() {
  const t = useTexts()
  const { feedback } = useCore()
  const today = on('2026-11-20')
  // Project PJ-1 of domain/schedule.md.
  const rows = useMemo((): readonly GanttRow[] => {
    const phase = (id: Phase, from: string, to: string, percent: number, rest: Partial<GanttRow> = {}): GanttRow => ({
      id,
      name: t(`parts.phase.${id}`),
      from: on(from),
      to: on(to),
      percent,
      ...rest,
    })
    const was = (from: string, to?: string) => ({ from: on(from), ...(to && { to: on(to) }) })
    return [
      phase('survey', '2026-08-03', '2026-08-14', 100, { actual: was('2026-08-03', '2026-08-13'), tone: 'good' }),
      phase('design', '2026-08-17', '2026-09-11', 100, { actual: was('2026-08-14', '2026-09-11'), tone: 'good' }),
      phase('permit', '2026-08-31', '2026-09-25', 100, { actual: was('2026-08-31', '2026-10-09'), tone: 'warn' }),
      phase('procure', '2026-09-14', '2026-10-23', 90, { actual: was('2026-09-21'), tone: 'risk', isCritical: true }),
      phase('build', '2026-10-19', '2026-12-18', 30, { actual: was('2026-11-02'), tone: 'warn', isCritical: true }),
      phase('accept', '2026-12-21', '2027-01-08', 0, { isCritical: true }),
      phase('grid', '2027-01-08', '2027-01-08', 0, { isMilestone: true, isCritical: true }),
    ]
  }, [t])
  return (
    <>
      <Shown state="project">
        <GanttStrip label={t('parts.schedule')} rows={rows} today={today} onPress={(id) => feedback.toast(id)} />
      </Shown>
      <Shown state="empty">
        <GanttStrip label={t('parts.schedule')} rows={[]} today={today} />
      </Shown>
    </>
  )
}
