import { HOST_TEXTS, type HostFailure, hostFailure } from '../HostResult'
import { hostText } from './texts'
import type { WebSurroundings } from './WebWay'

type Purpose = 'chooseFile' | 'openTab' | 'share'

/** Newer than the oldest supported browsers. */
interface Activation {
  readonly userActivation?: { readonly isActive: boolean }
}

/**
 * Browsers open choosers and tabs only shortly after a tap and fail silently otherwise. If the last tap is too long ago
 * (slow network, a message from the host), requests another one from the user. Returns a failure if the user declines.
 */
export async function freshGesture(purpose: Purpose, surroundings: WebSurroundings): Promise<HostFailure | undefined> {
  const { userActivation }: Activation = surroundings.view.navigator
  if (!userActivation || userActivation.isActive) return undefined
  const text = await hostText()
  const answer = await surroundings.feedback.confirm({
    title: text(`gesture.${purpose}`),
    confirm: text('gesture.go'),
    cancel: text('gesture.cancel'),
  })
  return answer === 'confirm' ? undefined : hostFailure('cancelled', HOST_TEXTS.cancelled)
}
