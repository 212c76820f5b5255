import { days, momentOf } from '#base/calendar'
import { type SubmitExample, submitExample } from '#harness/backend/contract'
import { HERE } from '#harness/backend/world'
import { beginVisit, clockVisit, commentVisit, moveNeed, saveVisit, writeMinutes } from '../api'
import { needKind } from './records'

/** An arrival outside of the site. */
const arrivalAt = (at: Date, reason: string) => ({
  kind: 'arrive' as const,
  point: HERE,
  accuracy: 10,
  fixAt: at,
  deviceAt: at,
  reason,
  photos: ['/file/fdfs/F-1/p.jpg'],
})

/** Requests of the calls that may wait in the outbox. */
export const submits: readonly SubmitExample[] = [
  submitExample(
    saveVisit,
    'rep01',
    ({ now }, later) => ({
      custId: 'C-000001',
      purpose: 'first' as const,
      from: momentOf(days.add(days.of(now), 20 + later), 9),
      to: momentOf(days.add(days.of(now), 20 + later), 10),
      place: { address: '季华西路6号' },
      contacts: [{ id: 'P-000002', name: '何军' }],
      participants: [],
      force: true,
    }),
    { several: true },
  ),
  submitExample(clockVisit, 'rep01', ({ now }) => ({
    id: 'V-000002',
    key: 'press-1',
    ...arrivalAt(new Date(now.getTime() - 3_600_000), '客户改在隔壁办公楼见面'),
  })),
  submitExample(
    beginVisit,
    'rep01',
    ({ now }, later) => ({
      custId: 'C-000001',
      purpose: 'service' as const,
      contacts: [{ id: 'P-000002', name: '何军' }],
      key: `unplanned-${later}`,
      ...arrivalAt(new Date(now.getTime() - 3_600_000 + later * 60_000), '路过客户，顺便拜访'),
    }),
    { several: true },
  ),
  submitExample(writeMinutes, 'rep01', ({ now }) => ({
    id: 'V-000005',
    version: 0,
    writtenAt: now,
    text: '客户确认下周签署意向书。',
    audio: [],
    photos: [],
    needs: [],
    steps: [],
  })),
  submitExample(moveNeed, 'rep01', ({ store }) => ({
    id: 'N-000001',
    version: store.table(needKind).get('N-000001')?.version ?? 0,
    to: 'done' as const,
    text: '已提供三家比价',
  })),
  submitExample(commentVisit, 'rep01', (_, later) => ({ id: 'V-000008', text: `请补充报价明细 ${later}` }), {
    several: true,
  }),
]
