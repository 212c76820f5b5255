import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import type { FormFields } from '#base/fields'
import { useResource } from '#kit/records'
import { Card } from '#ui/components'
import { DraftRow } from './Attempt'
import { useFormTexts } from './texts'
import './DraftWords.css'

export interface DraftWordsProps<V> {
  /** Form and record of the draft. */
  readonly form: string
  readonly record: string
  readonly fields: FormFields<V, unknown>
  /** Values of the record as it is, once it is loaded; default: the draft is of a new one. */
  readonly known?: () => V | undefined
  /** What is shown of it; lines without words are left out, and those that the record has. */
  readonly lines: readonly { readonly label: string; readonly text: (values: V) => string }[]
}

/** The words of a draft that cannot be sent any more, to be read and copied as long as this phone has them. */
export const DraftWords = observer(DraftWordsOf) as typeof DraftWordsOf

function DraftWordsOf<V>({ form, record, fields, known, lines }: DraftWordsProps<V>) {
  const t = useFormTexts()
  const stored = useResource(async ({ drafts }) => (await drafts.load(form, record))?.value, `${form} ${record}`)
  const read = v.safeParse(v.object({ ...DraftRow.entries, values: fields.draft }), stored.value)
  if (!read.success) return null
  const { values } = read.output
  const saved = known?.()
  const words = lines
    .map(({ label, text }) => ({ label, text: text(values).trim(), before: saved && text(saved).trim() }))
    .filter(({ text, before }) => text !== '' && text !== before)
  if (words.length === 0) return null
  return (
    <Card title={t('forms.onDevice')} pad>
      <dl className="draftwords">
        {words.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
