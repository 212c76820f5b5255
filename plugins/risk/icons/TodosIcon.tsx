import ListChecksDuotone from '@phosphor-icons/core/duotone/list-checks-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the to-dos in the workbench, which sets its size and colour. */
export default function TodosIcon() {
  return <Icon svg={ListChecksDuotone} />
}
