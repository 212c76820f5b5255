import { days } from '#base/calendar'
import { type SubmitExample, submitExample } from '#harness/backend/contract'
import { type EnteredDevice, enterChange, saveDevice } from '../api/devices'
import { addLog } from '../api/serviceLog'

/** Requests of the calls that may wait in the outbox. */

const custId = 'C-000001'
const BOILER: EnteredDevice = {
  kind: 'B',
  fuel: 'gas',
  capacity: 7.5,
  count: 1,
  maker: '华光',
  hours: 12,
  days: 270,
  load: 70,
}

export const submits: readonly SubmitExample[] = [
  submitExample(
    addLog,
    'rep01',
    ({ now }, later) => ({
      custId,
      kind: 'visit' as const,
      at: new Date(now.getTime() - (30 - later) * 86_400_000),
      text: `Looked at the boiler house, visit ${later}.`,
    }),
    { several: true },
  ),
  submitExample(saveDevice, 'rep01', () => ({ custId, ...BOILER })),
  submitExample(enterChange, 'rep01', ({ now }) => ({
    custId,
    kind: 'A' as const,
    newDevice: BOILER,
    at: days.add(days.of(now), -30),
  })),
]
