import { StatusTag } from '#ui/components'
import type { Item } from '../api'

const TONES = {
  draft: 'plain',
  review: 'brand',
  published: 'good',
  returned: 'warn',
  withdrawn: 'plain',
  deleted: 'plain',
} as const

/** State of an item, of its next version where there is one. */
export function ItemTag({ state, next }: Pick<Item, 'state' | 'next'>) {
  return <StatusTag word={next?.state ?? state} tones={TONES} />
}
