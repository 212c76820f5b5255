import type { SimKind } from '../contract'

/** Kind `label`: the customers' dictionary of labels; leads show the same ones. */
export interface SimLabel {
  readonly labelId: string
  readonly name: string
  readonly nameEn: string
  readonly category: 'business' | 'energy' | 'risk' | 'relation'
  /** 1 to 8; default: that of its category. */
  readonly colour?: number
}
export const labelKind: SimKind<SimLabel> = { name: 'label', id: (record) => record.labelId }

const label = (number: number, category: SimLabel['category'], name: string, nameEn: string): SimLabel => ({
  labelId: `LB-${String(number).padStart(2, '0')}`,
  name,
  nameEn,
  category,
})

export const LABELS: readonly SimLabel[] = [
  label(1, 'energy', '蒸汽锅炉', 'Steam boiler'),
  label(2, 'energy', '窑炉', 'Kiln'),
  label(3, 'energy', '热电联产', 'CHP'),
  label(4, 'energy', '燃煤', 'Coal'),
  label(5, 'energy', '液化石油气', 'LPG'),
  label(6, 'energy', '液化天然气', 'LNG'),
  label(7, 'energy', '光伏', 'PV'),
  label(8, 'energy', '生物质', 'Biomass'),
  label(9, 'business', '新建厂房', 'New plant'),
  label(10, 'business', '扩产', 'Expansion'),
  label(11, 'business', '重点客户', 'Key account'),
  label(12, 'business', '园区企业', 'Park tenant'),
  label(13, 'risk', '价格敏感', 'Price-sensitive'),
  label(14, 'risk', '付款慢', 'Slow payer'),
  label(15, 'risk', '计划搬迁', 'Planning to move'),
  label(16, 'relation', '老客户介绍', 'Customer referral'),
  label(17, 'relation', '其他供气合同在期', 'Contract elsewhere'),
  label(18, 'relation', '政府推荐', 'Government referral'),
]

/** Labels that are not about equipment; any company may have them. */
export const GENERAL_LABELS = LABELS.filter((each) => each.category !== 'energy').map((each) => each.labelId)
