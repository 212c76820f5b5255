import { asDay } from '#base/calendar'
import { groupPhone } from '#base/wire'
import { NOTHING } from '#kit/records'
import { type Formats, useFormats } from '#ui/components'
import type { Format, TemplateCells } from '../rules/template'
import { wordsIn } from './words'

/** A value of a template as text; one that does not fit its format is shown as it is, null and objects as nothing. */
export function valueText(value: TemplateCells[string], as: Format, say: Formats): string {
  if (value === undefined) return NOTHING
  if (typeof value === 'object') return wordsIn(value, say.language)
  if (typeof value === 'number') {
    if (as === 'money') return say.money(value)
    return as === 'volume' ? `${say.number(value)} m³` : say.number(value)
  }
  const text = String(value)
  if (as === 'phone') return groupPhone(text)
  const day = as === 'date' ? asDay(text) : undefined
  return day ? say.day(day) : text
}

export function useValueText() {
  const say = useFormats()
  return (value: TemplateCells[string], as: Format) => valueText(value, as, say)
}
