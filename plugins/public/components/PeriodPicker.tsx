import { useState } from 'react'
import { days } from '#src/calendar'
import { type Period, PeriodPicker, periodOf } from '#src/periods'
import { Shown } from './Shown'

const KINDS = ['month', 'fortnight', 'year', 'range'] as const

export default function PeriodPickerExample() {
  const today = days.today()
  const [values, setValues] = useState<Record<(typeof KINDS)[number], Period>>({
    month: periodOf('month', today),
    fortnight: periodOf('fortnight', today),
    year: periodOf('year', today),
    range: [days.add(today, -6), today],
  })
  return (
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
  )
}
