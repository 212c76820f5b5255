import { useCore } from '#src/core'
import { useHostActions } from '#src/detail'
import { usePageNavigation } from '#src/navigation'
import { leadFollowUp } from '../../routes'
import type { LeadId } from '../../rules/vocabulary'
import { useTexts } from '../../texts'

/** Calls somebody of a lead; on return from the call the user is asked whether to write it down. */
export function useLoggedCall(id: LeadId): (phone: string) => Promise<void> {
  const page = usePageNavigation()
  const t = useTexts()
  const { feedback } = useCore()
  const { call } = useHostActions()
  return async (phone) => {
    if (!(await call(phone))) return
    // The question stays while the phone's own screen is in front of the app.
    const answer = await feedback.ask({
      title: t('log.title'),
      text: t('log.text'),
      confirm: t('log.yes'),
      cancel: t('log.no'),
    })
    if (answer === 'confirm') page.open(leadFollowUp, { id, kind: 'call' })
  }
}
