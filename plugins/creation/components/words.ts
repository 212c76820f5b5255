import { useMemo } from 'react'
import { usePageTools } from '#ui/components'
import type { Opportunity, OpportunityNeed } from '../api'
import { useTexts } from '../plugin'
import type { NeedValues } from '../rules/fields'
import { needOf } from '../rules/reading'

export const OPPORTUNITY_TONES = { created: 'warn', bound: 'good' } as const

/** Texts and formats of the area's components: those of a page, needs in words, whose an opportunity is. */
export function useCreationTools() {
  const t = useTexts()
  const tools = usePageTools()
  const { say, word } = tools
  const own = useMemo(() => {
    const size = ({ capacity, count, replace }: Omit<OpportunityNeed, 'product'>) =>
      [
        capacity && `${say.number(capacity.value)} ${capacity.unit}`,
        count && t('need.count', { count }),
        replace && t('need.replaces'),
      ]
        .filter(Boolean)
        .join(' · ')
    const ofRow = (row: NeedValues) => needOf(row).map(size).join('')
    const all = (needs: readonly OpportunityNeed[]) => say.list(needs.map(({ product }) => word('product', product)))
    const companyOf = ({ customer, company, companyEn }: Opportunity) =>
      say.name(customer ?? (company === undefined ? undefined : { name: company, nameEn: companyEn }))
    const budgetOf = ({ value, currency }: NonNullable<Opportunity['amount']>) =>
      currency === 'CNY' ? say.money(value, true) : `${say.number(value)} ${word('currency', currency)}`
    return { needs: { size, ofRow, all }, companyOf, budgetOf }
  }, [t, say, word])
  return { t, ...tools, ...own }
}
