import { useMemo } from 'react'
import { usePageTools } from '#ui/components'
import type { OpportunityNeed } from '../api'
import { useTexts } from '../plugin'
import type { NeedValues } from '../rules/fields'
import { needOf } from '../rules/reading'

export const OPPORTUNITY_TONES = { created: 'warn', bound: 'good' } as const

/** Texts and formats of the area's components: those of a page, needs in words. */
export function useCreationTools() {
  const t = useTexts()
  const tools = usePageTools()
  const { say, word } = tools
  const needs = useMemo(() => {
    const size = ({ capacity, count, replace }: Omit<OpportunityNeed, 'product'>) =>
      [
        capacity && `${say.number(capacity.value)} ${capacity.unit}`,
        count && t('need.count', { count }),
        replace && t('need.replaces'),
      ]
        .filter(Boolean)
        .join(' · ')
    const ofRow = (row: NeedValues) => needOf(row).map(size).join('')
    return {
      size,
      ofRow,
      all: (all: readonly OpportunityNeed[]) => say.list(all.map(({ product }) => word('product', product))),
    }
  }, [t, say, word])
  return { t, ...tools, needs }
}
