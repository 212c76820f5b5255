import ChartLineDownDuotone from '@phosphor-icons/core/duotone/chart-line-down-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the volume warnings in the workbench, which sets its size and colour. */
export default function WarningsIcon() {
  return <Icon svg={ChartLineDownDuotone} />
}
