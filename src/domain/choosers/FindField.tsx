import { useEffect, useRef, useState } from 'react'
import type { Named } from '#base/wire'
import { type Query, responseOf } from '#kit/records'
import { useCore } from '#platform/core'
import { errorText, isCancelled } from '#platform/http'
import { nameIn, useCoreTexts, useLanguage } from '#platform/i18n'
import { Button, classes, type FieldProps, TextField } from '#ui/components'
import { useChooserTexts } from './texts'
import './FindField.css'

/** Delay of the search after the last key press. ms */
const SEARCH_AFTER = 300
const SHOWN = 5

interface FoundRecord extends Named {
  readonly id: string
}

export interface FindFieldProps<Id extends string> extends FieldProps {
  readonly name: string
  readonly placeholder?: string | undefined
  readonly value: { readonly id: Id; readonly name: string } | undefined
  readonly onChange: (value: { readonly id: Id; readonly name: string } | undefined) => void
  /** The query of the records that a text finds. */
  readonly find: (text: string) => Query<readonly (FoundRecord & { readonly id: Id })[]>
}

/** A field that finds a record while its name is typed; the first five are offered below it. */
export function FindField<Id extends string>({ value, onChange, find, ...field }: FindFieldProps<Id>) {
  const t = useChooserTexts()
  const core = useCoreTexts()
  const language = useLanguage()
  const { http } = useCore()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly { readonly id: Id; readonly name: string }[]>()
  const [failure, setFailure] = useState('')
  const latest = useRef(find)
  latest.current = find
  const word = text.trim()
  const isShown = failure !== '' || (word !== '' && found !== undefined)

  useEffect(() => {
    if (word === '') return
    const controller = new AbortController()
    const search = async () => {
      try {
        const { value: records } = await responseOf({ http }, latest.current(word), { signal: controller.signal })
        setFound(records.slice(0, SHOWN).map((record) => ({ id: record.id, name: nameIn(record, language) })))
        setFailure('')
      } catch (error) {
        if (!isCancelled(error)) setFailure(errorText(error, core))
      }
    }
    const timer = setTimeout(() => void search(), SEARCH_AFTER)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [http, word, language, core])

  if (value)
    return (
      <div className="find field">
        <span className="find__chosen">{t('choosers.find.chosen', { name: value.name })}</span>
        <Button variant="plain" size="small" onPress={() => onChange(undefined)}>
          {t('choosers.find.change')}
        </Button>
      </div>
    )
  return (
    <>
      <TextField {...field} value={text} onChange={setText} autoComplete="off" />
      <div className={classes('find', isShown && 'field')}>
        <div role="status">
          {failure}
          {word !== '' && failure === '' && found?.length === 0 && t('choosers.nothing')}
        </div>
        <ul>
          {word !== '' &&
            found?.map((record) => (
              <li key={record.id}>
                <button type="button" className="find__row" onClick={() => onChange(record)}>
                  {record.name}
                </button>
              </li>
            ))}
        </ul>
      </div>
    </>
  )
}
