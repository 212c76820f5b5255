import * as v from 'valibot'
import { type SubmitExample, submitExample } from '#harness/backend/contract'
import { addClue, insertClockIn, insertTrack, moveNextStep, saveClueFacts, saveEnergy, saveEquipment } from '../api'
import { leadIdSchema } from '../rules/vocabulary'
import { leadKind } from './records'

/** Requests of the calls that may wait in the outbox. */

const id = v.parse(leadIdSchema, 'L-000001')
const HOUR = 3_600_000
const point = { lng: 113.01, lat: 23.01 }
const place = { address: '广东省佛山市禅城区南庄镇桃园东路18号', point }

export const submits: readonly SubmitExample[] = [
  submitExample(moveNextStep, 'rep01', ({ now, store }) => ({
    id,
    version: store.table(leadKind).get(id)?.version ?? 0,
    nextStep: { at: new Date(now.getTime() + 48 * HOUR), kind: 'visit' as const },
  })),
  submitExample(
    insertTrack,
    'rep01',
    ({ now }, later) => ({
      leadId: id,
      kind: 'call' as const,
      contactName: '何主任',
      text: `Asked for a price for two boilers, call ${later}.`,
      nextStep: { at: new Date(now.getTime() + 72 * HOUR), kind: 'visit' as const },
    }),
    { several: true },
  ),
  submitExample(
    insertClockIn,
    'rep01',
    ({ now, store }, later) => {
      const at = new Date(now.getTime() - (20 - later / 2) * HOUR)
      return {
        leadId: id,
        key: `key-${later}`,
        kind: 'visit' as const,
        point: store.table(leadKind).get(id)?.point ?? point,
        accuracy: 12,
        fixAt: at,
        deviceAt: at,
        photos: ['/photo/1'],
      }
    },
    { several: true },
  ),
  submitExample(addClue, 'rep01', () => ({
    name: '佛山市新锐五金有限公司',
    industry: 'C307',
    source: 'own' as const,
    ...place,
    phone: '13800138000',
  })),
  submitExample(saveClueFacts, 'rep01', ({ store }) => ({
    id,
    version: store.table(leadKind).get(id)?.version ?? 0,
    half: { place, source: 'map' as const, distanceToMain: 120, deciderName: '陈厂长', deciderPhone: '13800138000' },
  })),
  submitExample(saveEquipment, 'rep01', ({ store }) => ({
    id,
    version: store.table(leadKind).get(id)?.version ?? 0,
    rows: [{ type: 'B', fuel: 'gas', count: 2, capacity: 12 }],
  })),
  submitExample(saveEnergy, 'rep01', ({ store }) => ({
    id,
    version: store.table(leadKind).get(id)?.version ?? 0,
    rows: [{ kind: 'gas', year: 2025, amount: 120, months: Array<number>(12).fill(10), price: 3.4 }],
  })),
]
