import type { SimTodo } from '../todos'

/** One that is written out, by days from today at 18:00, or the one of a record of the area. */
type Row = (Omit<SimTodo, 'todoId' | 'version' | 'due' | 'state'> & { readonly day: number }) | { readonly of: string }

const MINE = { owner: 'rep01', orgCode: '440605' } as const

/** The first to-dos: those of fixed records, and those about records of other areas; all others follow from their records. */
export const TODOS: readonly Row[] = [
  { of: 'GW-000001' },
  {
    ...MINE,
    kind: 'visitNeed',
    title: '蒸汽压力不足，需安排技术人员到场',
    titleEn: 'Steam pressure too low: send a technician',
    subject: 'N-000001',
    route: '/visitNeedDetail?id=N-000001',
    day: -2,
  },
  {
    ...MINE,
    kind: 'followUp',
    title: '回访南海大沥永泰五金',
    titleEn: 'Call Yongtai Hardware back',
    subject: 'C-000003',
    route: '/customerDetails?id=C-000003',
    day: 3,
  },
  { of: 'CR-000001' },
  { of: 'GB-000001' },
  {
    ...MINE,
    kind: 'visitNeed',
    title: '屋顶光伏可用面积需现场复核',
    titleEn: 'Check the roof area for PV on site',
    subject: 'N-000005',
    route: '/visitNeedDetail?id=N-000005',
    day: 0,
  },
  { of: 'CR-000002' },
  {
    ...MINE,
    kind: 'schedule',
    title: '顺德家具园屋顶光伏一期 · 确认开工条件',
    titleEn: 'Furniture park rooftop PV, phase 1 · Confirm that work can begin',
    subject: 'PJ-000001',
    route: '/scheduleList',
    day: 5,
  },
  {
    ...MINE,
    kind: 'meter',
    title: '连续三天无气量数据',
    titleEn: 'No volumes for three days',
    subject: 'C-000027',
    route: '/customerDetails?id=C-000027',
    day: 4,
  },
  {
    owner: 'rep03',
    orgCode: '44',
    kind: 'approval',
    title: '孙浩申请销售角色',
    titleEn: 'Sun Hao applies for the role of sales',
    subject: 'AP-000001',
    route: '/recordDetail?id=AP-000001',
    day: 8,
  },
  {
    owner: 'rep03',
    orgCode: '44',
    kind: 'approval',
    title: '陈静申请财务角色',
    titleEn: 'Chen Jing applies for the role of finance',
    subject: 'AP-000008',
    route: '/recordDetail?id=AP-000008',
    day: -2,
  },
]
