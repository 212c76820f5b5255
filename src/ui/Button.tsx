import { type ReactNode, useRef, useState } from 'react'
import { classes } from './classes'
import { useTellFailure } from './useTellFailure'
import './Button.css'

export interface ButtonProps {
  /** `main` (orange) once per screen: creates, sends, starts. `brand`: goes, applies, tries again. `risk`: destroys. */
  readonly variant?: 'main' | 'brand' | 'soft' | 'line' | 'plain' | 'risk' | undefined
  readonly size?: 'normal' | 'small' | undefined
  /** As wide as its container. */
  readonly wide?: boolean | undefined
  /** Work is under way: it stays in place and cannot be pressed again. */
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly type?: 'button' | 'submit' | undefined
  readonly icon?: ReactNode
  /** A promise makes the button busy until it settles; when it rejects, a toast tells why. */
  readonly onPress?: (() => unknown) | undefined
  readonly children: ReactNode
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/** A button with a text: 48 high, small ones 44. */
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
  // State comes a frame later than the second tap of a nervous thumb.
  const running = useRef(false)
  const tellFailure = useTellFailure()
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
      tellFailure(error)
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
