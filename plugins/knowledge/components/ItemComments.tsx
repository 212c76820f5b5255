import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { PagedPart, refusalText, responseOf } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { InlineError } from '#ui/components'
import { Comments } from '#ui/timelines'
import { addComment } from '../api'
import { useTexts } from '../plugin'
import { commentPage, items } from '../records'
import { MOST_COMMENT } from '../rules/vocabulary'

/** The comments of an item, 20 at a time, and a field to write one. */
export const ItemComments = observer(function ItemComments(props: { readonly id: string; readonly mayWrite: boolean }) {
  const { id, mayWrite } = props
  const t = useTexts()
  const core = useCore()
  const open = useStore(items).of(id)
  const { comments } = open.parts
  const pages = useMemo(
    () => new PagedPart(comments, async (page) => (await responseOf(core, commentPage(id, page))).value),
    [core, comments, id],
  )
  const send = async (text: string) => {
    // A second press after a lost answer, also on the page opened anew, is the same comment.
    const key = core.store(items).keyOf(id, 'comment')
    const request = { id, text }
    await core.http(addComment, request, { idempotencyKey: (await key.for(request)).key })
    key.settle()
    await Promise.all([comments.load(), open.main.load()])
  }
  const { status, value, error, load } = comments
  const isMoreMissing = pages.more === 'failed'
  return (
    <>
      <Comments
        record={id}
        section={{ status, value: value?.items, error, load }}
        onSend={mayWrite ? send : undefined}
        most={MOST_COMMENT}
        onMore={value && !pages.complete && !isMoreMissing ? pages.loadMore : undefined}
      />
      {isMoreMissing ? <InlineError text={refusalText(pages.moreError, t)} onRetry={pages.loadMore} /> : null}
    </>
  )
})
