import type { SimReport } from '../reports'

/** Owner, organisation, periods back from the running one, state, comment of the manager. */
type Row = readonly [owner: string, orgCode: string, back: number, state: SimReport['state'], comment?: string]

/** Biweekly reports of the seed, by number: ten periods of the first salesperson, then the colleagues' latest ones. */
export const REPORTS: readonly Row[] = [
  ['rep01', '440605', 0, 'draft'],
  ['rep01', '440605', 1, 'commented', '宏盛陶瓷的点供风险请下周给出结论。'],
  ['rep01', '440605', 2, 'read'],
  ['rep01', '440605', 3, 'commented', '拜访次数不错，注意补充商机。'],
  ['rep01', '440605', 4, 'read'],
  ['rep01', '440605', 5, 'submitted'],
  ['rep01', '440605', 6, 'read'],
  ['rep01', '440605', 7, 'commented', '节后恢复较快，继续保持。'],
  ['rep01', '440605', 8, 'read'],
  ['rep01', '440605', 9, 'read'],
  ['emp10', '440605', 0, 'submitted'],
  ['emp11', '440605', 0, 'read'],
  ['emp12', '440605', 0, 'draft'],
  ['emp10', '440605', 1, 'read'],
  ['emp11', '440605', 1, 'commented', '请更新和成建材的预计用量。'],
  ['emp14', '440604', 0, 'submitted'],
  ['rep02', '4406', 0, 'draft'],
  ['rep02', '4406', 1, 'submitted'],
  ['rep05', '3302', 0, 'submitted'],
  ['rep05', '3302', 1, 'submitted'],
]

export const HIGHLIGHTS = [
  '光大玻璃恢复双线生产，日均气量回升；宏盛陶瓷询问点供价格，已安排技术交流。',
  '新增工业线索三条，其中一条进入方案阶段；两家客户完成节前安全检查。',
  '本期拜访以续签客户为主，三家确认明年用气计划。',
] as const
