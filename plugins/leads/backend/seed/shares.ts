import type { SeedOptions } from '#harness/backend/contract'
import type { NextStepKind, Stage } from '../../rules/vocabulary'
import type { SimDiscard } from '../records'

/**
 * How many leads each organisation has. Who sees how many (default size): rep01 owns 128 and sees a pool of 1,204
 * (440605); rep02 sees 2,916 (4406); rep03 sees 11,000 (44); rep05 sees those of 3302. `colleagues` own the remaining
 * leads.
 */
export interface Share {
  readonly orgCode: string
  readonly total: number
  readonly pool: number
  readonly colleagues: readonly string[]
}

const NANHAI = { orgCode: '440605', colleagues: ['emp10', 'emp11', 'emp12', 'emp13'] }
const CHANCHENG = { orgCode: '440604', colleagues: ['emp14', 'emp15', 'emp16', 'emp17', 'emp29'] }
const SHUNDE = { orgCode: '440606', colleagues: ['emp18', 'emp19', 'emp20', 'emp21'] }
const ZHONGSHAN = { orgCode: '4420', colleagues: ['emp22', 'emp23', 'emp24'] }
const NINGBO = { orgCode: '3302', colleagues: ['rep05', 'emp25'] }

/** Foshan is the same in both larger sizes, so that the personas' figures hold in either. */
const FOSHAN: readonly Share[] = [
  { ...NANHAI, total: 1816, pool: 1204 },
  { ...CHANCHENG, total: 520, pool: 286 },
  { ...SHUNDE, total: 580, pool: 319 },
]

export const SHARES: Readonly<Record<SeedOptions['size'], readonly Share[]>> = {
  small: [
    { ...NANHAI, total: 200, pool: 60 },
    { ...CHANCHENG, total: 20, pool: 10 },
    { ...SHUNDE, total: 30, pool: 16 },
    { ...ZHONGSHAN, total: 30, pool: 16 },
    { ...NINGBO, total: 20, pool: 8 },
  ],
  default: [...FOSHAN, { ...ZHONGSHAN, total: 8084, pool: 7200 }, { ...NINGBO, total: 1000, pool: 620 }],
  large: [...FOSHAN, { ...ZHONGSHAN, total: 36_084, pool: 35_200 }, { ...NINGBO, total: 1000, pool: 620 }],
}

/** rep01's leads by stage: 128 with those discarded. */
export const REP01: Readonly<Record<Stage, number>> = {
  found: 31,
  verified: 38,
  followedUp: 30,
  opportunity: 12,
  won: 8,
}
export const REP01_DISCARDED = 9

/** Next steps of rep01 beside those of the fixed leads: 2 late, 5 today, 11 within the week. Day, kind, time. */
export const STEPS: readonly (readonly [number, NextStepKind, string])[] = [
  [-1, 'call', '11:00'],
  [0, 'call', '11:00'],
  [0, 'visit', '16:00'],
  [0, 'survey', '17:30'],
  [0, 'message', '15:15'],
  [1, 'call', '09:30'],
  [3, 'quote', '14:00'],
  [6, 'visit', '10:00'],
]

export const REASONS: readonly Omit<SimDiscard, 'by' | 'at'>[] = [
  { reason: 'noGas' },
  { reason: 'closed' },
  { reason: 'unreachable' },
  { reason: 'noGas' },
  { reason: 'other', note: '集团统一采购，分公司无决定权' },
  { reason: 'otherSupplier', until: '2027-12' },
]

/** Stages of owned leads; each repeats by its weight. */
export const OWNED_STAGES: readonly Stage[] = [
  'found',
  'found',
  'verified',
  'verified',
  'followedUp',
  'followedUp',
  'opportunity',
  'won',
]
