import { HOST_TEXTS, type HostFailure, hostFailure } from '../HostResult'
import { hostText } from './texts'
import type { WebSurroundings } from './WebWay'

type Purpose = 'chooseFile' | 'openTab' | 'share'

/** Younger than the browsers that we build for. */
interface Activation {
  readonly userActivation?: { readonly isActive: boolean }
}

/**
 * Browsers open choosers and tabs for a fresh tap only, and say nothing when they do not: where the tap is too long ago
 * (slow network, a message from the host), asks for another one. Gives a failure where the person declines.
 */
export async function freshGesture(purpose: Purpose, surroundings: WebSurroundings): Promise<HostFailure | undefined> {
  const { userActivation }: Activation = surroundings.view.navigator
  if (!userActivation || userActivation.isActive) return undefined
  const text = await hostText()
  const answer = await surroundings.feedback.ask({
    title: text(`gesture.${purpose}`),
    confirm: text('gesture.go'),
    cancel: text('gesture.cancel'),
  })
  return answer === 'confirm' ? undefined : hostFailure('cancelled', HOST_TEXTS.cancelled)
}
