import CalculatorDuotone from '@phosphor-icons/core/duotone/calculator-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function BudgetIcon() {
  return <Icon svg={CalculatorDuotone} />
}
