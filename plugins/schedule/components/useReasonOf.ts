import { useEffect } from 'react'
import { type FieldForm, useInput } from '#kit/forms'
import type { Resource } from '#kit/records'
import { refusalCode, STALE_VERSION } from '#platform/http'

/** Says what a reason is measured by. */
export type Reloaded = Pick<Resource<unknown>, 'load'>

interface ReasonForm extends FieldForm<{ reason: string }> {
  readonly failure: unknown
}

/**
 * True while the reason of a form is missing. Once somebody else has saved first, what was done before is theirs: it is
 * reloaded, and a refusal for want of a reason shows the field that was not needed until then.
 */
export function useReasonOf(form: ReasonForm, of: Reloaded): boolean {
  const isStale = refusalCode(form.failure) === STALE_VERSION
  useEffect(() => {
    if (isStale) void of.load()
  }, [isStale, of])
  return useInput({ form, name: 'reason' }).error !== undefined
}
