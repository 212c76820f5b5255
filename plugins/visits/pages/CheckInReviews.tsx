import { CheckInReviewList } from '#domain/checkIn'
import { useVisitTools } from '../components/words'
import { reviews } from '../reviews'
import { visitCheckIns, visitView } from '../routes'

export { reviewSearch as search } from '#domain/checkIn/rules'
export { reviewList as data } from '../reviews'

/** Check-ins at customers with weak signals, and those sent too late to count, for their manager. */
export default function CheckInReviews() {
  const { t, word, page } = useVisitTools()
  return (
    <CheckInReviewList
      route={visitCheckIns}
      reviews={reviews}
      title={t('title.checkIns')}
      titleOf={({ kind }) => word('clock.kind', kind)}
      siteOf={({ visit, visitId }) => ({
        ...visit,
        label: t('detail.customer'),
        onOpen: () => page.open(visitView, { id: visitId }),
      })}
    />
  )
}
