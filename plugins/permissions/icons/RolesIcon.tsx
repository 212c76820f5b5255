import { IdentificationBadge } from '@phosphor-icons/react/dist/csr/IdentificationBadge'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function RolesIcon() {
  return <IdentificationBadge weight="duotone" size="1em" aria-hidden="true" />
}
