import type { SimTodo } from '../todos'

type Row = Omit<SimTodo, 'todoId' | 'version' | 'due' | 'state'> & {
  readonly state?: SimTodo['state']
  /** Days from today, and the time. */
  readonly day: number
  readonly time: string
}

const MINE = { owner: 'rep01', orgCode: '440605' } as const

/** To-dos about records of other areas and of warnings; those of issues and reports follow from these. */
export const TODOS: readonly Row[] = [
  {
    ...MINE,
    kind: 'gasRiskDay',
    title: '日气量大幅下降',
    titleEn: 'Daily volume far below its band',
    subject: 'GW-000001',
    route: '/toDoGasRiskDay?id=GW-000001',
    level: '3',
    day: 0,
    time: '18:00',
  },
  {
    ...MINE,
    kind: 'visitNeed',
    title: '蒸汽压力不足，需安排技术人员到场',
    titleEn: 'Steam pressure too low: send a technician',
    subject: 'N-000001',
    route: '/visitNeedDetail?id=N-000001',
    day: -2,
    time: '18:00',
  },
  {
    ...MINE,
    kind: 'followUp',
    title: '回访南海大沥永泰五金',
    titleEn: 'Call Yongtai Hardware back',
    subject: 'C-000003',
    route: '/customerDetails?id=C-000003',
    day: -3,
    time: '18:00',
  },
  {
    ...MINE,
    kind: 'competitive',
    title: '点供报价：光大玻璃',
    titleEn: 'LNG offer: Guangda Glass Works',
    subject: 'CR-000001',
    route: '/toDoCompetitiveRisk?id=CR-000001',
    level: 'medium',
    day: 4,
    time: '18:00',
  },
  {
    ...MINE,
    kind: 'gasBounce',
    title: '气量反弹待说明',
    titleEn: 'A rebound to explain',
    subject: 'GB-000001',
    route: '/toDoGasBounceEdit?id=GB-000001',
    day: -11,
    time: '18:00',
  },
  {
    ...MINE,
    kind: 'visitNeed',
    title: '屋顶光伏可用面积需现场复核',
    titleEn: 'Check the roof area for PV on site',
    subject: 'N-000005',
    route: '/visitNeedDetail?id=N-000005',
    day: 0,
    time: '18:00',
  },
  {
    ...MINE,
    kind: 'followUp',
    title: '回访宏盛陶瓷：阶梯价方案',
    titleEn: 'Call Hongsheng Ceramics about the tiered price',
    subject: 'C-000002',
    route: '/customerDetails?id=C-000002',
    day: 1,
    time: '18:00',
  },
  {
    ...MINE,
    kind: 'schedule',
    title: '确认屋顶光伏开工条件',
    titleEn: 'Confirm that the rooftop PV can begin',
    subject: 'PJ-000001',
    route: '/scheduleList',
    day: 5,
    time: '18:00',
  },
  {
    ...MINE,
    kind: 'meter',
    title: '连续三天无气量数据',
    titleEn: 'No volumes for three days',
    subject: 'C-000027',
    route: '/customerDetails?id=C-000027',
    day: 4,
    time: '18:00',
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
    time: '18:00',
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
    time: '18:00',
  },
]
