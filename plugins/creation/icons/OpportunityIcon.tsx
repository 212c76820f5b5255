import SparkleDuotone from '@phosphor-icons/core/duotone/sparkle-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function OpportunityIcon() {
  return <Icon svg={SparkleDuotone} />
}
