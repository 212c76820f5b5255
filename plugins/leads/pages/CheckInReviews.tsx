import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { href } from '#base/routes'
import { CheckInBody, CheckInMap, useCheckInWords } from '#domain/checkIn'
import { REASON_TEXT } from '#domain/checkIn/rules'
import { Facts, RecordSheet, useRecord } from '#kit/detail'
import { ReasonSheet } from '#kit/forms'
import { ListRow, ListScreen, useLeavers, useListScreen } from '#kit/lists'
import { useMove } from '#kit/records'
import { useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { Avatar, Button, Tag } from '#ui/components'
import type { Review } from '../api'
import { useArea } from '../components/useArea'
import { useTexts } from '../plugin'
import { checkInReviews, clueDetail } from '../routes'
import { accept, reject, reviewList, reviewRows, reviews } from '../stores/reviews'
import '../components/checkIn/CheckIn.css'

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
  useLeavers(screen.rows, useStore(reviewRows).records, leaves)
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
      tag={<ReviewTag review={review} />}
      lines={[
        { left: `${word('checkIn.kind', kind)} · ${name}`, right: say.nearDay(at) },
        { left: isPending ? t('reviews.doesNotCount') : signals.map(words.signal).join(' · ') },
      ]}
    />
  )
})

/** What was decided, or that it does not count yet. */
function ReviewTag({ review: { review, isPending } }: { readonly review: Review }) {
  const { word } = useArea()
  const { signal } = useCheckInWords()
  if (review) return <Tag tone={review.decision === 'accept' ? 'good' : 'risk'}>{word('moved', review.decision)}</Tag>
  return isPending ? <Tag tone="warn">{signal('late')}</Tag> : null
}

interface SheetProps {
  readonly id: string
  readonly onClose: () => void
}

/** One check-in: where and when it was, what is odd about it, and the decision. */
const ReviewSheet = observer(function ReviewSheet({ id, onClose }: SheetProps) {
  const { t, say, word, page } = useArea()
  const open = useRecord(reviews, id)
  const accepting = useMove(accept, id)
  const [isRejecting, setRejecting] = useState(false)
  const record = open.main.value
  const decide = async () => {
    const { kind } = await accepting.run({ reason: '' })
    if (kind === 'done') onClose()
  }
  const facts = ({ lead, leadId, by, at, serverAt }: Review) => [
    { label: t('reviews.lead'), value: say.name(lead), onPress: () => page.open(clueDetail, { id: leadId }) },
    { label: t('reviews.by'), value: say.name(by) },
    { label: t('reviews.at'), value: say.moment(at) },
    { label: t('reviews.serverAt'), value: say.moment(serverAt) },
  ]
  return (
    <>
      <RecordSheet
        open={open}
        onClose={onClose}
        title={({ kind }) => word('checkIn.kind', kind)}
        parts={(review) => [
          review.lead.point && {
            key: 'map',
            body: (
              <CheckInMap
                label={t('reviews.map')}
                point={review.lead.point}
                me={review.point && { ...review.point, accuracy: review.accuracy }}
              />
            ),
          },
          { key: 'facts', body: <Facts facts={facts(review)} /> },
          {
            key: 'said',
            body: (
              <div className="checkin-said">
                <CheckInBody record={review} />
              </div>
            ),
          },
        ]}
        foot={({ can }) =>
          can.includes('accept') ? (
            <>
              <Button onPress={() => setRejecting(true)}>{t('reviews.reject')}</Button>
              <Button variant="brand" wide busy={accepting.busy} onPress={decide}>
                {t('reviews.accept')}
              </Button>
            </>
          ) : undefined
        }
      />
      {record && isRejecting ? (
        <ReasonSheet
          move={reject}
          record={record}
          title={t('reviews.rejectTitle')}
          text={t('reviews.rejectText')}
          label={t('reviews.comment')}
          confirm={t('reviews.reject')}
          least={REASON_TEXT.min}
          tone="risk"
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </>
  )
})
