import BooksDuotone from '@phosphor-icons/core/duotone/books-duotone.svg'
import { Icon } from '#ui/components'

/** Icon of the knowledge base in the workbench, which sets its size and colour. */
export default function KnowledgeIcon() {
  return <Icon svg={BooksDuotone} />
}
