import type { Cause, CompetitorMove, Kind, Proof } from '../../rules/vocabulary'

/** Words of the seeded records. */

export const NOTES: readonly (readonly [cause: Cause, note: string])[] = [
  ['market', '订单减少，两条生产线轮休，预计下月恢复'],
  ['shutdown', '窑炉年度检修三天，已提前告知'],
  ['equipment', '燃烧器故障，已联系厂家维修'],
  ['price', '客户错峰用气以降低成本'],
  ['holiday', '厂区调休放假，节后恢复生产'],
  ['meter', '流量计通讯中断，已报修'],
  ['other', '配合环保检查临时降负荷'],
]

export const RISEN: readonly [cause: Cause, note: string] = ['newLine', '新增一条辊道窑，用气量上升']

export const COMPETITORS: readonly (readonly [name: string, kind: Kind, price: number])[] = [
  ['粤能液化气', 'lng', 3390],
  ['华南电能服务', 'electric', 0.62],
  ['绿源生物质', 'biomass', 1250],
  ['广顺燃气', 'price', 2.6],
  ['中谷点供', 'lng', 4350],
]
export const HEARD: readonly string[] = [
  '采购经理透露已收到对方报价单',
  '门卫登记中看到对方业务员来访',
  '客户要求我方在月底前给出新方案',
  '厂区内正在建设点供气站基础',
]
export const PROOF_OF: readonly (readonly [CompetitorMove, Proof])[] = [
  ['heard', 'rumour'],
  ['offer', 'customer'],
  ['trial', 'document'],
  ['signed', 'document'],
  ['offer', 'rumour'],
]
export const MEASURE = '提供阶梯气价方案并安排技术人员现场诊断'
