import { useRef } from 'react'

/** Closing of a sheet whose answer may come later. */
export interface Leaving {
  readonly leave: () => void
  /** The user left it: what `onClose` would close once the answer comes is another sheet. */
  readonly isLeft: () => boolean
}

/** Closes a sheet and remembers it. One that is hidden with its page is not left: it is to go once it is done. */
export function useLeaving(onClose: () => void): Leaving {
  const left = useRef(false)
  return {
    leave: () => {
      left.current = true
      onClose()
    },
    isLeft: () => left.current,
  }
}
