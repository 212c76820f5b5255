import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { PageForm } from '#kit/forms'

/**
 * Calls `onBegin` once something is entered, or the button was pressed: what is found later, such as an arrival or the
 * plan of a colleague, must no longer replace the form.
 */
export function useBegun(
  { saved, preparing = false, sending }: Pick<PageForm<FieldValues>, 'saved' | 'preparing' | 'sending'>,
  onBegin: (() => void) | undefined,
): void {
  // Not `dirty`: a restored draft is no reason against leaving the site, and stays stored then.
  const isBegun = saved.kind !== 'none' || preparing || sending
  useEffect(() => {
    if (isBegun) onBegin?.()
  }, [isBegun, onBegin])
}
