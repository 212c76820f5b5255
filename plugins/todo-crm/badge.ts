import type { Core } from '#platform/core'
import { dueAdvice } from './due'

/** Number of the user's recommendations that wait for feedback. */
export default async function feedbackDue(core: Core, signal: AbortSignal): Promise<number> {
  return (await dueAdvice(core, signal)).total
}
