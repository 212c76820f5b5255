import { Buildings } from '@phosphor-icons/react/dist/csr/Buildings'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function CustomersIcon() {
  return <Buildings weight="duotone" size="1em" aria-hidden="true" />
}
