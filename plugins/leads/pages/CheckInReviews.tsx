import { CheckInReviewList } from '#domain/checkIn'
import { useArea } from '../components/useArea'
import { checkInReviews, clueDetail } from '../routes'
import { reviews } from '../stores/reviews'

export { reviewSearch as search } from '#domain/checkIn/rules'
export { reviewList as data } from '../stores/reviews'

/** Check-ins with weak signals, and those sent too late to count, for their manager (domain/leads.md 5). */
export default function CheckInReviews() {
  const { t, word, page } = useArea()
  return (
    <CheckInReviewList
      route={checkInReviews}
      reviews={reviews}
      title={t('title.checkIns')}
      titleOf={({ kind }) => word('checkIn.kind', kind)}
      siteOf={({ lead, leadId }) => ({
        ...lead,
        label: t('reviews.site'),
        onOpen: () => page.open(clueDetail, { id: leadId }),
      })}
    />
  )
}
