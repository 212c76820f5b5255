import { EMPLOYEES } from '#harness/backend/core/employees'
import { definedFields, type SeedKit, seedRecords } from '#harness/backend/kit'
import { industryNamed } from '#harness/backend/world'
import { htmlOf } from '../../rules/body'
import type { SimCase, SimComment, SimItem, SimPrice } from '../records'
import { NINE, PHOTOS, SHEET, VIDEO } from './files'

/** Seed of the area (domain/knowledge.md 7). */

type Topic = readonly [category: string, title: string, tags: readonly string[], text: string]

/** `{}` is an industry. */
const TOPICS: readonly Topic[] = [
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

const AUTHORS = ['emp10', 'emp11', 'emp14', 'emp18', 'rep01', 'rep02', 'emp09', 'emp22', 'rep05'] as const
/** The organisation of an author; who has left the company was in Nanhai. */
const orgOf = (author: string) => EMPLOYEES.find(({ loginName }) => loginName === author)?.orgCode ?? '440605'
const INDUSTRIES = ['C307', 'C304', 'C14', 'C17', 'C26', 'C27', 'C22', 'H61'] as const

const LONG =
  '陶瓷与玻璃行业窑炉烟气余热梯级利用与低氮燃烧协同改造技术方案及其经济性分析说明（适用于佛山地区日产三百吨以上生产线）'
export const HOSTILE =
  '<p>现场照片</p><img src=x onerror="window.ran=1"><script>window.ran=1</script><a href="javascript:window.ran=1">查看</a><svg onload="window.ran=1"></svg>'

/** In place of the first edition, which has the title and day of its item. */
const PUBLISHED: SimItem['editions'] = []

const own = { by: 'rep01', category: '02', editions: [], reads: 0, likers: [] } as const
/** For all. */
const shared = { by: 'emp10', visibility: '4' } as const
const unpublished = (state: '1' | '2' | '4', title: string) => ({ ...own, state, title, visibility: '3' }) as const

const FIXED: Readonly<Record<number, Partial<SimItem> | ((kit: SeedKit) => Partial<SimItem>)>> = {
  1: {
    title: '陶瓷窑炉余热回收方案',
    ...shared,
    category: '02',
    tags: ['heat', 'saving'],
    files: [SHEET],
    body: htmlOf('窑炉排烟温度 220 ℃，余热可生产 0.8 MPa 蒸汽。\n\n- 每吨产品节约标准煤 12 kg\n- 投资回收期 2.8 年'),
    reads: 99,
    likers: [],
  },
  2: unpublished('1', '玻璃熔窑燃烧器选型草稿'),
  3: ({ clock }) => ({ ...unpublished('2', '食品厂蒸汽系统节能方案'), sentAt: clock.past(0, 480) }),
  4: { ...unpublished('4', '纺织定型机改造案例'), reason: '请补充改造前后的用能数据' },
  5: {
    title: '2024 年工业用气价格说明',
    ...shared,
    state: '5',
    category: '04',
    reason: '价格已调整',
  },
  6: ({ clock }) => ({
    title: '工业用气价格政策解读',
    by: 'rep01',
    visibility: '3',
    category: '04',
    next: {
      title: '工业用气价格政策解读',
      category: '04',
      body: htmlOf('2026 年 6 月起执行新的省级门站价格。'),
      files: [],
      tags: [],
      visibility: '3',
      orgs: [],
      note: '补充六月新价',
      state: '2',
      at: clock.past(-1, 600),
      sentAt: clock.past(-1, 600),
    },
  }),
  7: { title: '宁波分公司内部话术', by: 'rep05', visibility: '2', category: '05' },
  8: { title: LONG, ...shared },
  9: { title: '燃气三联供设计文件', ...shared, files: NINE },
  10: { title: '外部转载的现场记录', ...shared, body: HOSTILE },
  11: { title: '余热回收现场视频', ...shared, files: [VIDEO] },
  12: { title: '前同事的运维手册', by: 'wangjg', visibility: '4', category: '05' },
  // Of an approver, and one that has waited too long.
  13: ({ clock }) => ({
    ...unpublished('2', '省公司培训教材'),
    by: 'rep03',
    sentAt: clock.past(0, 500),
  }),
  14: ({ clock }) => ({ ...unpublished('2', '印染厂用汽诊断'), by: 'emp11', sentAt: clock.past(-10, 500) }),
}

const drawItems = seedRecords<SimItem>('K', { small: 60, default: 400, large: 400 }, FIXED, (itemId, _, kit) => {
  const { random, clock } = kit
  const [category, title, tags, text] = random.pick(TOPICS)
  const by = random.pick(AUTHORS)
  const industry = random.pick(INDUSTRIES)
  const at = clock.past(-random.int(2, 700), random.int(500, 1000))
  const name = title.replace('{}', industryNamed(industry).name)
  const files = random.chance(0.3) ? [SHEET] : []
  return definedFields({
    itemId,
    version: 1,
    title: name,
    category,
    body: htmlOf(text),
    files,
    tags,
    visibility: random.pick(['2', '3', '3', '4', '4', '5']),
    orgs: ['4406'],
    state: '3',
    at,
    by,
    orgCode: '',
    editions: PUBLISHED,
    reads: random.int(0, 400),
    likers: ['emp11', 'emp12', 'emp13'].slice(0, random.int(0, 3)),
  } as const)
})

/** Items, each of its author's organisation, with its first edition unless it was never published. */
export const seedItems = (kit: SeedKit): SimItem[] =>
  drawItems(kit).map((item) => {
    const { editions, title, by, at } = item
    const orgCode = orgOf(by)
    return { ...item, orgCode, editions: editions === PUBLISHED ? [{ edition: 1, title, by, at }] : editions }
  })

/** Comments of the first item. */
export const seedComments = ({ clock }: SeedKit): SimComment[] =>
  ['客户很认可这组数据。', '请问回收期是否含运维费？', '已用于宏盛陶瓷的汇报。'].map((text, at) => ({
    id: `KC-00000${at + 1}`,
    itemId: 'K-000001',
    by: ['emp11', 'emp12', 'rep01'][at] ?? 'rep01',
    at: clock.past(-3 + at, 600),
    text,
  }))

type Saved = readonly [label: string, labelEn: string, unit: string, before: number, after: number]

/** Figures before and after; the first ones are the worked example. */
const SAVED: readonly Saved[] = [
  ['年耗煤', 'Coal a year', 't', 1200, 930],
  ['年用气', 'Gas a year', 'm³', 4_200_000, 3_570_000],
  ['蒸汽单价', 'Price of steam', 'CNY/t', 258, 221],
  ['年碳排放', 'Carbon a year', 't', 8600, 6900],
]

/** Programmes that cases are about. */
const DONE = ['S-000001', 'S-000003', 'S-000004', 'S-000006', 'S-000010'] as const

const figuresOf = (saved: readonly Saved[], share: number) => ({
  before: saved.map(([label, labelEn, unit, value]) => ({ label, labelEn, unit, value })),
  after: saved.map(([label, labelEn, unit, before, after]) => {
    return { label, labelEn, unit, value: Math.round(before + (after - before) * share) }
  }),
})

const CASE_TEXT = {
  text: '改造在检修期内完成，未影响生产；运行数据由双方每月核对。',
  textEn: 'Built during maintenance without stopping production; both sides check the figures each month.',
}

export const seedCases = seedRecords<SimCase>(
  'CA',
  { small: 20, default: 60, large: 60 },
  {
    1: { custId: 'C-000002', isReleased: false, programmeId: 'S-000001', year: 2025, ...figuresOf(SAVED, 1) },
    2: { custId: 'C-000001', isReleased: true, programmeId: 'S-000010' },
    // Nothing was used before.
    3: {
      before: [{ label: '光伏发电量', labelEn: 'PV power a year', value: 0, unit: 'kWh' }],
      after: [{ label: '光伏发电量', labelEn: 'PV power a year', value: 1_562_400, unit: 'kWh' }],
      programmeId: 'S-000003',
    },
  },
  (caseId, _, { random, world }) => ({
    caseId,
    version: 1,
    custId: random.pick(world.companies.slice(0, 150)).custId,
    isReleased: random.chance(0.3),
    programmeId: random.pick(DONE),
    year: random.int(2021, 2026),
    ...figuresOf(SAVED.slice(0, random.int(2, 4)), 0.6 + random.next() * 0.6),
    photos: PHOTOS,
    ...CASE_TEXT,
  }),
)

/** Areas with prices of their own. */
const AREAS = ['440000', '440600', '442000', '330000', '330200'] as const
const KINDS = [
  ['gas', 'CNY/m³', 3.5],
  ['elec', 'CNY/kWh', 0.66],
  ['heat', 'CNY/GJ', 84],
  ['steam', 'CNY/t', 235],
] as const
const FACTORS = { industrial: 1, commercial: 1.08, residential: 0.9 } as const

const DOCUMENT = {
  document: '发改价格〔2026〕12 号',
  text: '<p>现将工业用户销售价格通知如下。</p><p>自执行之日起，原价格停止执行。</p>',
}

/** The worked example: Foshan has its own price, Shenzhen that of the province; then one to come, and a gap. */
const PRICES: Readonly<Record<number, Partial<SimPrice>>> = {
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
const FIXED_PRICES = Object.keys(PRICES).length

/** Industry has the fixed prices of an energy where there are such: gas in Guangdong, heat in Zhejiang. */
const groupsOf = (areaCode: string, wanted: string) =>
  Object.values(PRICES).some((fixed) => fixed.energy === wanted && fixed.areaCode?.slice(0, 2) === areaCode.slice(0, 2))
    ? (['commercial', 'residential'] as const)
    : (['industrial', 'commercial'] as const)

/** Each later number is another combination of area, energy, group and year. */
export const seedPrices = seedRecords<SimPrice>(
  'PR',
  { small: 90, default: 90, large: 90 },
  PRICES,
  (priceId, number, { random }) => {
    const at = number - FIXED_PRICES - 1
    const areaCode = AREAS[at % AREAS.length] ?? '440000'
    const [energy, unit, usual] = KINDS[Math.floor(at / AREAS.length) % KINDS.length] ?? KINDS[0]
    const group = groupsOf(areaCode, energy)[Math.floor(at / (AREAS.length * KINDS.length)) % 2] ?? 'commercial'
    const year = 2026 - Math.floor(at / (AREAS.length * KINDS.length * 2))
    const digits = usual > 10 ? 1 : 100
    return {
      priceId,
      version: 1,
      areaCode,
      energy,
      group,
      value: Math.round(usual * FACTORS[group] * (0.95 + random.next() * 0.1) * digits) / digits,
      unit,
      from: `${year}-01-01`,
      ...DOCUMENT,
    }
  },
)
