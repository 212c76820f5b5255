import CalendarCheckDuotone from '@phosphor-icons/core/duotone/calendar-check-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function VisitsIcon() {
  return <Icon svg={CalendarCheckDuotone} />
}
