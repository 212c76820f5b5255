import { Target } from '@phosphor-icons/react/dist/csr/Target'

/** The area's mark in the workbench; its size and colour come from there. */
export default function LeadsIcon() {
  return <Target weight="duotone" size="1em" aria-hidden="true" />
}
