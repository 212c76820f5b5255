import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { href } from '#base/routes'
import { CheckInReview, CheckInReviewTag, useCheckInWords } from '#domain/checkIn'
import { useRecord } from '#kit/detail'
import { ListRow, ListScreen, useListScreen, useRowRemoval } from '#kit/lists'
import { useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { Avatar } from '#ui/components'
import type { Review } from '../api'
import { useArea } from '../components/useArea'
import { useTexts } from '../plugin'
import { checkInReviews, clueDetail } from '../routes'
import { accept, reject, reviewList, reviewRows, reviews } from '../stores/reviews'

export { reviewSearch as search } from '../rules/filters'
export { reviewList as data } from '../stores/reviews'

/** Check-ins with weak signals, and those sent too late to count, for their manager (domain/leads.md 5). */
export default observer(function CheckInReviews() {
  const t = useTexts()
  const screen = useListScreen(reviewList)
  const page = usePageNavigation(checkInReviews)
  const { id } = useSearch(checkInReviews)
  const { tab } = screen
  const leaves = useCallback(({ review }: Review) => tab === 'toReview' && review !== undefined, [tab])
  useRowRemoval(screen.rows, useStore(reviewRows).records, leaves)
  const row = useCallback((one: string) => <Row id={one} onOpen={() => page.setSearch({ id: one })} />, [page])
  return (
    <ListScreen
      screen={screen}
      title={t('title.checkIns')}
      row={row}
      rowHeight={92}
      quick={tab === 'toReview' ? [{ key: 'pending', on: { pending: true } }] : []}
      empty={{ title: t(`reviews.empty.${tab}`), text: t(`reviews.empty.${tab}Text`) }}
    >
      {id === undefined ? null : <ReviewSheet key={id} id={id} onClose={() => page.setSearch({ id: undefined })} />}
    </ListScreen>
  )
})

const Row = observer(function Row({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const { t, say, word } = useArea()
  const words = useCheckInWords()
  const review = useStore(reviewRows).get(id)
  if (!review) return null
  const { kind, by, lead, signals, at, isPending } = review
  const name = say.name(by) ?? ''
  return (
    <ListRow
      record={`check-in:${id}`}
      to={href(checkInReviews, { id })}
      onOpen={onOpen}
      mark={<Avatar name={name} />}
      title={say.name(lead)}
      tag={<CheckInReviewTag record={review} />}
      lines={[
        { left: `${word('checkIn.kind', kind)} · ${name}`, right: say.nearDay(at) },
        { left: isPending ? t('reviews.doesNotCount') : signals.map(words.signal).join(' · ') },
      ]}
    />
  )
})

function ReviewSheet({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t, say, word, page } = useArea()
  return (
    <CheckInReview
      open={useRecord(reviews, id)}
      accept={accept}
      reject={reject}
      texts="reviews"
      title={({ kind }) => word('checkIn.kind', kind)}
      site={({ lead, leadId }) => ({
        label: t('reviews.lead'),
        value: say.name(lead),
        onPress: () => page.open(clueDetail, { id: leadId }),
      })}
      sitePoint={({ lead }) => lead.point}
      onClose={onClose}
    />
  )
}
