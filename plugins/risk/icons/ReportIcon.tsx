import NotebookDuotone from '@phosphor-icons/core/duotone/notebook-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the biweekly report in the workbench, which sets its size and colour. */
export default function ReportIcon() {
  return <Icon svg={NotebookDuotone} />
}
