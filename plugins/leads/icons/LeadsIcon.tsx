import TargetDuotone from '@phosphor-icons/core/duotone/target-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function LeadsIcon() {
  return <Icon svg={TargetDuotone} />
}
