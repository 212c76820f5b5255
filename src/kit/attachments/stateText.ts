import { errorText } from '#platform/http'
import type { AttachmentTexts } from './texts'
import type { UploadState } from './UploadQueue'

/** State of an attachment; `lost`: the device does not have its file any more. */
export type TileState = UploadState | { readonly kind: 'lost' }

/** State of one attachment in words. */
export function stateText(state: TileState, isOnline: boolean, t: AttachmentTexts): string {
  if (state.kind === 'sending') return t('attachments.state.sending', { percent: state.percent })
  if (state.kind === 'waiting' && !isOnline) return t('attachments.state.offline')
  return t(`attachments.state.${state.kind}`)
}

/** State of all attachments of a field as text; undefined when there is nothing to show. */
export function sumText(states: readonly TileState[], isOnline: boolean, t: AttachmentTexts): string | undefined {
  const failed = states.filter((state) => state.kind === 'failed')
  const open = states.filter(({ kind }) => kind === 'waiting' || kind === 'sending')
  const [first] = failed
  if (first?.kind === 'failed') {
    return t('attachments.sum.failed', { count: failed.length, reason: errorText(first.error, t) })
  }
  if (open.length === 0) return undefined
  if (!isOnline) return t('attachments.sum.offline')
  const done = states.filter(({ kind }) => kind === 'sent').length
  return t('attachments.sum.uploading', { done, count: states.length })
}
