import type { Words } from './scenes'

/** Solutions of the judgement tool with their reasons and usual figures, and videos about them. */

export interface SimSolution {
  readonly name: Words
  readonly reasons: readonly Words[]
  readonly figures: readonly (readonly [name: Words, value: number, unit: Words])[]
}

const PAYBACK: Words = ['投资回收期', 'Payback']
const SAVING: Words = ['节省能源费用', 'Saves energy cost']
const CARBON: Words = ['减少碳排放', 'Lowers emissions']
const YEARS: Words = ['年', 'years']
const PERCENT: Words = ['%', '%']

export const SOLUTIONS: Readonly<Record<string, SimSolution>> = {
  boiler: {
    name: ['燃气锅炉改造', 'Conversion to gas boilers'],
    reasons: [
      ['低氮燃烧，排放达标', 'Low-NOx burners meet the limits'],
      ['自动运行，锅炉房人员减半', 'Runs by itself: half the staff in the boiler house'],
    ],
    figures: [
      [PAYBACK, 2.8, YEARS],
      [CARBON, 42, PERCENT],
    ],
  },
  supply: {
    name: ['蒸汽托管供应', 'Steam as a service'],
    reasons: [
      ['我司投资建设，企业零投入', 'We invest and build, the company spends nothing'],
      ['按吨计价，用多少付多少', 'A price by the tonne: they pay for what they use'],
    ],
    figures: [
      [SAVING, 12, PERCENT],
      [['合同期', 'Contract'], 10, YEARS],
    ],
  },
  chp: {
    name: ['分布式热电联产', 'Combined heat and power'],
    reasons: [
      ['热、电同产，综合效率高', 'Heat and power from one fuel'],
      ['停电时仍可供能', 'Supplies even when the grid fails'],
    ],
    figures: [
      [['综合效率', 'Total efficiency'], 85, PERCENT],
      [PAYBACK, 5.2, YEARS],
    ],
  },
  waste: {
    name: ['烟气余热回收', 'Heat recovery from flue gas'],
    reasons: [['回收的热量可预热空气或产热水', 'The heat warms combustion air or water']],
    figures: [
      [SAVING, 8, PERCENT],
      [PAYBACK, 1.9, YEARS],
    ],
  },
  kiln: {
    name: ['窑炉天然气改造', 'Conversion of kilns to gas'],
    reasons: [
      ['炉温稳定，优等品率提高', 'Steady temperature: more first-class goods'],
      ['免去煤场和酚水处理', 'No coal yard, no phenol water'],
    ],
    figures: [
      [PAYBACK, 2.4, YEARS],
      [CARBON, 35, PERCENT],
    ],
  },
  lng: {
    name: ['LNG点供', 'LNG supply on site'],
    reasons: [['管道未到也能用气，以后可接管道', 'Gas before the main arrives; it can be connected later']],
    figures: [
      [['建设周期', 'Construction'], 3, ['个月', 'months']],
      [PAYBACK, 3.1, YEARS],
    ],
  },
  oxy: {
    name: ['富氧燃烧', 'Oxygen-enriched combustion'],
    reasons: [['提高火焰温度，单位产品用气减少', 'A hotter flame: less gas for each product']],
    figures: [
      [SAVING, 10, PERCENT],
      [PAYBACK, 2.6, YEARS],
    ],
  },
  heat: {
    name: ['燃气供暖与热水', 'Gas heating and hot water'],
    reasons: [['模块化机组，按需启停', 'Modules that run as needed']],
    figures: [
      [SAVING, 15, PERCENT],
      [PAYBACK, 3.5, YEARS],
    ],
  },
  pump: {
    name: ['高效热泵', 'Heat pumps'],
    reasons: [['冷热同供，低温余热也可利用', 'Cooling and heat at once, from low-grade heat too']],
    figures: [
      [['能效比', 'Coefficient of performance'], 3.8, ['', '']],
      [PAYBACK, 4.1, YEARS],
    ],
  },
  pv: {
    name: ['屋顶光伏', 'PV on the roof'],
    reasons: [['自发自用，白天电费下降', 'Power for their own use lowers the bill by day']],
    figures: [
      [['年等效小时', 'Full-load hours a year'], 1050, ['小时', 'h']],
      [PAYBACK, 5.6, YEARS],
    ],
  },
  storage: {
    name: ['用户侧储能', 'Storage behind the meter'],
    reasons: [['谷充峰放，降低最大需量', 'Charges in the valley, discharges at the peak']],
    figures: [
      [['循环效率', 'Round-trip efficiency'], 88, PERCENT],
      [PAYBACK, 6.3, YEARS],
    ],
  },
}

/** Gradient colours of the generated covers, from and to. */
export const COVERS = {
  teal: ['#0e6e83', '#0a3f57'],
  orange: ['#c8611b', '#5b2a16'],
  green: ['#3f7d4e', '#173d2c'],
} as const

export interface SimVideo {
  readonly id: string
  readonly title: Words
  readonly about: readonly string[]
  readonly seconds: number
  /** Colours of its generated cover. */
  readonly cover: keyof typeof COVERS | undefined
}

export const VIDEOS: readonly SimVideo[] = [
  {
    id: 'VI-000001',
    title: ['食品厂：燃煤锅炉改燃气', 'Food factory: from coal to gas boilers'],
    about: ['boiler'],
    seconds: 307,
    cover: 'teal',
  },
  {
    id: 'VI-000002',
    title: ['蒸汽托管如何运作', 'How steam as a service works'],
    about: ['supply'],
    seconds: 184,
    cover: 'orange',
  },
  {
    id: 'VI-000003',
    title: ['陶瓷窑炉天然气改造', 'Ceramic kilns converted to gas'],
    about: ['kiln', 'oxy'],
    seconds: 421,
    cover: 'orange',
  },
  {
    id: 'VI-000004',
    title: ['医院的分布式能源站', 'The energy station of a hospital'],
    about: ['chp', 'heat'],
    seconds: 266,
    cover: 'teal',
  },
  {
    id: 'VI-000005',
    title: ['烟气余热回收与热泵', 'Heat recovery and heat pumps'],
    about: ['waste', 'pump'],
    seconds: 238,
    cover: 'green',
  },
  {
    id: 'VI-000006',
    title: ['厂房屋顶光伏与储能', 'PV and storage on a factory'],
    about: ['pv', 'storage'],
    seconds: 3727,
    cover: 'green',
  },
  {
    id: 'VI-000007',
    title: ['LNG点供站三个月建成', 'An LNG station in three months'],
    about: ['lng'],
    seconds: 95,
    cover: undefined,
  },
]
