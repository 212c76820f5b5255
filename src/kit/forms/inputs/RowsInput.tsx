import WarningCircleFill from '@phosphor-icons/core/fill/warning-circle-fill.svg'
import ArrowDown from '@phosphor-icons/core/regular/arrow-down.svg'
import ArrowUp from '@phosphor-icons/core/regular/arrow-up.svg'
import CaretRight from '@phosphor-icons/core/regular/caret-right.svg'
import ClipboardText from '@phosphor-icons/core/regular/clipboard-text.svg'
import Copy from '@phosphor-icons/core/regular/copy.svg'
import Plus from '@phosphor-icons/core/regular/plus.svg'
import Trash from '@phosphor-icons/core/regular/trash.svg'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { FieldArray, FieldArrayPath, FieldValues } from 'react-hook-form'
import { fieldOf } from '#base/fields'
import { Button, Field, Icon, IconButton, Sheet, TextField } from '#ui/components'
import { useErrorText, useFormTexts } from '../texts'
import { PasteSheet } from './PasteSheet'
import { type InputProps, useFieldLabel } from './useInput'
import { useRows } from './useRows'
import './RowsInput.css'

export interface RowsInputProps<V extends FieldValues, N extends FieldArrayPath<V>> extends InputProps<V, N> {
  /** Most rows; default: the limit of the field. */
  readonly most?: number | undefined
  /** A new row. */
  readonly blank: () => FieldArray<V, N>
  /** What a row is called in its cell; '' shows its number: `Equipment, row 1` · `设备 1`. */
  readonly title: (row: FieldArray<V, N>, index: number) => string
  /** Second line of the cell. */
  readonly note?: ((row: FieldArray<V, N>) => string) | undefined
  /** Sums of all rows, below them. */
  readonly sums?: ReactNode
  /** Reads a line of a copied table; undefined if it says nothing. `heading`: the last line above that was one. */
  readonly paste?: ((line: string, heading: string) => FieldArray<V, N> | 'heading' | undefined) | undefined
  /** Fields of the row whose names begin with `at` (`items.0`). */
  readonly children: (at: `${N}.${number}`) => ReactNode
}

/** From so many rows on, they can be searched. */
const MANY = 20

/**
 * Rows in a form (kit 2.15): one cell each, edited in a sheet. Rows can be added, copied, moved, pasted, and deleted
 * with undo; a row with errors shows them in its cell, and many rows can be searched. An observer, because `title` and
 * `note` may read a directory.
 */
export const RowsInput = observer(function RowsInput<V extends FieldValues, N extends FieldArrayPath<V>>(
  props: RowsInputProps<V, N>,
) {
  const { form, name, hint, blank, title, note, sums, paste, children, disabled } = props
  const t = useFormTexts()
  const errorText = useErrorText()
  const label = useFieldLabel(name, props.label)
  const rules = fieldOf(form.fields, name)?.rules
  const { most = rules?.maxLength ?? Number.POSITIVE_INFINITY, required = rules?.required } = props
  const titleOf = (row: FieldArray<V, N>, index: number) =>
    title(row, index) || t('forms.rows.row', { label, count: index + 1 })
  const { rows, open, isFull, error, ...change } = useRows({ form, name, most, blank, titleOf })
  const [isPasting, setPasting] = useState(false)
  const [word, setWord] = useState('')
  const opened = open === undefined ? undefined : rows[open]
  const isMany = rows.length >= MANY
  const wanted = isMany ? word.trim().toLowerCase() : ''
  const shown = rows
    .map((each, index) => ({ ...each, index, title: titleOf(each.row, index) }))
    .filter(({ row, title: name }) => `${name} ${note?.(row) ?? ''}`.toLowerCase().includes(wanted))
  const ofMost = Number.isFinite(most) ? `${rows.length} / ${most}` : undefined

  return (
    <>
      <Field name={name} label={label} required={required} hint={hint ?? ofMost} error={errorText(error)}>
        {isMany ? (
          <div className="formrows__find">
            <TextField label={t('forms.rows.find')} value={word} onChange={setWord} autoComplete="off" />
          </div>
        ) : null}
        {wanted !== '' && shown.length === 0 ? <p className="formrows__none">{t('forms.rows.none')}</p> : null}
        {shown.length > 0 ? (
          <ul className="formrows">
            {shown.map(({ key, row, errors, index, title: name }) => (
              <li key={key} className={errors.length > 0 ? 'formrows__row field--error' : 'formrows__row'}>
                <button
                  type="button"
                  className="formrows__open"
                  aria-haspopup="dialog"
                  disabled={disabled}
                  onClick={() => change.show(index)}
                >
                  <span className="formrows__main">
                    {name}
                    <Note note={note?.(row)} errors={errors.map((message) => errorText(message) ?? message)} />
                  </span>
                  <Icon svg={CaretRight} className="field__go" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {sums ? <div className="formrows__sums">{sums}</div> : null}
        {disabled ? null : (
          <div className="formrows__add">
            <Button variant="soft" size="small" icon={<Icon svg={Plus} />} disabled={isFull} onPress={change.add}>
              {t('forms.rows.add')}
              <span className="visually-hidden"> {label}</span>
            </Button>
            {paste ? (
              <Button
                variant="plain"
                size="small"
                icon={<Icon svg={ClipboardText} />}
                disabled={isFull}
                onPress={() => setPasting(true)}
              >
                {t('forms.rows.paste')}
              </Button>
            ) : null}
          </div>
        )}
      </Field>
      <Sheet
        open={opened !== undefined}
        onClose={change.close}
        title={open !== undefined && opened ? titleOf(opened.row, open) : label}
        action={
          open === undefined || rows.length < 2 ? null : (
            <span className="formrows__moves">
              <IconButton label={t('forms.rows.up')} disabled={open === 0} onPress={() => change.move(open, open - 1)}>
                <Icon svg={ArrowUp} />
              </IconButton>
              <IconButton
                label={t('forms.rows.down')}
                disabled={open === rows.length - 1}
                onPress={() => change.move(open, open + 1)}
              >
                <Icon svg={ArrowDown} />
              </IconButton>
            </span>
          )
        }
        foot={
          open === undefined ? null : (
            <>
              <IconButton label={t('forms.rows.delete')} tone="quiet" onPress={() => change.remove(open)}>
                <Icon svg={Trash} />
              </IconButton>
              <IconButton label={t('forms.rows.copy')} tone="quiet" disabled={isFull} onPress={() => change.copy(open)}>
                <Icon svg={Copy} />
              </IconButton>
              <Button variant="brand" onPress={change.close}>
                {t('forms.rows.done')}
              </Button>
            </>
          )
        }
      >
        {opened ? <div key={opened.key}>{children(`${name}.${open ?? 0}` as `${N}.${number}`)}</div> : null}
      </Sheet>
      {paste && isPasting ? (
        <PasteSheet
          label={label}
          read={paste}
          left={most - rows.length}
          onPaste={change.addAll}
          onClose={() => setPasting(false)}
        />
      ) : null}
    </>
  )
})

/** Second line of a row: what is wrong with it, else its note. */
function Note({ note, errors }: { readonly note: string | undefined; readonly errors: readonly string[] }) {
  const t = useFormTexts()
  const [first, ...others] = errors
  if (first === undefined) return note ? <small className="formrows__note">{note}</small> : null
  return (
    <small className="formrows__note formrows__note--wrong">
      <Icon svg={WarningCircleFill} />
      {others.length > 0 ? t('forms.rows.wrong', { count: errors.length }) : first}
    </small>
  )
}
