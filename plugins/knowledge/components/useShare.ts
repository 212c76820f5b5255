import type { Href } from '#base/routes'
import { useHostActions } from '#kit/detail'
import { refusalText } from '#kit/records'
import { useCore } from '#platform/core'
import { shareLink } from '../api'
import { useTexts } from '../plugin'
import { items, programmes } from '../records'

interface Shared {
  /** The customer to whom it is recommended: their service log says so. */
  readonly custId?: string | undefined
}

/** Makes a link to an item or a programme, and shares it through the host. */
export function useShare(kind: 'item' | 'programme', id: string, title = '') {
  const t = useTexts()
  const { http, feedback, invalidateRecord, store } = useCore()
  const { share } = useHostActions()
  return async ({ custId }: Shared) => {
    // A second press after a lost answer, also on the page opened anew, is the same link with one entry in the log.
    const key = (kind === 'item' ? store(items) : store(programmes)).keyOf(id, 'share')
    try {
      const request = { kind, id, custId }
      const { url } = await http(shareLink, request, { idempotencyKey: (await key.for(request)).key })
      key.settle()
      // Their service log has a new entry.
      if (custId !== undefined) invalidateRecord(custId)
      share({ title, text: t('shareText'), page: url as Href })
    } catch (error) {
      feedback.toast(refusalText(error, t))
    }
  }
}
