import { type SeedKit, seedRecords } from '#harness/backend/kit'
import { blankContent, blankItem, type Content, type Item, withCell } from '../../rules/content'
import { PLANT, PLANT_AFTER } from '../../rules/fixtures'
import type { EstimateState, ProjectKind } from '../../rules/vocabulary'
import { KINDS } from '../../rules/vocabulary'
import type { SimEstimate, SimTemplate, SimVersion } from '../records'
import { CATALOGUE, ITEMS } from './items'

/** Seeded estimates, templates and versions (domain/budget.md 6). */

const KIND_NAMES: Readonly<Record<ProjectKind, readonly [zh: string, en: string]>> = {
  pv: ['屋顶光伏', 'Rooftop PV'],
  storage: ['工商业储能', 'Storage'],
  boiler: ['燃气锅炉', 'Gas boiler'],
  gas: ['燃气接入', 'Gas connection'],
  station: ['能源站', 'Energy station'],
}

/** The usual items of a kind, with a factor on the prices of the catalogue. */
function contentOf(kind: ProjectKind, name: string, capacity: number, factor = 1): Content {
  const items = ITEMS[kind].map((itemName, index): Item => {
    const { unit, net } = CATALOGUE.find((each) => each.name === itemName) ?? { unit: '项', net: 1000 }
    const isPerKw = unit === 'kW' || unit === 'kWh'
    return {
      ...blankItem(`A${index + 1}`),
      name: itemName,
      unit,
      qty: isPerKw ? 'p.capacityKw' : '1',
      price: String(Math.round(net * factor)),
      source: 'catalogue',
    }
  })
  return {
    ...blankContent(name),
    params: [{ key: 'capacityKw', label: '装机容量', value: String(capacity), unit: 'kW' }],
    groups: [{ code: 'A', name: '设备与施工', items }],
  }
}

const changed = (content: Content, ...cells: readonly (readonly [key: string, value: string])[]) =>
  cells.reduce((all, [key, value]) => withCell(all, key, value), content)

/** 200 items, 30 of them with formulas over others. */
function largest(): Content {
  const items = Array.from({ length: 200 }, (_, index): Item => {
    const price = index > 0 && index <= 30 ? `0.01*A${index + 100}.net+A${index + 60}.price` : String(100 + index)
    return { ...blankItem(`A${index + 1}`), name: `设备 ${index + 1}`, unit: '台', qty: String((index % 9) + 1), price }
  })
  return { ...contentOf('station', '园区综合能源站', 5000), groups: [{ code: 'A', name: '设备', items }] }
}

/** A project that pays well at first and whose upkeep grows beyond what it earns: it has two rates of return. */
const WORN_OUT = [
  ['finance.contingency', '0'],
  ['finance.degradation', '10'],
  ['finance.growth', '30'],
  ['finance.om', '20'],
  ['finance.yield', '1000'],
  ['finance.priceSelf', '1'],
  ['finance.vat', '0'],
  ['finance.selfUse', '100'],
  ['finance.insurance', '0'],
  ['finance.salvage', '0'],
  ['finance.incomeTax', '0'],
] as const

const oneItem = (name: string, price: string): Content => ({
  ...contentOf('pv', name, 1000),
  groups: [{ code: 'A', name: '设备', items: [{ ...blankItem('A1'), name: '光伏组件', qty: '1', price }] }],
})

/** Estimates by number. */
const FIXED: Readonly<Record<number, (kit: SeedKit) => Partial<SimEstimate>>> = {
  1: () => estimate('approved', 'pv', changed(PLANT_AFTER, ['businessId', 'B-000001']), 2),
  2: () =>
    estimate(
      'draft',
      'pv',
      changed(PLANT, ['name', '2 MW 车棚光伏'], ['A1.qty', 'A2.qty'], ['A2.qty', 'A3.qty*1.1'], ['A3.qty', 'A1.qty']),
    ),
  3: () =>
    estimate(
      'draft',
      'storage',
      changed(contentOf('storage', '储能电站', 2000), ['A4.price', '575/(p.capacityKw-2000)']),
    ),
  4: () => estimate('draft', 'pv', changed(oneItem('短期试点项目', '1000000'), ...WORN_OUT)),
  5: () => ({
    ...estimate('submitted', 'boiler', contentOf('boiler', '锅炉房改造', 800)),
    owner: 'emp25',
    orgCode: '3302',
  }),
  6: () => estimate('draft', 'gas', changed(contentOf('gas', '燃气接入工程', 0), ['finance.salvage', '0'])),
  7: () => estimate('draft', 'station', largest()),
  8: () => estimate('submitted', 'pv', changed(PLANT, ['name', '厂房屋顶光伏']), 1),
  9: () => estimate('returned', 'storage', contentOf('storage', '储能二期', 1200), 1),
  10: () => estimate('archived', 'pv', contentOf('pv', '旧厂房光伏', 600)),
  11: () => estimate('draft', 'pv', { ...blankContent('未命名项目'), groups: [] }),
  12: () => estimate('draft', 'pv', changed(contentOf('pv', '商场屋顶光伏', 900), ['businessId', 'B-000001'])),
  14: () => estimate('approved', 'gas', contentOf('gas', '园区燃气接入', 400), 1),
  13: () => ({ ...estimate('submitted', 'pv', contentOf('pv', '仓库光伏', 1500)), owner: 'emp11' }),
}

function estimate(state: EstimateState, kind: ProjectKind, content: Content, currentVersion = 1): Partial<SimEstimate> {
  return { state, kind, content, currentVersion, owner: 'rep01', orgCode: '440605' }
}

const OWNERS = ['emp10', 'emp11', 'emp12', 'emp13'] as const
const MOST_VERSIONS = 6

const drawEstimates = seedRecords<SimEstimate>(
  'BE',
  { small: 40, default: 40, large: 40 },
  FIXED,
  (id, number, { random, clock }) => {
    const kind = random.pick(KINDS)
    const state = random.pick(['draft', 'submitted', 'approved', 'approved', 'returned'] as const)
    return {
      id,
      version: 1,
      kind,
      state,
      orgCode: '440605',
      owner: random.pick(OWNERS),
      templateId: `BT-${String(KINDS.indexOf(kind) + 1).padStart(6, '0')}`,
      content: contentOf(
        kind,
        `${KIND_NAMES[kind][0]}项目 ${number}`,
        random.int(5, 60) * 100,
        random.int(90, 110) / 100,
      ),
      currentVersion: state === 'draft' ? 1 : random.int(1, MOST_VERSIONS),
      // After its last version.
      updatedAt: clock.past(-random.int(1, 30), random.int(500, 1000)),
      course: [],
    }
  },
)

const ACT_OF = {
  draft: undefined,
  submitted: 'submit',
  approved: 'approve',
  returned: 'return',
  archived: 'archive',
} as const

/** When a version was frozen, some days later. */
const frozenAt = ({ clock }: SeedKit, no: number, later = 0) => clock.past(-62 + no * 5 + later, 600)

/** How many versions of an estimate were submitted. */
const submittedOf = ({ state, currentVersion }: SimEstimate) =>
  state === 'draft' || state === 'archived' ? currentVersion - 1 : currentVersion

/** The estimates with the course of their versions that led to their state. */
export function seedEstimates(kit: SeedKit): SimEstimate[] {
  return drawEstimates(kit).map((each) => {
    const { owner, state } = each
    const count = submittedOf(each)
    const updatedAt = state === 'submitted' ? frozenAt(kit, count) : each.updatedAt
    const act = ACT_OF[state]
    const comment = act === 'return' ? { comment: '请核对组件单价与报价单' } : {}
    const course: SimEstimate['course'] = [
      { act: 'create', at: kit.clock.past(-90, 600), by: owner },
      ...Array.from({ length: count }, (_, index) => index + 1).flatMap((no): SimEstimate['course'] => [
        ...(no === 1
          ? []
          : ([
              { act: 'approve', at: frozenAt(kit, no - 1, 2), by: 'rep03' },
              { act: 'newVersion', at: frozenAt(kit, no - 1, 3), by: owner },
            ] as const)),
        { act: 'submit', at: frozenAt(kit, no), by: owner },
      ]),
      ...(act && act !== 'submit' ? [{ act, at: updatedAt, by: act === 'archive' ? owner : 'rep03', ...comment }] : []),
    ]
    return { ...each, updatedAt, course }
  })
}

/** Every frozen version: those of estimates that were submitted, and all of the templates. */
export function seedVersions(kit: SeedKit): SimVersion[] {
  const frozen = seedEstimates(kit).flatMap((each) => {
    const { id, content, owner } = each
    const count = submittedOf(each)
    return versions(id, count, owner, (no) => {
      if (id === 'BE-000001') return no === 1 ? { ...PLANT, businessId: content.businessId } : content
      return no === count ? content : earlier(content, count - no)
    })(kit)
  })
  const ofTemplates = seedTemplates(kit).flatMap(({ id, content, currentVersion, owner = 'emp09' }) =>
    versions(id, currentVersion, owner, (no) =>
      no === currentVersion ? content : earlier(content, currentVersion - no),
    )(kit),
  )
  return [...frozen, ...ofTemplates]
}

const versions =
  (of: string, count: number, by: string, contentAt: (no: number) => Content) =>
  (kit: SeedKit): SimVersion[] =>
    Array.from({ length: count }, (_, index) => {
      const no = index + 1
      return { id: `${of}/${no}`, of, no, by, at: frozenAt(kit, no), content: contentAt(no) }
    })

/** A content some versions ago: its first price was higher. */
const earlier = (content: Content, ago: number) => changed(content, ['A1.price', String(700 + 20 * ago)])

const SYSTEM = 9
const OWN = 14

const drawTemplates = seedRecords<Omit<SimTemplate, 'updatedAt'>>(
  'BT',
  { small: SYSTEM + OWN, default: SYSTEM + OWN, large: SYSTEM + OWN },
  {
    1: () => ({
      content: changed(PLANT, ['name', '屋顶光伏（自发自用）']),
      nameEn: 'Rooftop PV, own use',
      currentVersion: 3,
    }),
    10: () => ({ owner: 'rep01', kind: 'pv', currentVersion: 3, content: changed(PLANT, ['name', '我的光伏模板']) }),
    // Never used, so that it can be deleted.
    11: () => ({ owner: 'rep01', content: contentOf('boiler', '锅炉模板', 500), kind: 'boiler' }),
    12: () => ({ owner: 'rep01', archived: true }),
  },
  (id, number, { random }) => {
    const kind = KINDS[(number - 1) % KINDS.length] ?? 'pv'
    const isSystem = number <= SYSTEM
    const [zh, en] = KIND_NAMES[kind]
    const suffix = number > KINDS.length ? ` ${Math.ceil(number / KINDS.length)}` : ''
    return {
      id,
      version: 1,
      scope: isSystem ? 'system' : 'own',
      kind,
      ...(isSystem && { nameEn: `${en}${suffix}` }),
      ...(!isSystem && { owner: random.pick(OWNERS) }),
      content: contentOf(kind, `${zh}模板${suffix}`, 1000),
      currentVersion: random.int(1, 4),
    }
  },
)

/** The templates, changed last by their latest version. */
export const seedTemplates = (kit: SeedKit): SimTemplate[] =>
  drawTemplates(kit).map((each) => ({ ...each, updatedAt: frozenAt(kit, each.currentVersion) }))
