import type { NeedAct } from '../../rules/vocabulary'
import type { SimClock, SimNeed, SimVisit } from '../records'

/** Records of the seed that are written out (domain/visits.md 7); days are counted from today. */

export const ME = 'rep01'

export interface FixedVisit extends Partial<SimVisit> {
  readonly purpose: SimVisit['purpose']
  /** The company that it is to, or whose lead. */
  readonly company?: string
  readonly day: number
  readonly hours: readonly [from: string, to: string]
  readonly text?: string
  readonly textEn?: string
  readonly isRecorded?: boolean
  /** Of the manager, on the next morning. */
  readonly comment?: string
}

const LONG = '现场逐台记录燃烧设备运行参数。'

/** By number. */
export const FIXED: Readonly<Record<number, FixedVisit>> = {
  1: {
    company: 'C-000002',
    clueId: 'L-000001',
    day: 0,
    hours: ['14:30', '15:30'],
    purpose: 'price',
    contacts: [{ id: 'P-000001', name: '陈敏', nameEn: 'Chen Min' }],
  },
  2: {
    company: 'C-000001',
    day: 0,
    hours: ['16:00', '17:00'],
    purpose: 'renewal',
    contacts: [{ id: 'P-000002', name: '何军', nameEn: 'He Jun' }],
  },
  3: {
    clueId: 'L-000007',
    name: '佛山市南海区人民医院东院区',
    nameEn: 'Nanhai People’s Hospital',
    address: '广东省佛山市南海区桂城街道佛平路40号',
    addressEn: '40 Foping Road, Nanhai, Foshan',
    point: { lng: 113.145, lat: 23.03 },
    contacts: [{ id: 'P-000020', name: '林主任', nameEn: 'Director Lin' }],
    day: 0,
    hours: ['17:30', '18:30'],
    purpose: 'survey',
  },
  4: { company: 'C-000004', day: -1, hours: ['21:45', '23:45'], purpose: 'service' },
  5: { company: 'C-000005', day: -1, hours: ['15:00', '16:00'], purpose: 'price' },
  6: { company: 'C-000006', day: -3, hours: ['10:00', '11:00'], purpose: 'first' },
  7: {
    company: 'C-000007',
    day: -2,
    hours: ['09:30', '10:30'],
    purpose: 'complaint',
    state: 'cancelled',
    reason: '客户临时出差，另约时间',
  },
  8: {
    company: 'C-000001',
    day: -4,
    hours: ['10:00', '11:30'],
    purpose: 'renewal',
    state: 'done',
    text: '与何厂长谈续约，对方希望下调峰段价格，并确认明年新增一条窑炉。',
    textEn:
      'Talked about the renewal with plant manager He; he wants a lower peak price and confirms a new kiln next year.',
    isRecorded: true,
    comment: '峰段价格请先和我对一下再报。',
  },
  9: { company: 'C-000008', day: 1, hours: ['10:00', '11:00'], purpose: 'survey' },
  10: {
    company: 'C-000012',
    day: 4,
    hours: ['14:00', '16:00'],
    purpose: 'survey',
    participants: [
      { loginName: 'emp10', part: 'host' },
      { loginName: 'emp11', part: 'companion' },
      { loginName: 'emp12', part: 'companion' },
      { loginName: 'emp13', part: 'companion' },
      { loginName: 'emp14', part: 'companion' },
      { loginName: 'emp15', part: 'companion' },
      { loginName: 'emp16', part: 'companion' },
      { loginName: 'emp17', part: 'companion' },
      { loginName: 'emp07', part: 'companion' },
      { loginName: 'rep02', part: 'companion' },
    ],
  },
  11: { company: 'C-000003', day: 0, hours: ['15:00', '16:00'], purpose: 'first' },
  12: { company: 'C-000011', day: 0, hours: ['10:30', '11:30'], purpose: 'service', owner: 'rep05' },
  13: {
    company: 'C-000014',
    day: -6,
    hours: ['14:00', '15:00'],
    purpose: 'service',
    state: 'done',
    text: LONG.repeat(334).slice(0, 5000),
  },
  14: {
    company: 'C-000016',
    day: 3,
    hours: ['10:00', '11:00'],
    purpose: 'price',
    owner: 'emp10',
    participants: [{ loginName: ME, part: 'companion' }],
  },
}

interface FixedClock
  extends Pick<SimClock, 'kind'>,
    Partial<
      Pick<SimClock, 'dwell' | 'arriveId' | 'distance' | 'accuracy' | 'signals' | 'reason' | 'counts' | 'review'>
    > {
  readonly visit: number
  readonly company: string
  readonly day: number
  /** Minute of the day. */
  readonly minute: number
  /** Sent so many days later. */
  readonly late?: number
}
export const CLOCKS: readonly FixedClock[] = [
  { visit: 4, kind: 'arrive', company: 'C-000004', day: -1, minute: 1320 },
  { visit: 5, kind: 'arrive', company: 'C-000005', day: -1, minute: 900, dwell: 52 },
  { visit: 5, kind: 'leave', company: 'C-000005', day: -1, minute: 952, arriveId: 'VC-000002' },
  { visit: 8, kind: 'arrive', company: 'C-000001', day: -4, minute: 604, dwell: 77 },
  { visit: 8, kind: 'leave', company: 'C-000001', day: -4, minute: 681, arriveId: 'VC-000004' },
  {
    visit: 13,
    kind: 'arrive',
    company: 'C-000014',
    day: -6,
    minute: 840,
    distance: 1260,
    accuracy: 240,
    signals: ['poor-accuracy', 'outside'],
    reason: '客户改在镇上办事处见面',
  },
  {
    visit: 16,
    kind: 'arrive',
    company: 'C-000009',
    day: -8,
    minute: 600,
    distance: 870,
    signals: ['outside', 'jump'],
    reason: '客户在新厂区施工现场',
    review: { decision: 'accept', by: 'rep02', at: '', comment: '已电话核实' },
  },
  {
    visit: 6,
    kind: 'arrive',
    company: 'C-000006',
    day: -3,
    minute: 602,
    late: 2,
    signals: ['late'],
    counts: false,
  },
]

/** State, steps after the first as days and minutes from today, and their words, of the needs that are closed. */
export type FixedNeed = Partial<Pick<SimNeed, 'state' | 'result' | 'reason'>> & {
  readonly steps?: readonly (readonly [act: NeedAct, day: number, minute: number, by: string])[]
}
export const CLOSED: Readonly<Record<number, FixedNeed>> = {
  2: {
    state: 'done',
    result: '已提交供气方案，客户确认',
    steps: [
      ['do', -3, 540, ME],
      ['done', -1, 990, 'emp10'],
    ],
  },
  3: {
    state: 'dropped',
    reason: '客户决定暂缓扩产',
    steps: [['drop', -2, 600, ME]],
  },
}

export const WORDS = [
  '客户希望本月内拿到新增窑炉的供气方案',
  '对方要求补充峰谷价差测算',
  '屋顶光伏可用面积需现场复核',
  '蒸汽压力不足，需安排技术人员到场',
  '请协助办理报装资料',
] as const

/** Days from today to the due day of the first salesperson’s needs: open ones 2 late, 5 today, 11 this week. */
export const DUE: readonly number[] = [-2, 0, 0, -1, 0, 0, 0, 0, 0, 3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7]
