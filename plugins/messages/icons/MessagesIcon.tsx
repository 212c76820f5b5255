import BellDuotone from '@phosphor-icons/core/duotone/bell-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function MessagesIcon() {
  return <Icon svg={BellDuotone} />
}
