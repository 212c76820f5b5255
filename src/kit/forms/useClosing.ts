import { useConfirm } from '#platform/core'
import { useCoreTexts } from '#platform/i18n'
import { useFormTexts } from './texts'

/**
 * Closes a sheet with fields of its own (`MoveSheet` has this); asks first if what was entered would be dropped. The
 * question closes when that changes, such as when it is being sent.
 */
export function useClosing(wouldDrop: boolean, onClose: () => void): () => Promise<void> {
  const t = useFormTexts()
  const core = useCoreTexts()
  const confirm = useConfirm(wouldDrop)
  return async () => {
    if (!wouldDrop) return onClose()
    const answer = await confirm({
      title: t('forms.discardTitle'),
      confirm: t('forms.discard'),
      cancel: core('form.stay'),
    })
    if (answer === 'confirm') onClose()
  }
}
