import BuildingsDuotone from '@phosphor-icons/core/duotone/buildings-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function CustomersIcon() {
  return <Icon svg={BuildingsDuotone} />
}
