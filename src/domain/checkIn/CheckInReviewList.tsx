import { observer } from 'mobx-react-lite'
import type { Point } from '#base/geo'
import { href, type Route } from '#base/routes'
import type { Named } from '#base/wire'
import type { reviewSearch } from '#domain/checkIn/rules'
import { useRecord } from '#kit/detail'
import { ListRow, ListScreen, useListScreen } from '#kit/lists'
import { useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { Avatar, useFormats } from '#ui/components'
import { CheckInReview, CheckInReviewTag, type ReviewedCheckIn } from './CheckInReview'
import type { defineCheckInReviews } from './defineCheckInReviews'
import { useCheckInTexts, useCheckInWords } from './useCheckInWords'

/** Where a check-in was. */
export interface ReviewedSite extends Named {
  /** What it is. */
  readonly label: string
  readonly point?: Point | undefined
  readonly onOpen: () => void
}

export interface CheckInReviewListProps<R extends ReviewedCheckIn> {
  /** With `reviewSearch`. */
  readonly route: Route<typeof reviewSearch>
  readonly reviews: ReturnType<typeof defineCheckInReviews<R>>
  readonly title: string
  /** What a check-in is called: its kind. */
  readonly titleOf: (record: R) => string
  readonly siteOf: (record: R) => ReviewedSite
}

/**
 * The check-ins of an organisation that need a manager's second look, and those that had one: list and sheet. The area
 * has the texts of the list in its group `reviews`.
 */
export const CheckInReviewList = observer(CheckInReviewListOf) as typeof CheckInReviewListOf

function CheckInReviewListOf<R extends ReviewedCheckIn>(props: CheckInReviewListProps<R>) {
  const { route, reviews, title } = props
  const t = useCheckInTexts()
  const screen = useListScreen(reviews.listing)
  const page = usePageNavigation(route)
  const { id } = useSearch(route)
  const { tab } = screen
  const row = (one: string) => <Row {...props} id={one} onOpen={() => page.setSearch({ id: one })} />
  return (
    <ListScreen
      screen={screen}
      title={title}
      row={row}
      rowHeight={92}
      quick={tab === 'toReview' ? [{ key: 'pending', on: { pending: true } }] : []}
      empty={{ title: t(`checkIn.review.empty.${tab}`), text: t(`checkIn.review.empty.${tab}Text`) }}
    >
      {id === undefined ? null : (
        <ReviewSheet {...props} key={id} id={id} onClose={() => page.setSearch({ id: undefined })} />
      )}
    </ListScreen>
  )
}

const Row = observer(RowOf) as typeof RowOf

function RowOf<R extends ReviewedCheckIn>({
  id,
  route,
  reviews,
  titleOf,
  siteOf,
  onOpen,
}: CheckInReviewListProps<R> & { readonly id: string; readonly onOpen: () => void }) {
  const t = useCheckInTexts()
  const say = useFormats()
  const words = useCheckInWords()
  const review = useStore(reviews.rows).get(id)
  if (!review) return null
  const { by, signals, at, isPending } = review
  const name = say.name(by) ?? ''
  return (
    <ListRow
      record={`check-in:${id}`}
      to={href(route, { id })}
      onOpen={onOpen}
      mark={<Avatar name={name} />}
      title={say.name(siteOf(review))}
      tag={<CheckInReviewTag record={review} />}
      lines={[
        { left: `${titleOf(review)} · ${name}`, right: say.nearDay(at) },
        { left: isPending ? t('checkIn.review.doesNotCount') : signals.map(words.signal).join(' · ') },
      ]}
    />
  )
}

function ReviewSheet<R extends ReviewedCheckIn>({
  id,
  reviews: { records, accept, reject },
  titleOf,
  siteOf,
  onClose,
}: CheckInReviewListProps<R> & { readonly id: R['id']; readonly onClose: () => void }) {
  const say = useFormats()
  return (
    <CheckInReview
      open={useRecord(records, id)}
      accept={accept}
      reject={reject}
      title={titleOf}
      site={(record) => {
        const { label, onOpen, ...site } = siteOf(record)
        return { label, value: say.name(site), onPress: onOpen }
      }}
      sitePoint={(record) => siteOf(record).point}
      onClose={onClose}
    />
  )
}
