import type { SimIssue } from '../issues'

type Row = Pick<SimIssue, 'custId' | 'cause' | 'title' | 'titleEn' | 'state'> & {
  readonly warningIds?: readonly string[]
  /** Days from today. */
  readonly due: number
  /** Days from today, words in both languages; latest first. */
  readonly steps?: readonly (readonly [day: number, text: string, textEn: string])[]
}

/** Issues of the seed, by number. */
export const ISSUES: readonly Row[] = [
  {
    custId: 'C-000021',
    warningIds: ['GW-000001'],
    cause: 'shutdown',
    title: '二号窑炉停产检修',
    titleEn: 'Kiln 2 is shut down',
    state: 'open',
    due: 6,
    steps: [
      [-1, '设备部确认检修持续到下周三', 'The plant confirms repairs until next Wednesday'],
      [-1, '已电话联系生产主管', 'Called the head of production'],
    ],
  },
  {
    custId: 'C-000002',
    cause: 'price',
    title: '客户比较点供价格',
    titleEn: 'The customer compares LNG prices',
    state: 'watching',
    due: 20,
    steps: [[-6, '已提交阶梯价方案，等待答复', 'Sent a tiered price, waiting for the reply']],
  },
  {
    custId: 'C-000005',
    cause: 'equipment',
    title: '锅炉效率下降',
    titleEn: 'Boiler efficiency falls',
    state: 'watching',
    due: 4,
    steps: [[-5, '已清洗换热面，观察两周', 'Cleaned the heat exchanger, to be watched for two weeks']],
  },
  {
    custId: 'C-000006',
    cause: 'meter',
    title: '流量计读数异常',
    titleEn: 'The meter reads wrong',
    state: 'closed',
    due: -8,
    steps: [
      [-9, '已更换表头并校验', 'Replaced the meter head and checked it'],
      [-14, '计量班现场核查', 'The meter team checked on site'],
    ],
  },
  {
    custId: 'C-000082',
    cause: 'newLine',
    title: '新压延线投产',
    titleEn: 'A new rolling line starts',
    state: 'open',
    due: 14,
    steps: [[-3, '已核对新增用气量', 'Checked the additional volume']],
  },
  {
    custId: 'C-000013',
    cause: 'market',
    title: '建材订单减少',
    titleEn: 'Fewer orders for building materials',
    state: 'open',
    due: 9,
    steps: [[-4, '客户减为两班生产', 'The customer works in two shifts']],
  },
  {
    custId: 'C-000011',
    cause: 'fuel',
    title: '试用电炉替代',
    titleEn: 'An electric furnace on trial',
    state: 'open',
    due: 3,
  },
  {
    custId: 'C-000001',
    cause: 'market',
    title: '玻璃出口订单回落',
    titleEn: 'Fewer export orders for glass',
    state: 'watching',
    due: 40,
    steps: [[-11, '客户预计下月恢复', 'The customer expects recovery next month']],
  },
  {
    custId: 'C-000008',
    cause: 'holiday',
    title: '中秋国庆连休停产',
    titleEn: 'Closed over both holidays',
    state: 'closed',
    due: -40,
    steps: [[-42, '节后气量已恢复', 'The volume is back after the holidays']],
  },
  {
    custId: 'C-000099',
    cause: 'other',
    title: '酒店客房装修',
    titleEn: 'The hotel renovates its rooms',
    state: 'open',
    due: 30,
  },
  {
    custId: 'C-000015',
    cause: 'move',
    title: '生产线搬迁至高明',
    titleEn: 'A line moves to Gaoming',
    state: 'watching',
    due: 60,
    steps: [[-8, '已约谈新厂区供气方案', 'Discussed the supply of the new site']],
  },
  {
    custId: 'C-000012',
    cause: 'other',
    title: '公司业务调整',
    titleEn: 'The business is reorganised',
    state: 'closed',
    due: -20,
    steps: [[-21, '与用气无关，结束跟踪', 'Not about gas, tracking ends']],
  },
  {
    custId: 'C-000096',
    cause: 'equipment',
    title: '热处理炉点火故障',
    titleEn: 'A furnace does not light',
    state: 'open',
    due: 2,
    steps: [[-2, '维修班已安排上门', 'Repairs are arranged']],
  },
  {
    custId: 'C-000016',
    cause: 'market',
    title: '印花订单淡季',
    titleEn: 'Low season for prints',
    state: 'closed',
    due: -60,
    steps: [[-61, '旺季后恢复正常', 'Normal again after the season']],
  },
  {
    custId: 'C-000087',
    cause: 'shutdown',
    title: '五金车间年度检修',
    titleEn: 'Yearly maintenance of the workshop',
    state: 'open',
    due: 11,
  },
]
