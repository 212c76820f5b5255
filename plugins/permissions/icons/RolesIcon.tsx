import IdentificationBadgeDuotone from '@phosphor-icons/core/duotone/identification-badge-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function RolesIcon() {
  return <Icon svg={IdentificationBadgeDuotone} />
}
