import { type Day, formatMonth, momentOf } from '#base/calendar'
import type { Language } from '#base/config'

const INITIALS = 'JFMAMJJASOND'
/** Years closer than this would run into each other. Categories */
const YEAR_GAP = 3

/**
 * The categories of a chart by month, and their labels at the axis: `D J F` · `12 1 2`, the year below the first one
 * and below each January. Months as on the wire, `2026-11`, or as any of their days.
 */
export function monthCategories(months: readonly string[], language: Language) {
  let lastYear = -YEAR_GAP
  const ticks = months.map((month, index) => {
    const number = Number(month.slice(5, 7))
    const name = language === 'zh-CN' ? String(number) : (INITIALS[number - 1] ?? '')
    const isNamed = (index === 0 || number === 1) && index - lastYear >= YEAR_GAP
    if (!isNamed) return name
    lastYear = index
    return `${name}\n${month.slice(0, 4)}`
  })
  const categories = months.map((month) => formatMonth(momentOf(`${month.slice(0, 7)}-01` as Day), language))
  return { categories, ticks }
}
