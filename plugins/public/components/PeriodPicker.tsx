import { useState } from 'react'
import { days } from '#base/calendar'
import { type Period, PeriodPicker, periodOf, YearChips } from '#ui/periods'
import { Shown } from './Shown'

const KINDS = ['month', 'fortnight', 'year', 'range'] as const

export default function PeriodPickerExample() {
  const today = days.today()
  const thisYear = Number(today.slice(0, 4))
  const [values, setValues] = useState<Record<(typeof KINDS)[number], Period>>({
    month: periodOf('month', today),
    fortnight: periodOf('fortnight', today),
    year: periodOf('year', today),
    range: [days.add(today, -6), today],
  })
  const [year, setYear] = useState(thisYear)
  return (
    <>
      <Shown state="period">
        {KINDS.map((kind) => (
          <PeriodPicker
            key={kind}
            kind={kind}
            value={values[kind]}
            mostDays={31}
            onChange={(value) => setValues({ ...values, [kind]: value })}
          />
        ))}
      </Shown>
      <Shown state="years" pad>
        <YearChips years={[thisYear, thisYear - 1, thisYear - 2]} value={year} onChange={setYear} />
      </Shown>
    </>
  )
}
