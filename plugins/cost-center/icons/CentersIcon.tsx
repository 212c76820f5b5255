import TreeStructureDuotone from '@phosphor-icons/core/duotone/tree-structure-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function CentersIcon() {
  return <Icon svg={TreeStructureDuotone} />
}
