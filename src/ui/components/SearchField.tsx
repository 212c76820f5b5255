import XCircleFill from '@phosphor-icons/core/fill/x-circle-fill.svg'
import MagnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCoreTexts } from '#platform/i18n'
import { Chip } from './Chip'
import { Chips } from './Chips'
import { Icon } from './Icon'
import './SearchField.css'

/** Pause after the last key before the search starts (pages 'List screens'). ms */
const QUIET = 300

export interface SearchFieldProps {
  readonly label: string
  /** Present search text; a change from outside is shown in the field. */
  readonly value: string
  /** Called 300 ms after the last key, immediately on Enter and on clear. */
  readonly onChange: (value: string) => void
  readonly placeholder?: string | undefined
  readonly autoFocus?: boolean | undefined
  /** Recent searches, shown as chips while the field is empty and focused. */
  readonly recent?: readonly string[] | undefined
  /** Element at the right of the field, e.g. a scan button. */
  readonly action?: React.ReactNode
}

/** A search field with debounce, clear button and recent searches. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, placeholder = label, autoFocus, recent = [], action } = props
  const t = useCoreTexts()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(value)
  const [focused, setFocused] = useState(false)
  /** Last text passed to `onChange`. `value` follows a render later and must not overwrite what was typed since. */
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

  // The timer uses the latest callback, because filter or tab may change after the last key.
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
    <form className="search" role="search" aria-label={label} onSubmit={submit}>
      <div className="search__line">
        <div className="search__box">
          <Icon svg={MagnifyingGlass} />
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
              <Icon svg={XCircleFill} />
            </button>
          ) : null}
        </div>
        {action}
      </div>
      {focused && !typed && recent.length > 0 ? (
        // Keeps the focus in the field: on blur the chips would disappear before the click.
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
