import { useCallback } from 'react'
import { asDay, formatDay, momentOf } from '#base/calendar'
import type { Language } from '#base/config'
import { formatMoney, formatNumber, formatPercent } from '#base/quantities'
import type { Fields, FieldType } from '#base/wire'
import { useLanguage } from '#platform/i18n'
import type { Fact } from './Facts'

/** The value of a declared field in words; money in full, unless `short`. Undefined for an unknown one. */
export function fieldText(type: FieldType, value: unknown, language: Language, short = false): string | undefined {
  if (typeof value === 'number') {
    if (type === 'money') return formatMoney(value, language, !short)
    return type === 'share' ? formatPercent(value, language, 2) : formatNumber(value, language)
  }
  if (typeof value !== 'string') return undefined
  const day = type === 'day' ? asDay(value) : undefined
  return day ? formatDay(momentOf(day), language) : value
}

/**
 * Facts of declared fields: `factsOf(fields, record, (name) => t(`order.${name}`))`. A value that is already a text (a
 * role, a state) is declared as text.
 */
export function useFieldFacts() {
  const language = useLanguage()
  return useCallback(
    <F extends Fields>(
      fields: F,
      record: Readonly<Partial<Record<keyof F, unknown>>>,
      labelOf: (name: keyof F & string) => string,
    ): Fact[] =>
      Object.entries(fields).map(([name, type]) => {
        const value = fieldText(type, record[name], language)
        return { label: labelOf(name), value, ...(type === 'copied' && { copy: value }) }
      }),
    [language],
  )
}
