import { useState } from 'react'
import { useClosing } from '#kit/forms'
import { Button, Card, Sheet, TextField } from '#ui/components'
import { useTexts } from '../plugin'
import { MOST } from '../rules/content'
import type { useContentEditor } from './useContentEditor'

const KEY = /^[a-z][A-Za-z0-9]{0,23}$/

interface ParamSheetProps {
  readonly editor: ReturnType<typeof useContentEditor>
  readonly onClose: () => void
}

/** Adds a parameter that formulas can name, renames or removes one. */
export function ParamSheet({ editor, onClose }: ParamSheetProps) {
  const t = useTexts()
  const [key, setKey] = useState('')
  const [label, setLabel] = useState('')
  const [unit, setUnit] = useState('')
  const { params } = editor.content
  const isTaken = params.some((each) => each.key === key)
  const error = key === '' ? undefined : isTaken ? t('error.code') : KEY.test(key) ? undefined : t('error.key')
  const last = params[params.length - 1]
  const add = () => {
    editor.setRow({ op: 'add', code: `p.${key}`, after: last && `p.${last.key}` })
    editor.setCell(`p.${key}.label`, label)
    editor.setCell(`p.${key}.unit`, unit)
    onClose()
  }
  // What is changed of the others is the draft's already.
  const close = useClosing(`${key}${label}${unit}`.trim() !== '', onClose)
  return (
    <Sheet
      open
      onClose={() => void close()}
      title={t('sheet.params')}
      foot={
        <Button variant="brand" disabled={key === '' || error !== undefined} onPress={add}>
          {t('sheet.add')}
        </Button>
      }
    >
      <TextField label={t('field.key')} value={key} error={error} hint={t('sheet.keyHint')} onChange={setKey} />
      <TextField label={t('field.label')} value={label} maxLength={MOST.itemName} onChange={setLabel} />
      <TextField label={t('field.unit')} value={unit} maxLength={MOST.unit} onChange={setUnit} />
      {params.map((each) => {
        const code = `p.${each.key}`
        return (
          <Card key={code} title={code} link={{ label: t('sheet.remove'), onPress: () => editor.remove(code) }}>
            <TextField
              label={`${t('field.label')} · ${code}`}
              value={each.label}
              maxLength={MOST.itemName}
              onChange={(value) => editor.setCell(`${code}.label`, value)}
            />
            <TextField
              label={`${t('field.unit')} · ${code}`}
              value={each.unit}
              maxLength={MOST.unit}
              onChange={(value) => editor.setCell(`${code}.unit`, value)}
            />
          </Card>
        )
      })}
    </Sheet>
  )
}
