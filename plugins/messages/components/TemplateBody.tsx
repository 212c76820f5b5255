import { asDay } from '#base/calendar'
import { groupPhone, isPhone } from '#base/wire'
import { type Fact, FactsCard } from '#kit/detail'
import { NOTHING } from '#kit/records'
import { column, DataTable, figures } from '#kit/tables'
import { Card, type Formats, Notice, Phone, Tag, useFormats } from '#ui/components'
import { useTexts } from '../plugin'
import type { Format, Template, TemplateCells, TemplateRow } from '../rules/template'
import { wordsIn } from '../rules/words'
import './messages.css'

const TONES = { normal: 'plain', good: 'good', due: 'warn', bad: 'risk' } as const

/** A value of a template as text; one that does not fit its format is shown as it is, null and objects as nothing. */
function valueText(value: TemplateCells[string], as: Format, say: Formats): string {
  if (value === undefined) return NOTHING
  if (typeof value === 'object') return wordsIn(value, say.language)
  if (typeof value === 'number' && as === 'money') return say.money(value, true)
  if (typeof value === 'number' && as === 'volume') return `${say.number(value)} m³`
  const text = String(value)
  if (as === 'phone') return groupPhone(text)
  const day = as === 'date' ? asDay(text) : undefined
  return day ? say.day(day) : text
}

/** What a template shows: facts in their format and tone, and a table. */
export function TemplateBody({ template: { subtitle, rows, table, isCut } }: { readonly template: Template }) {
  const t = useTexts()
  const say = useFormats()
  const nodeOf = ({ label, value, as, tone }: TemplateRow) => {
    const text = valueText(value, as, say)
    if (as === 'phone' && isPhone(String(value)))
      return <Phone number={String(value)} name={wordsIn(label, say.language)} />
    return tone === 'normal' && as !== 'tag' ? text : <Tag tone={TONES[tone]}>{text}</Tag>
  }
  const facts = rows.map((row): Fact => ({ label: wordsIn(row.label, say.language), value: nodeOf(row) }))
  const columns = table?.columns.map(({ key, label, as, align }) => {
    const text = (cells: TemplateCells) => valueText(cells[key], as, say)
    return (align === 'right' ? figures : column)(key, wordsIn(label, say.language), text)
  })
  return (
    <>
      {isCut ? <Notice>{t('cut')}</Notice> : null}
      {subtitle ? <p className="message__summary message__summary--alone">{wordsIn(subtitle, say.language)}</p> : null}
      {facts.length > 0 ? <FactsCard facts={facts} /> : null}
      {table && columns ? (
        <Card>
          <DataTable
            label={t('table')}
            columns={columns}
            rows={table.rows}
            keyOf={(cells) => String(table.rows.indexOf(cells))}
            total={table.total}
          />
        </Card>
      ) : null}
    </>
  )
}
