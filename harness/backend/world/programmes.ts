import type { SimKind } from '../contract'
import { recordId } from './recordId'

/** A Chinese text and its English version. */
type Words = readonly [zh: string, en: string]

/** A programme (domain/knowledge.md 1), which sales advice offers as a solution. */
export interface SimProgramme {
  readonly programmeId: string
  readonly version: number
  readonly name: string
  readonly nameEn: string
  /** 1 heat, 2 steam, 3 power, 4 cooling, 5 PV and storage. */
  readonly scene: '1' | '2' | '3' | '4' | '5'
  /** Codes of the dictionary `programmeTag`. */
  readonly tags: readonly string[]
  /** Codes of the industry dictionary; none: for all. */
  readonly industries: readonly string[]
  readonly products: readonly Words[]
  readonly benefits: readonly Words[]
  /** In the unit of its kind: t/h of steam, MW of power. */
  readonly capMin: number
  readonly capMax: number
  /** Share of the price. */
  readonly margin: number
  /** 1 offered, 2 withdrawn. */
  readonly state: '1' | '2'
  /** Login names of those whose favourite it is. */
  readonly followers?: readonly string[]
}

export const programmeKind: SimKind<SimProgramme> = { name: 'programme', id: ({ programmeId }) => programmeId }

type Drawn = Omit<SimProgramme, 'programmeId' | 'version' | 'name' | 'nameEn' | 'state'> & {
  readonly name: Words
  readonly isWithdrawn?: boolean
}

/** Of each there is a series of sizes. */
const PROGRAMMES: readonly Drawn[] = [
  {
    name: ['燃气蒸汽锅炉', 'Gas steam boilers'],
    scene: '2',
    tags: ['steam', 'heat', 'saving'],
    industries: ['C307', 'C14', 'C17'],
    products: [
      ['4 t/h 冷凝锅炉', '4 t/h condensing boiler'],
      ['余热回收器', 'Heat recovery'],
    ],
    benefits: [
      ['热效率达 98 %，比燃煤锅炉省燃料约两成', '98 % efficient: about a fifth less fuel than a coal boiler'],
      ['氮氧化物低于 30 mg/m³，无需脱硫', 'Nitrogen oxides below 30 mg/m³, no desulphurisation'],
      ['无人值守，每班少一名司炉工', 'Runs unattended: one stoker less on each shift'],
    ],
    capMin: 4,
    capMax: 10,
    margin: 0.12,
  },
  {
    name: ['停用的供汽方案', 'Withdrawn steam supply'],
    scene: '2',
    tags: ['steam'],
    industries: ['C14'],
    products: [['蒸汽管网', 'Steam network']],
    benefits: [['按计量付费', 'Paid by the meter']],
    capMin: 1,
    capMax: 30,
    margin: 0.1,
    isWithdrawn: true,
  },
  {
    name: ['屋顶光伏', 'Rooftop PV'],
    scene: '5',
    tags: ['pv', 'power', 'carbon'],
    industries: [],
    products: [
      ['580 W 组件', '580 W modules'],
      ['组串逆变器', 'String inverters'],
    ],
    benefits: [
      ['电价比电网平段低 15 %', 'Power 15 % below the flat price of the grid'],
      ['零投资，由我方建设和运维', 'No investment: we build and maintain it'],
    ],
    capMin: 0.5,
    capMax: 6,
    margin: 0.15,
  },
  {
    name: ['光储一体', 'PV with storage'],
    scene: '5',
    tags: ['pv', 'storage', 'power'],
    industries: ['C307', 'C304'],
    products: [['储能柜', 'Storage cabinet']],
    benefits: [['峰谷套利，并保障关键负荷', 'Earns by peak and valley prices, and backs up critical loads']],
    capMin: 1,
    capMax: 10,
    margin: 0.14,
  },
  {
    name: ['集中供冷', 'District cooling'],
    scene: '4',
    tags: ['cooling', 'saving'],
    industries: ['C27', 'C14'],
    products: [['离心冷水机', 'Chiller']],
    benefits: [['制冷能效比提高三成', 'A third more cooling from each kWh']],
    capMin: 0.5,
    capMax: 8,
    margin: 0.11,
  },
  {
    name: ['园区供热', 'Park heating'],
    scene: '1',
    tags: ['heat', 'saving'],
    industries: ['C307', 'C304', 'C17'],
    products: [['热泵', 'Heat pump']],
    benefits: [['多家企业共用热源，投资分摊', 'Several companies share one source and its cost']],
    capMin: 2,
    capMax: 20,
    margin: 0.1,
  },
  {
    name: ['充电场站', 'Charging station'],
    scene: '3',
    tags: ['charging', 'power'],
    industries: [],
    products: [['120 kW 快充桩', '120 kW fast charger']],
    benefits: [['夜间谷电充电，白天对外服务', 'Charges at night prices, serves others by day']],
    capMin: 0.2,
    capMax: 3,
    margin: 0.13,
  },
  {
    name: ['能源托管', 'Energy service'],
    scene: '3',
    tags: ['service', 'saving', 'carbon'],
    industries: [],
    products: [['能碳平台', 'Energy platform']],
    benefits: [['节能收益分成，客户无前期投入', 'A share of what is saved, nothing to pay in advance']],
    capMin: 0.1,
    capMax: 40,
    margin: 0.18,
  },
  {
    name: ['燃气三联供', 'Gas tri-generation'],
    scene: '3',
    tags: ['power', 'heat', 'cooling'],
    industries: ['C27', 'C26'],
    products: [['内燃机组', 'Gas engine']],
    benefits: [['综合能源利用率超过 80 %', 'More than 80 % of the energy is used']],
    capMin: 1,
    capMax: 12,
    margin: 0.12,
  },
  {
    name: ['烟气余热利用', 'Flue gas heat recovery'],
    scene: '1',
    tags: ['heat', 'saving', 'carbon'],
    industries: ['C307', 'C304', 'C26'],
    products: [['换热器', 'Heat exchanger']],
    benefits: [['排烟温度由 180 ℃ 降至 60 ℃', 'Flue gas leaves at 60 °C in place of 180 °C']],
    capMin: 1,
    capMax: 15,
    margin: 0.16,
  },
]

/** Number of the programme that rep01 has among the favourites, from 0. */
const FAVOURITE = 2

/** Programmes `S-000001` and up: `count` of them, at least one series. */
export function drawProgrammes(count: number): readonly SimProgramme[] {
  return Array.from({ length: Math.max(count, PROGRAMMES.length) }, (_, index) => {
    const { isWithdrawn = false, ...drawn } = PROGRAMMES[index % PROGRAMMES.length] as Drawn
    const series = Math.floor(index / PROGRAMMES.length)
    const mark = series === 0 ? '' : ` ${'ⅠⅡⅢ'[series]}`
    const [name, nameEn] = drawn.name
    return {
      ...drawn,
      programmeId: recordId('S', index + 1),
      version: 1,
      name: name + mark,
      nameEn: nameEn + mark,
      capMin: drawn.capMin * 2 ** series,
      capMax: drawn.capMax * 2 ** series,
      state: isWithdrawn && series === 0 ? '2' : '1',
      ...(index === FAVOURITE && { followers: ['rep01'] }),
    }
  })
}
