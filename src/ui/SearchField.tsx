import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCoreTexts } from '#src/i18n'
import { Chip } from './Chip'
import { Chips } from './Chips'
import './SearchField.css'

/** Typing pauses this long before the search starts (pages 'List screens'). ms */
const QUIET = 300

export interface SearchFieldProps {
  readonly label: string
  /** What is searched for now; a change from outside shows in the field. */
  readonly value: string
  /** Called 300 ms after the last key, at once on enter and on clear. */
  readonly onChange: (value: string) => void
  readonly placeholder?: string | undefined
  readonly autoFocus?: boolean | undefined
  /** Shown as chips while the field is empty and has the focus. */
  readonly recent?: readonly string[] | undefined
  /** What stands behind the field, e.g. a scan button. */
  readonly action?: React.ReactNode
}

/** A search field. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, placeholder = label, autoFocus, recent = [], action } = props
  const t = useCoreTexts()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(value)
  const [focused, setFocused] = useState(false)
  /** What was last reported: `value` follows it a render later and must not overwrite what was typed meanwhile. */
  const reported = useRef(value)

  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    clearTimeout(timer.current)
    setTyped(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (autoFocus) input.current?.focus({ preventScroll: true })
  }, [autoFocus])

  // Read when the timer fires: filter or tab may have changed since the last key.
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  const report = (text: string) => {
    clearTimeout(timer.current)
    if (text === reported.current) return
    reported.current = text
    latest.current(text)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => report(text), QUIET)
  }
  const choose = (text: string) => {
    setTyped(text)
    report(text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    report(typed)
    input.current?.blur()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to Chrome 87
    <form className="search" role="search" onSubmit={submit}>
      <div className="search__line">
        <div className="search__box">
          <MagnifyingGlass aria-hidden="true" />
          <input
            ref={input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            aria-label={label}
            placeholder={placeholder}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
          {typed ? (
            <button
              type="button"
              className="search__clear"
              aria-label={t('clearSearch')}
              onClick={() => {
                choose('')
                input.current?.focus()
              }}
            >
              <XCircle weight="fill" aria-hidden="true" />
            </button>
          ) : null}
        </div>
        {action}
      </div>
      {focused && !typed && recent.length > 0 ? (
        // Pressing a chip must not take the focus first: the chips would be gone before the click.
        <div className="search__recent" onPointerDown={(event) => event.preventDefault()}>
          <Chips label={t('recentSearches')}>
            {recent.map((text) => (
              <Chip key={text} onPress={() => choose(text)}>
                {text}
              </Chip>
            ))}
          </Chips>
        </div>
      ) : null}
    </form>
  )
}
