import { EMPLOYEES } from '#harness/backend/core/employees'
import { definedFields, type SeedKit, seedRecords } from '#harness/backend/kit'
import { industryNamed } from '#harness/backend/world'
import { htmlOf } from '../../rules/body'
import type { SimCase, SimComment, SimItem, SimPrice } from '../records'
import {
  AREAS,
  AUTHORS,
  CASE_TEXT,
  DOCUMENT,
  DONE,
  FACTORS,
  HOSTILE,
  INDUSTRIES,
  KINDS,
  LONG,
  PRICES,
  SAVED,
  type Saved,
  TOPICS,
} from './contents'
import { NINE, PHOTOS, SHEET, VIDEO } from './files'

/** Seed of the area (domain/knowledge.md 7). */

/** The organisation of an author; who has left the company was in Nanhai. */
const orgOf = (author: string) => EMPLOYEES.find(({ loginName }) => loginName === author)?.orgCode ?? '440605'
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

const figuresOf = (saved: readonly Saved[], share: number) => ({
  before: saved.map(([label, labelEn, unit, value]) => ({ label, labelEn, unit, value })),
  after: saved.map(([label, labelEn, unit, before, after]) => {
    return { label, labelEn, unit, value: Math.round(before + (after - before) * share) }
  }),
})

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
