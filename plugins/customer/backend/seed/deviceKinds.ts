import type { SimDevice } from '../devices'

/** Device kinds from which those of companies are generated; capacity in the unit of the kind. */

export const KILN_TRADES: readonly string[] = ['C307', 'C304', 'C302', 'C33']

export type SampledDevice = Pick<SimDevice, 'kind' | 'capacity' | 'fuel'> & { readonly makers: readonly string[] }

export const BOILER: SampledDevice = {
  kind: 'B',
  capacity: 4,
  fuel: 'gas',
  makers: ['方快锅炉', '杭锅', '迪森', '力聚'],
}
export const KILN: SampledDevice = { kind: 'K', capacity: 1500, fuel: 'gas', makers: ['科达', '中窑', '摩德娜'] }
export const OTHERS: readonly SampledDevice[] = [
  { kind: 'C', capacity: 600, fuel: 'power', makers: ['格力', '美的', '约克'] },
  { kind: 'P', capacity: 2000, fuel: 'gas', makers: ['颜巴赫', '济柴'] },
  { kind: 'S', capacity: 800, fuel: 'power', makers: ['隆基', '晶澳'] },
  { kind: 'E', capacity: 1000, fuel: 'power', makers: ['宁德时代', '比亚迪'] },
  { kind: 'G', capacity: 120, fuel: 'power', makers: ['特来电', '星星充电'] },
]
/** Times the usual capacity. */
export const SIZES = [0.5, 1, 1, 1.5, 2, 3]

/** The first device of C-000001 is the boiler of the worked example, its second one was retired. */
export const EXAMPLE = 'DV-000001'
export const FIXED: Readonly<Record<string, Partial<SimDevice>>> = {
  [EXAMPLE]: {
    kind: 'B',
    capacity: 12,
    count: 1,
    fuel: 'gas',
    maker: '方快锅炉',
    plateCode: 'B2014-1207',
    year: 2014,
    hours: 12,
    days: 270,
    load: 70,
    state: '1',
  },
  'DV-000002': { state: '3' },
}
