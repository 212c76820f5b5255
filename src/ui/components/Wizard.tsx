import { type ReactNode, useEffect, useId, useRef } from 'react'
import { addTexts } from '#platform/i18n'
import { useBackListener } from '#platform/navigation'
import { Button } from './Button'
import en from './wizard.en.json'
import zh from './wizard.zh-CN.json'
import './Wizard.css'

const useWizardTexts = addTexts(en, zh)

export interface WizardProps {
  /** The question, or the name of the page. */
  readonly title: string
  /** One sentence under it. */
  readonly text?: string | undefined
  /** From 0. */
  readonly step: number
  /** Number of steps; undefined while it depends on the answers. */
  readonly count?: number | undefined
  /** Goes back one step; not called at the first one, where going back leaves the page. */
  readonly onBack: () => void
  /** Goes on, or ends it; a promise makes the button busy. */
  readonly onNext: () => unknown
  /** Label of the button at the end: named by its result. */
  readonly next?: string | undefined
  /** The last step sends or creates: the button is orange. */
  readonly isLast?: boolean | undefined
  /** True while nothing is answered. */
  readonly disabled?: boolean | undefined
  /** The inputs of the step. */
  readonly children: ReactNode
}

/**
 * One question or one page at a time: the progress, the question, and the next button within reach of the thumb. Going
 * back (button, gesture, host) shows the previous step; the question takes the focus, so that it is read out.
 */
export function Wizard(props: WizardProps) {
  const { title, text, step, count, onBack, onNext, next, isLast = false, disabled, children } = props
  const t = useWizardTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const name = useId()
  useBackListener(onBack, step > 0)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  const where =
    count === undefined ? t('wizard.stepOpen', { step: step + 1 }) : t('wizard.step', { step: step + 1, count })
  return (
    <section className="wizard" aria-labelledby={name}>
      <div className="wizard__where">
        <span>{where}</span>
        {count === undefined ? null : (
          <progress className="wizard__bar" max={count} value={step + 1} aria-label={where} />
        )}
      </div>
      <h2 id={name} ref={heading} tabIndex={-1} className="wizard__title">
        {title}
      </h2>
      {text ? <p className="wizard__text">{text}</p> : null}
      <div className="wizard__body">{children}</div>
      <div className="wizard__foot">
        {step > 0 ? <Button onPress={onBack}>{t('wizard.back')}</Button> : null}
        <Button variant={isLast ? 'main' : 'brand'} wide disabled={disabled} onPress={onNext}>
          {next ?? t('wizard.next')}
        </Button>
      </div>
    </section>
  )
}
