/** Terms of registers and newspapers, from which business data are generated. */

export const DUTIES: readonly string[] = ['执行董事', '经理', '监事', '董事', '财务负责人']
export const CITIES: readonly string[] = ['广州', '中山', '东莞', '肇庆', '江门', '清远', '惠州']
export const HOLDERS: readonly string[] = [
  '广东粤海产业投资基金（有限合伙）',
  '佛山市汇创股权投资中心（有限合伙）',
  '深圳市前海同创投资有限公司',
  '香港兴业国际有限公司',
  '佛山市南海区国有资产经营有限公司',
]
export const CHANGED: readonly (readonly [field: string, before: string, after: string])[] = [
  ['注册资本', '500万元', '2000万元'],
  ['经营范围', '生产、销售', '研发、生产、销售及进出口'],
  ['法定代表人', '陈志强', '李建华'],
  ['住所', '佛山市南海区桂城街道', '佛山市南海区狮山镇'],
  ['股东', '自然人一名', '自然人两名、法人一名'],
]
export const BIDS: readonly string[] = [
  '厂区天然气管道改造工程',
  '蒸汽锅炉设备采购项目',
  '分布式光伏发电项目',
  '原料年度供应服务',
  '污水处理站扩建工程',
]
export const BID_RESULTS: readonly string[] = ['中标', '未中标', '公示中']
export const LICENCES: readonly string[] = ['排污许可证', '安全生产许可证', '特种设备使用登记证', '取水许可证']
export const NEWS: readonly string[] = [
  '获评省级绿色工厂',
  '新建智能生产线投产',
  '与高校共建节能技术中心',
  '入选专精特新中小企业名单',
  '完成燃煤锅炉清洁能源替代',
]
export const SOURCES: readonly string[] = ['佛山日报', '南方日报', '珠江时报', '行业协会网站']

/** Holdings between customers: C-000012's form a cycle, and it controls 40 % of the third company. */
export const HELD: Readonly<Record<string, readonly (readonly [holder: string, share: number])[]>> = {
  'C-000012': [['C-000023', 0.15]],
  'C-000020': [['C-000012', 0.6]],
  'C-000023': [
    ['C-000020', 0.5],
    ['C-000012', 0.1],
  ],
}
/** Revenue of the last year by scale. CNY */
export const REVENUES = {
  '1': [400_000_000, 3_000_000_000],
  '2': [40_000_000, 400_000_000],
  '3': [5_000_000, 40_000_000],
  '4': [300_000, 5_000_000],
} as const
