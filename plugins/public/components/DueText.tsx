import { days } from '#base/calendar'
import { DueText } from '#ui/components'
import { Shown } from './Shown'

export default function DueTextExample() {
  return (
    <Shown state="due" pad>
      {[74, 12, 0, -2].map((left) => (
        <p key={left}>
          <DueText day={days.add(days.today(), left)} soon={30} />
        </p>
      ))}
    </Shown>
  )
}
