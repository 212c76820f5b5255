import { ListChecks } from '@phosphor-icons/react/dist/csr/ListChecks'

/** Icon of the area in the workbench, which sets its size and colour. */
export default function SampleThingsIcon() {
  return <ListChecks weight="duotone" size="1em" aria-hidden="true" />
}
