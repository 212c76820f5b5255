import { Check } from '@phosphor-icons/react/dist/csr/Check'
import './Stepper.css'

interface StepperProps {
  readonly label: string
  readonly steps: readonly {
    readonly label: string
    readonly state: 'done' | 'now' | 'open'
    /** A date, or how long it has lasted. */
    readonly note?: string | undefined
  }[]
}

/** Stages in a row: those reached, the present one, those to come. */
export function Stepper({ label, steps }: StepperProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step) => (
        <li key={step.label} className={`step step--${step.state}`} aria-current={step.state === 'now' ? 'step' : undefined}>
          <span className="step__dot" aria-hidden="true">
            {step.state === 'done' ? <Check weight="bold" /> : null}
          </span>
          {step.label}
          {step.note ? <span className="step__note">{step.note}</span> : null}
        </li>
      ))}
    </ol>
  )
}
