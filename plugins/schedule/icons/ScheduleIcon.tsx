import ChartBarHorizontalDuotone from '@phosphor-icons/core/duotone/chart-bar-horizontal-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function ScheduleIcon() {
  return <Icon svg={ChartBarHorizontalDuotone} />
}
