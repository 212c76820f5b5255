import { isPhone } from '#base/wire'
import { type Fact, Facts } from '#kit/detail'
import { Phone, Tag, useFormats } from '#ui/components'
import type { TemplateRow } from '../rules/template'
import { useValueText } from './useValueText'
import { wordsIn } from './words'

const TONES = { normal: 'plain', good: 'good', due: 'warn', bad: 'risk' } as const

/** Facts of a template: label and value, in its format and tone. */
export function TemplateRows({ rows }: { readonly rows: readonly TemplateRow[] }) {
  const { language } = useFormats()
  const textOf = useValueText()
  const nodeOf = ({ label, value, as, tone }: TemplateRow) => {
    const text = textOf(value, as)
    if (as === 'phone' && typeof value === 'string' && isPhone(value))
      return <Phone number={value} name={wordsIn(label, language)} />
    return tone === 'normal' && as !== 'tag' ? text : <Tag tone={TONES[tone]}>{text}</Tag>
  }
  const facts = rows.map((row): Fact => ({ label: wordsIn(row.label, language), value: nodeOf(row) }))
  return <Facts facts={facts} />
}
