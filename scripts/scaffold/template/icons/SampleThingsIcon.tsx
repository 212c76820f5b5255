import ListChecksDuotone from '@phosphor-icons/core/duotone/list-checks-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function SampleThingsIcon() {
  return <Icon svg={ListChecksDuotone} />
}
