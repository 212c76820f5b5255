import type { SimClockIn } from '../records'

/** A check-in for the manager's review. */
export interface Odd extends Partial<SimClockIn> {
  readonly kind: SimClockIn['kind']
  /** Number of the lead. */
  readonly lead: number
  /** Day and time of the device. */
  readonly on: readonly [day: number, time: string]
  /** Hours until it arrived; after more than 24 it does not count. */
  readonly after?: number
  /** m north of the lead. */
  readonly metres: number
}

/** Those that count are at leads whose score and last contact they do not change. */
export const ODD: readonly Odd[] = [
  {
    lead: 20,
    on: [-4, '09:12'],
    kind: 'visit',
    metres: 640,
    accuracy: 320,
    signals: ['poor-accuracy', 'outside'],
    reason: '门口修路，绕到后门停车',
    text: '与工程部经理核对了锅炉房改造的时间安排。',
    textEn: 'Went through the dates for the boiler house with the facility manager.',
  },
  {
    lead: 20,
    on: [-11, '16:40'],
    kind: 'survey',
    metres: 0,
    accuracy: 8,
    signals: ['old-fix', 'same-point'],
    text: '测量调压箱位置。',
    textEn: 'Measured the place for the regulator station.',
  },
  {
    lead: 11,
    on: [-3, '15:20'],
    after: 41,
    kind: 'visit',
    metres: 35,
    accuracy: 14,
    signals: ['late'],
    text: '厂区内没有信号，回来后才发送。',
    textEn: 'No network on the site, sent once I was back.',
  },
  {
    lead: 14,
    on: [-2, '10:05'],
    after: 26,
    kind: 'visit',
    by: 'emp11',
    metres: 180,
    accuracy: 95,
    signals: ['edge', 'late'],
    text: '见到生产主管，约定下周再谈用气量。',
    textEn: 'Met the production manager. We talk about volumes next week.',
  },
  {
    lead: 20,
    on: [-25, '11:30'],
    kind: 'visit',
    metres: 0,
    signals: ['no-accuracy', 'jump'],
    text: '从西樵赶来，手机定位延迟。',
    textEn: 'Came over from Xiqiao, the phone still showed the old place.',
    review: { decision: 'accept', by: 'rep02', at: '', comment: '已电话核实' },
  },
]
