import { TagGroup } from '#ui/components'
import type { Label } from '../api'
import { useArea } from './useArea'

interface LabelTagsProps {
  readonly labels: readonly Label[]
  readonly labelledBy?: string
}

/** Labels as tags; those of a risk stand out. */
export function LabelTags({ labels, labelledBy }: LabelTagsProps) {
  const { say } = useArea()
  const tags = labels.map((label) => ({
    key: label.id,
    label: say.name(label),
    tone: label.category === 'risk' ? ('risk' as const) : ('plain' as const),
  }))
  return <TagGroup tags={tags} labelledBy={labelledBy} />
}
