import type { Rights } from '#platform/core'
import en from '../../../plugins/core/locales/en.json'
import zh from '../../../plugins/core/locales/zh-CN.json'
import { rights } from '../../../plugins/core/rights'

/** Dictionaries of domain/gaps.md 'Dictionaries' that no area owns; `industry` belongs to the world. */

/** Code, Chinese, English. */
type Row = readonly [code: string, name: string, nameEn: string]
const entries = (rows: readonly Row[]) => rows.map(([code, name, nameEn]) => ({ code, name, nameEn }))

/** Needs, and kinds of programmes that meet them. */
const NEEDS: readonly Row[] = [
  ['heat', '供热', 'Heat'],
  ['steam', '蒸汽', 'Steam'],
  ['power', '供电', 'Power'],
  ['cooling', '供冷', 'Cooling'],
  ['pv', '光伏', 'PV'],
  ['storage', '储能', 'Storage'],
  ['charging', '充电', 'Charging'],
  ['saving', '节能', 'Energy saving'],
  ['carbon', '碳管理', 'Carbon'],
  ['service', '运维', 'Service'],
]

const TABLES: Readonly<Record<string, readonly Row[]>> = {
  scale: [
    ['1', '大型', 'Large'],
    ['2', '中型', 'Medium'],
    ['3', '小型', 'Small'],
    ['4', '微型', 'Micro'],
  ],
  deviceKind: [
    ['B', '锅炉', 'Boiler'],
    ['K', '窑炉', 'Kiln'],
    ['C', '冷机', 'Chiller'],
    ['P', '热电联产', 'CHP'],
    ['S', '光伏', 'PV'],
    ['E', '储能', 'Storage'],
    ['G', '充电桩', 'Charger'],
  ],
  fuel: [
    ['gas', '天然气', 'Natural gas'],
    ['lpg', '液化石油气', 'LPG'],
    ['coal', '煤', 'Coal'],
    ['oil', '燃油', 'Oil'],
    ['biomass', '生物质', 'Biomass'],
    ['power', '电', 'Electricity'],
    ['steam', '外购蒸汽', 'Purchased steam'],
    ['waste', '余热', 'Waste heat'],
  ],
  needTag: NEEDS,
  programmeTag: NEEDS,
  discardReason: [
    ['D1', '无用气需求', 'No need for gas'],
    ['D2', '关停搬迁', 'Closed or relocated'],
    ['D3', '已由其他公司供气', 'Supplied by another company'],
    ['D4', '联系不上', 'Unreachable'],
    ['D5', '其他', 'Other'],
    ['D6', '重复线索', 'Duplicate lead'],
  ],
  fluctuationCause: [
    ['market', '减产', 'Less production'],
    ['shutdown', '停产检修', 'Shutdown for maintenance'],
    ['move', '搬迁', 'Relocation'],
    ['fuel', '能源替代', 'Another fuel'],
    ['price', '气价', 'Gas price'],
    ['equipment', '设备', 'Equipment'],
    ['meter', '计量异常', 'Meter fault'],
    ['holiday', '放假', 'Holiday'],
    ['newLine', '新增产线', 'New production line'],
    ['other', '其他', 'Other'],
  ],
  projectKind: [
    ['pv', '光伏', 'PV'],
    ['storage', '储能', 'Storage'],
    ['boiler', '锅炉', 'Boiler'],
    ['gas', '燃气接入', 'Gas connection'],
    ['station', '能源站', 'Energy station'],
  ],
  contractKind: [
    ['gas', '供气', 'Gas supply'],
    ['emc', '能源管理', 'Energy management'],
    ['pv', '光伏', 'PV'],
    ['steam', '供汽', 'Steam supply'],
    ['equip', '设备', 'Equipment'],
    ['service', '运维', 'Service'],
    ['power', '售电', 'Power sales'],
  ],
  businessKind: [
    ['gas', '天然气接入', 'Gas supply'],
    ['boiler', '燃气锅炉改造', 'Gas boiler'],
    ['steam', '蒸汽供应', 'Steam supply'],
    ['pv', '屋顶光伏', 'Rooftop PV'],
    ['storage', '储能电站', 'Storage'],
    ['heat', '余热利用', 'Waste heat'],
    ['air', '空压站托管', 'Compressed air'],
    ['charging', '充电桩', 'Chargers'],
  ],
}

/** Roles with what they may do; the texts of domain/permissions.md. */
const ROLES = [
  [
    'sales',
    '客户经理',
    'Field sales',
    '跟进本人的线索和客户，可从公海领取线索',
    'Works on own leads and customers, takes leads from the pool',
  ],
  [
    'manager',
    '区域经理',
    'Area manager',
    '查看并分配所辖组织的线索、客户和预警',
    'Sees and assigns leads, customers and warnings of the organisation',
  ],
  [
    'approver',
    '审批人',
    'Approver',
    '审批合同、预算和角色申请',
    'Approves contracts, budgets and applications for roles',
  ],
  ['project', '项目人员', 'Project staff', '编制预算，更新项目进度', 'Prepares budgets and updates project schedules'],
  [
    'finance',
    '财务人员',
    'Finance staff',
    '查看账单，审批预算和成本中心',
    'Sees bills, approves budgets and cost centres',
  ],
  [
    'editor',
    '知识编辑',
    'Knowledge editor',
    '编写并审核知识，维护预算模板',
    'Writes and reviews knowledge, maintains budget templates',
  ],
] as const

export interface Words {
  readonly [key: string]: string | Words
}

const wordOf = (words: Words, path: string): string => {
  let found: string | Words | undefined = words
  for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : path
}

/**
 * Entries of the dictionary `right`: the rights that an area declares, in the texts of its locales (`right.…`). One
 * without a text has its key for a name, as in the app; the contract test finds it.
 */
export function rightEntries(declared: Rights, english: Words, chinese: Words) {
  return Object.keys(declared).map((right) => ({
    code: right,
    name: wordOf(chinese, `right.${right}`),
    nameEn: wordOf(english, `right.${right}`),
  }))
}

export const DICTIONARIES = [
  ...Object.entries(TABLES).map(([dic, rows]) => ({ dic, items: entries(rows) })),
  {
    dic: 'role',
    items: ROLES.map(([code, name, nameEn, description, descriptionEn]) => ({
      code,
      name,
      nameEn,
      description,
      descriptionEn,
    })),
  },
  { dic: 'right', items: rightEntries(rights, en, zh) },
]
