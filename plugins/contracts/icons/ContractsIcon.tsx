import FileTextDuotone from '@phosphor-icons/core/duotone/file-text-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function ContractsIcon() {
  return <Icon svg={FileTextDuotone} />
}
