import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Point } from '#base/geo'
import { REASON_TEXT } from '#domain/checkIn/rules'
import { type Fact, Facts, type Opened, RecordSheet } from '#kit/detail'
import { ReasonSheet, useLeaving } from '#kit/forms'
import { type Move, useMove, type Versioned } from '#kit/records'
import { Button, Tag, useCodeText, useFormats } from '#ui/components'
import { CheckInBody, CheckInMap } from './CheckInBody'
import type { CheckInRecord } from './checkIn'
import { useCheckInTexts, useCheckInWords } from './useCheckInWords'
import './CheckIn.css'

/** A check-in that a manager looks at; its moves are `accept` and `reject`. */
export interface ReviewedCheckIn extends CheckInRecord, Versioned {
  readonly point?: Point | undefined
}

/** What was decided (`moved.<decision>` of the area), or that it does not count yet. */
export function CheckInReviewTag({ record: { review, isPending } }: { readonly record: CheckInRecord }) {
  const word = useCodeText()
  const { signal } = useCheckInWords()
  if (review) return <Tag tone={review.decision === 'accept' ? 'good' : 'risk'}>{word('moved', review.decision)}</Tag>
  return isPending ? <Tag tone="warn">{signal('late')}</Tag> : null
}

interface Decision {
  readonly reason: string
}

export interface CheckInReviewProps<R extends ReviewedCheckIn> {
  /** From `useRecord`. */
  readonly open: Opened<R, R>
  readonly accept: Move<R, Decision>
  readonly reject: Move<R, Decision>
  readonly title: (record: R) => string
  /** Where it was, as a fact. */
  readonly site: (record: R) => Fact
  readonly sitePoint: (record: R) => Point | undefined
  readonly onClose: () => void
}

/** One check-in in a sheet: where and when it was, what is odd about it, and a manager's decision. */
export const CheckInReview = observer(CheckInReviewOf) as typeof CheckInReviewOf

function CheckInReviewOf<R extends ReviewedCheckIn>(props: CheckInReviewProps<R>) {
  const { open, accept, reject, title, site, sitePoint, onClose } = props
  const t = useCheckInTexts()
  const say = useFormats()
  const accepting = useMove(accept, open.id)
  const [isRejecting, setRejecting] = useState(false)
  const record = open.main.value
  const { leave, isLeft } = useLeaving(onClose)
  const decide = async () => {
    const { kind } = await accepting.run({ reason: '' })
    if (kind === 'done' && !isLeft()) onClose()
  }
  const mapOf = ({ point, accuracy }: R, at: Point) => (
    <CheckInMap label={t('checkIn.review.map')} point={at} me={point && { ...point, accuracy }} />
  )
  const partsOf = (checkIn: R) => {
    const { by, at, serverAt } = checkIn
    const place = sitePoint(checkIn)
    const facts = [
      site(checkIn),
      { label: t('checkIn.review.by'), value: say.name(by) },
      { label: t('checkIn.review.at'), value: say.moment(at) },
      { label: t('checkIn.review.serverAt'), value: say.moment(serverAt) },
    ]
    const said = (
      <div className="checkin-said">
        <CheckInBody record={checkIn} />
      </div>
    )
    return [
      place && { key: 'map', body: mapOf(checkIn, place) },
      { key: 'facts', body: <Facts facts={facts} /> },
      { key: 'said', body: said },
    ]
  }
  const footOf = ({ can = [] }: R) =>
    can.includes('accept') ? (
      <>
        <Button onPress={() => setRejecting(true)}>{t('checkIn.review.reject')}</Button>
        <Button variant="brand" wide busy={accepting.busy} onPress={decide}>
          {t('checkIn.review.accept')}
        </Button>
      </>
    ) : undefined
  return (
    <>
      <RecordSheet open={open} onClose={leave} title={title} parts={partsOf} foot={footOf} />
      {record && isRejecting ? (
        <ReasonSheet
          move={reject}
          record={record}
          title={t('checkIn.review.rejectTitle')}
          text={t('checkIn.review.rejectText')}
          label={t('checkIn.review.comment')}
          confirm={t('checkIn.review.reject')}
          least={REASON_TEXT.min}
          tone="risk"
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </>
  )
}
