import { defineFields } from '#base/fields'
import {
  CheckInBody,
  CheckInCells,
  CheckInHistory,
  CheckInInputs,
  CheckInMap,
  type CheckInRecord,
  CheckInReviewTag,
  NOT_PRESSED,
} from '#domain/checkIn'
import { checkInFields } from '#domain/checkIn/rules'
import { getDictionary } from '#domain/directory'
import { submission, useRecordForm } from '#kit/forms'
import { HERE, POINTS } from '../demo/mapSamples'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const fields = defineFields(checkInFields({ text: 500, audio: 3 }))
const at = new Date('2026-11-20T14:32:10+08:00')

/** A check-in: the site with its zone, the fields, and one as it was sent. */
export default function CheckInBodyExample() {
  const t = useTexts()
  const [site = HERE] = POINTS
  const near = { lng: site.lng - 0.0013, lat: site.lat, accuracy: 12 }
  const send = () => submission(getDictionary, { type: 'scale' }, { record: 'samples', label: t('parts.sent') })
  const form = useRecordForm({
    form: 'public.checkIn',
    record: 'samples',
    defaults: { ...NOT_PRESSED, photos: [], text: '', reason: '', audio: [] },
    fields,
    submit: send,
    onSent: () => undefined,
  })
  const record: CheckInRecord = {
    id: 'K-1',
    kind: 'visit',
    at,
    serverAt: new Date(at.getTime() + 900_000),
    by: { id: 'rep01', name: '李伟', nameEn: 'Li Wei', orgCode: undefined },
    address: t('samples.place'),
    distance: 133,
    accuracy: 12,
    text: t('parts.checkInText'),
    photos: [],
    audio: [],
    dwell: 41,
    signals: ['outside'],
    isPending: false,
  }
  const clockIns = { status: 'ready', value: { items: [record], total: 1 }, error: undefined, load: send } as const
  return (
    <>
      <Shown state="usual" pad>
        <CheckInMap label={t('map.stripAlone')} point={site} me={near} />
        <CheckInBody record={record} />
        <CheckInCells records={[record]} titleOf={() => t('parts.checkIn')} />
        <CheckInReviewTag record={{ ...record, isPending: true }} />
        <CheckInHistory
          list={{ clockIns, paged: { complete: true, loadMore: async () => undefined } }}
          titleOf={() => t('parts.checkIn')}
          correct={send}
        />
      </Shown>
      <Shown state="form">
        <CheckInInputs form={form} fix={{ ...near, at: at.getTime(), distance: 133 }} />
      </Shown>
    </>
  )
}
