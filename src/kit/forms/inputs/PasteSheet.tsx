import { useState } from 'react'
import { Button, InlineError, Sheet, TextArea } from '#ui/components'
import { useFormTexts } from '../texts'

interface PasteSheetProps<R> {
  readonly label: string
  /** `heading`: the last line above that was read as 'heading', e.g. with the unit of a column; '' without one. */
  readonly read: (line: string, heading: string) => R | 'heading' | undefined
  /** Rows that can still be added. */
  readonly left: number
  readonly onPaste: (rows: readonly R[]) => void
  readonly onClose: () => void
}

/** Sheet that takes copied lines of a table, and shows which of them are no rows. */
export function PasteSheet<R>({ label, read, left, onPaste, onClose }: PasteSheetProps<R>) {
  const t = useFormTexts()
  const [text, setText] = useState('')
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  let heading = ''
  const all = lines.map((line) => {
    const row = read(line, heading)
    if (row === 'heading') heading = line
    return { line, row }
  })
  const rows = all.flatMap(({ row }) => (row === undefined || row === 'heading' ? [] : [row]))
  const unread = all.filter(({ row }) => row === undefined)
  const isTooMany = rows.length > left
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('forms.rows.pasteTo', { label })}
      text={t('forms.rows.pasteText')}
      foot={
        <Button
          variant="brand"
          disabled={rows.length === 0 || isTooMany}
          onPress={() => {
            onPaste(rows)
            onClose()
          }}
        >
          {t('forms.rows.pasteAdd', { count: rows.length })}
        </Button>
      }
    >
      <TextArea label={t('forms.rows.pasteField')} value={text} onChange={setText} rows={5} />
      {unread[0] ? (
        <InlineError text={t('forms.rows.pasteUnread', { count: unread.length, line: unread[0].line })} />
      ) : null}
      {isTooMany ? <InlineError text={t('forms.rows.full', { count: left })} /> : null}
    </Sheet>
  )
}
