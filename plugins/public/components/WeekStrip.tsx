import { useState } from 'react'
import { days } from '#base/calendar'
import { MonthGrid, WeekStrip } from '#ui/periods'
import { Shown } from './Shown'

export default function WeekStripExample() {
  const today = days.today()
  const [day, setDay] = useState(today)
  const [month, setMonth] = useState(today)
  const marks = { [days.add(today, -2)]: 2, [today]: 5, [days.add(today, 1)]: 1 }
  return (
    <>
      <Shown state="week">
        <WeekStrip day={day} marks={marks} onChange={setDay} />
      </Shown>
      <Shown state="monthGrid">
        <MonthGrid month={month} chosen={[day, day]} marks={marks} onPick={setDay} onMonth={setMonth} />
      </Shown>
    </>
  )
}
