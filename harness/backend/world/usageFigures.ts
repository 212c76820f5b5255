import type { Energy } from '#base/energy'

/** Figures from which the energy use of companies is generated, and the fixed companies (domain/customer.md 7). */

/** Share of a year by month, from January. Plants rest around the Spring Festival. */
export const SEASONS = {
  worked: [0.0811, 0.0649, 0.0854, 0.0854, 0.0854, 0.0854, 0.0854, 0.0854, 0.0854, 0.0854, 0.0854, 0.0854],
  cooled: [0.0747, 0.0598, 0.0787, 0.0787, 0.0787, 0.0983, 0.0983, 0.0983, 0.0983, 0.0787, 0.0787, 0.0788],
  /** Heating burns three times as much from December to February. */
  heated: [0.1667, 0.1667, 0.0556, 0.0556, 0.0556, 0.0556, 0.0555, 0.0555, 0.0555, 0.0555, 0.0555, 0.1667],
} as const

/** Hours of the day in which companies work. */
export const HOURS = [
  [0, 24],
  [8, 18],
  [6, 22],
] as const

/** C-000001 by calendar month from January, the running year and the one before. 10⁴ m³, 10⁴ kWh */
export const EXAMPLE: Readonly<Partial<Record<Energy, readonly (readonly number[])[]>>> = {
  gas: [
    [301, 235, 310, 316, 322, 318, 330, 336, 338, 342, 300, 292],
    [295, 241, 298, 296, 300, 305, 302, 308, 312, 310, 296, 286],
  ],
  elec: [
    [430, 335.7, 442.9, 451.4, 460, 454.3, 471.4, 480, 482.9, 488.6, 428.55, 417.1],
    [421.4, 344.3, 425.7, 422.9, 428.6, 435.7, 431.4, 440, 445.7, 442.9, 422.9, 408.6],
  ],
}

/** Months back from the running one, first and last, without a reading (`none`) or without volume (`zero`). */
export interface Stop {
  readonly none?: readonly [number, number]
  readonly zero?: readonly [number, number]
  /** Only this calendar month of `none`. */
  readonly month?: number
}
export const STOPS: Readonly<Record<string, Stop>> = {
  'C-000003': { zero: [6, 29] },
  'C-000004': { none: [5, 35] },
  'C-000005': { none: [0, 11], month: 2 },
  'C-000016': { none: [0, 35] },
}
/** Cancelled companies, and those without gas consumption for half a year. */
export const CANCELLED: Stop = { none: [0, 8] }
export const SILENT: Stop = { zero: [0, 5] }

/** C-000002 has a month with a reading of each of two meters, and one with a change of the tariff in it. Months back */
export const PARTED = { custId: 'C-000002', meters: 4, tariff: 7 } as const
/** A credit note for a meter that was read too high exceeds the use of its month. */
export const CREDITED = { custId: 'C-000014', back: 3, over: 8400 } as const

/**
 * The worked example of a band (domain/risk.md 3) and of a rebound after it (4), of C-000002: volumes by day from
 * 2026-09-14, null without a reading, and the volumes of its months. m³
 */
export const METERED = {
  custId: 'C-000002',
  from: '2026-09-14',
  volumes: [
    [11460, 12450, 11770, 11690, 12250, 10830, 11820],
    [12270, 12280, null, 12200, 6280, 6380, 6060],
    [11860, 12220, 12210, 5950, 6300, 6180, 6440],
    [6370, 5990, 6210, 12460, 12200, 12160, 9060],
    [12440, 12440, 0, 11820, 21400, 10640, 8720],
    [11780, 11920, 11780, 12470, 12060, 11020, 9310],
    // A Saturday and a Sunday by the factors of the first six weeks.
    [8600, 8400, 8500, 8900, 9600, 9720, 8243],
    [11300],
  ].flat(),
  months: { '2026-09': 322_700, '2026-10': 300_840 } as Readonly<Record<string, number>>,
} as const
