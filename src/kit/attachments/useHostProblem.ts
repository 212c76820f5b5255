import { useCore } from '#platform/core'
import { HOST_TEXTS, type HostError } from '#platform/host'
import { useAttachmentTexts } from './texts'

/** Where a photo or file comes from. */
export type Source = 'camera' | 'photos' | 'files'

/** Toasts why a photo or file did not arrive; shows nothing where the user chose none. */
export function useHostProblem(): (error: HostError, source: Source) => void {
  const { feedback, host } = useCore()
  const t = useAttachmentTexts()
  return ({ kind, text }, source) => {
    if (kind === 'cancelled' || kind === 'no-file') return
    if (kind === 'denied') {
      const request = {
        title: t(`attachments.problem.${source}Denied`),
        text: t('attachments.problem.deniedText'),
        confirm: t('attachments.problem.settings'),
        cancel: t('close'),
      }
      void feedback.confirm(request).then((answer) => {
        if (answer === 'confirm') void host.openSettings({ page: 'app' })
      })
      return
    }
    if (kind === 'no-method') return feedback.toast(t('attachments.problem.noMethod'))
    feedback.toast(t(text === HOST_TEXTS.notAnImage ? 'attachments.problem.notImage' : 'attachments.problem.failed'))
  }
}
