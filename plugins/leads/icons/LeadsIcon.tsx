import { Target } from '@phosphor-icons/react/dist/csr/Target'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function LeadsIcon() {
  return <Target weight="duotone" size="1em" aria-hidden="true" />
}
