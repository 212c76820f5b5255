import type { SimPrice } from '../records'

/** What the seed draws from. */

export type Topic = readonly [category: string, title: string, tags: readonly string[], text: string]

/** `{}` is an industry. */
export const TOPICS: readonly Topic[] = [
  [
    '02',
    '{}行业余热回收方案',
    ['heat', 'saving'],
    '排烟温度在 180 ℃ 以上时，余热可预热助燃空气。\n\n- 投资回收期约三年\n- 不影响生产',
  ],
  [
    '03',
    '{}行业煤改气案例',
    ['steam', 'saving'],
    '用燃气蒸汽锅炉替代燃煤锅炉，燃料费用下降两成。\n\n改造期间由移动锅炉供汽。',
  ],
  ['01', '{}行业燃烧器选型', ['heat'], '低氮燃烧器按热负荷选型，留一成余量。\n\n- 氮氧化物低于 30 mg/m³\n- 比例调节'],
  ['04', '{}行业节能改造补贴', ['saving', 'carbon'], '项目节能量经第三方核定后，按每吨标准煤给予补贴。'],
  ['05', '{}客户拜访要点', ['service'], '先看锅炉房和配电房，再谈用能成本。\n\n- 记录设备铭牌\n- 询问生产班次'],
  ['06', '{}行业竞品报价对比', ['power', 'service'], '对方报价未含运维费，按五年周期比较总成本。'],
  ['02', '{}行业屋顶光伏方案', ['pv', 'carbon'], '屋顶可用面积每万平方米约装 1 MW，自用电价比平段低一成半。'],
  ['01', '{}行业储能柜说明', ['storage', 'power'], '峰谷价差大于 0.7 元时，储能柜约六年回本。'],
]

export const AUTHORS = ['emp10', 'emp11', 'emp14', 'emp18', 'rep01', 'rep02', 'emp09', 'emp22', 'rep05'] as const
export const INDUSTRIES = ['C307', 'C304', 'C14', 'C17', 'C26', 'C27', 'C22', 'H61'] as const

export const LONG =
  '陶瓷与玻璃行业窑炉烟气余热梯级利用与低氮燃烧协同改造技术方案及其经济性分析说明（适用于佛山地区日产三百吨以上生产线）'
export const HOSTILE =
  '<p>现场照片</p><img src=x onerror="window.ran=1"><script>window.ran=1</script><a href="javascript:window.ran=1">查看</a><svg onload="window.ran=1"></svg>'

export type Saved = readonly [label: string, labelEn: string, unit: string, before: number, after: number]

/** Figures before and after; the first ones are the worked example. */
export const SAVED: readonly Saved[] = [
  ['年耗煤', 'Coal a year', 't', 1200, 930],
  ['年用气', 'Gas a year', 'm³', 4_200_000, 3_570_000],
  ['蒸汽单价', 'Price of steam', 'CNY/t', 258, 221],
  ['年碳排放', 'Carbon a year', 't CO₂e', 8600, 6900],
]

/** Programmes that cases are about. */
export const DONE = ['S-000001', 'S-000003', 'S-000004', 'S-000006', 'S-000010'] as const

export const CASE_TEXT = {
  text: '改造在检修期内完成，未影响生产；运行数据由双方每月核对。',
  textEn: 'Built during maintenance without stopping production; both sides check the figures each month.',
}

/** Areas with prices of their own. */
export const AREAS = ['440000', '440600', '442000', '330000', '330200'] as const
export const KINDS = [
  ['gas', 'CNY/m³', 3.5],
  ['elec', 'CNY/kWh', 0.66],
  ['heat', 'CNY/GJ', 84],
  ['steam', 'CNY/t', 235],
] as const
export const FACTORS = { industrial: 1, commercial: 1.08, residential: 0.9 } as const

export const DOCUMENT = {
  document: '发改价格〔2026〕12 号',
  text: '<p>现将销售价格通知如下。</p><p>自执行之日起，原价格停止执行。</p>',
}

/** The worked example: Foshan has its own price, Shenzhen that of the province; then one to come, and a gap. */
export const PRICES: Readonly<Record<number, Partial<SimPrice>>> = {
  1: { areaCode: '440600', energy: 'gas', group: 'industrial', value: 3.45, unit: 'CNY/m³', from: '2026-01-01' },
  2: { areaCode: '440000', energy: 'gas', group: 'industrial', value: 3.6, unit: 'CNY/m³', from: '2026-06-01' },
  3: { areaCode: '440600', energy: 'gas', group: 'industrial', value: 3.52, unit: 'CNY/m³', from: '2027-01-01' },
  4: {
    areaCode: '330000',
    energy: 'heat',
    group: 'industrial',
    value: 82,
    unit: 'CNY/GJ',
    from: '2026-01-01',
    to: '2026-10-31',
  },
  5: { areaCode: '330000', energy: 'heat', group: 'industrial', value: 86, unit: 'CNY/GJ', from: '2026-12-01' },
}
