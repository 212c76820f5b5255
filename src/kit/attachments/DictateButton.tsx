import StopCircleFill from '@phosphor-icons/core/fill/stop-circle-fill.svg'
import Microphone from '@phosphor-icons/core/regular/microphone.svg'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCore } from '#platform/core'
import { useLanguage } from '#platform/i18n'
import { Icon, IconButton } from '#ui/components'
import { appendSpoken, finalTexts, type Recognition, recognitionOf, SPOKEN } from './dictation'
import { useAttachmentTexts } from './texts'
import type { BeforeSubmit } from './useTakingIn'

export interface DictateButtonProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Of the form: what was said last is in the field before it is sent (`PageForm.beforeSubmit`). */
  readonly beforeSubmit?: BeforeSubmit | undefined
}

/** Refusals of microphone or service. */
const DENIED: readonly string[] = ['not-allowed', 'service-not-allowed', 'audio-capture']
/** Longest wait for the last words before a form is sent: a service may never end. ms */
const LONGEST = 3000
/** Ends that are no failure. */
const QUIET: readonly string[] = ['aborted']

/** Dictation as the `action` of a text field, by the browser's speech recognition; nothing where it has none. */
export function DictateButton(props: DictateButtonProps) {
  const Recogniser = recognitionOf(window)
  return Recogniser ? <Dictating make={() => new Recogniser()} {...props} /> : null
}

function Dictating({ make, value, onChange, beforeSubmit }: DictateButtonProps & { readonly make: () => Recognition }) {
  const t = useAttachmentTexts()
  const language = useLanguage()
  const { feedback } = useCore()
  const [isOn, setOn] = useState(false)
  const running = useRef<Recognition>(undefined)
  const ended = useRef<() => void>(undefined)
  const latest = useRef({ value, onChange })
  useLayoutEffect(() => {
    latest.current = { value, onChange }
  })
  useEffect(() => () => running.current?.abort(), [])
  /** Ends it, and waits for the words that are still being understood. */
  const end = useCallback(
    () =>
      new Promise<void>((resolve) => {
        if (!running.current) return resolve()
        ended.current = resolve
        setTimeout(resolve, LONGEST)
        running.current.stop()
      }),
    [],
  )
  useEffect(() => beforeSubmit?.(end), [beforeSubmit, end])

  const start = () => {
    const recognition = make()
    recognition.lang = SPOKEN[language]
    recognition.continuous = true
    recognition.onresult = (event) => {
      for (const spoken of finalTexts(event)) {
        latest.current.value = appendSpoken(latest.current.value, spoken)
        latest.current.onChange(latest.current.value)
      }
    }
    recognition.onerror = ({ error }) => {
      if (QUIET.includes(error)) return
      feedback.toast(t(DENIED.includes(error) ? 'attachments.dictate.denied' : 'attachments.dictate.failed'))
    }
    recognition.onend = () => {
      running.current = undefined
      setOn(false)
      ended.current?.()
    }
    running.current = recognition
    setOn(true)
    recognition.start()
  }
  return (
    <IconButton
      label={t(isOn ? 'attachments.dictate.stop' : 'attachments.dictate.start')}
      tone="brand"
      onPress={() => (isOn ? running.current?.stop() : start())}
    >
      {isOn ? <Icon svg={StopCircleFill} /> : <Icon svg={Microphone} />}
    </IconButton>
  )
}
