import LightbulbDuotone from '@phosphor-icons/core/duotone/lightbulb-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function AdviceIcon() {
  return <Icon svg={LightbulbDuotone} />
}
