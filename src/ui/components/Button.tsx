import { type ReactNode, useRef, useState } from 'react'
import { classes } from './dom'
import { useFailureToast } from './useFailureToast'
import './Button.css'

export interface ButtonProps {
  /** `main` (orange), once per screen: create, send, start. `brand`: navigate, apply, retry. `risk`: delete. */
  readonly variant?: 'main' | 'brand' | 'soft' | 'line' | 'plain' | 'risk' | undefined
  readonly size?: 'normal' | 'small' | undefined
  /** Full width of its container. */
  readonly wide?: boolean | undefined
  /** Shows a spinner and ignores presses. */
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly type?: 'button' | 'submit' | undefined
  readonly icon?: ReactNode
  /** A returned promise makes the button busy until it settles; a rejection is shown as a toast. */
  readonly onPress?: (() => unknown) | undefined
  readonly children: ReactNode
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/** A text button, 48 px high, or 44 px when small. */
export function Button(props: ButtonProps) {
  const {
    variant = 'line',
    size = 'normal',
    wide,
    busy = false,
    disabled,
    type = 'button',
    icon,
    onPress,
    children,
  } = props
  const [working, setWorking] = useState(false)
  // The state update takes effect a frame later; a fast second tap arrives before it.
  const running = useRef(false)
  const toastFailure = useFailureToast()
  const isBusy = busy || working

  const press = async (event: React.MouseEvent) => {
    if (isBusy || running.current) return event.preventDefault()
    try {
      const result = onPress?.()
      if (!isPromise(result)) return
      running.current = true
      setWorking(true)
      await result
    } catch (error) {
      toastFailure(error)
    } finally {
      running.current = false
      setWorking(false)
    }
  }

  return (
    <button
      type={type}
      className={classes('btn', `btn--${variant}`, size === 'small' && 'btn--sm', wide && 'btn--wide')}
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {isBusy ? <span className="btn__spin" aria-hidden="true" /> : icon}
      <span className="btn__text">{children}</span>
    </button>
  )
}
