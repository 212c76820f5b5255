import SealCheckDuotone from '@phosphor-icons/core/duotone/seal-check-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the approvals in the workbench, which sets its size and colour. */
export default function ApprovalsIcon() {
  return <Icon svg={SealCheckDuotone} />
}
