import CheckBold from '@phosphor-icons/core/bold/check-bold.svg'
import { classes } from './dom'
import { Icon } from './Icon'
import './Stepper.css'

export interface Step {
  readonly label: string
  /** Date the step was reached, or time spent in it. */
  readonly note?: string | undefined
  readonly state: 'done' | 'now' | 'todo'
}

/** Progress through up to five steps. */
export function Stepper({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={classes('step', `step--${step.state}`)}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className="step__dot" aria-hidden="true">
            {step.state === 'done' ? <Icon svg={CheckBold} /> : null}
          </span>
          {step.label}
          {step.note ? <span className="step__when">{step.note}</span> : null}
        </li>
      ))}
    </ol>
  )
}
