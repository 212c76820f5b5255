import { useConfirm } from '#platform/core'
import { useCoreTexts } from '#platform/i18n'
import { useFormTexts } from './texts'

/**
 * Closes a sheet with fields of its own (`MoveSheet` has this); asks first if what was entered would be dropped, or
 * with `isSending` whether to close while it is being sent. The question closes when one of both changes.
 */
export function useClosing(wouldDrop: boolean, onClose: () => void, isSending = false): () => Promise<void> {
  const t = useFormTexts()
  const core = useCoreTexts()
  const confirm = useConfirm(wouldDrop && (isSending ? 'sending' : 'entered'))
  return async () => {
    if (!wouldDrop) return onClose()
    const answer = await confirm({
      title: t(isSending ? 'forms.sendingTitle' : 'forms.discardTitle'),
      confirm: isSending ? core('close') : t('forms.discard'),
      cancel: core('form.stay'),
    })
    if (answer === 'confirm') onClose()
  }
}
