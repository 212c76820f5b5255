import PuzzlePieceDuotone from '@phosphor-icons/core/duotone/puzzle-piece-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the programmes in the workbench, which sets its size and colour. */
export default function SolutionsIcon() {
  return <Icon svg={PuzzlePieceDuotone} />
}
