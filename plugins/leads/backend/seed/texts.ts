/** What follow-ups say. */
export const TRACK_TEXTS: readonly string[] = [
  '与能源主管确认现有锅炉两台，运行约十年，明年有更换计划，需要我方提供方案。',
  '对方关心管道接驳费用和停产时间，已答应本周内给出初步报价。',
  '电话沟通用气需求，目前使用液化石油气，月用量约四十吨，对价格比较敏感。',
  '现场查看燃烧设备，窑炉三条，烧嘴为低压型，改造工作量不大。',
  '采购表示与现供应商合同年底到期，愿意比较两家价格后再定。',
  '厂长介绍扩产计划，新车间明年三月投产，预计用气量增加三成。',
  '发送同行业改造案例和测算表，对方反馈需要内部讨论后再约时间。',
  '了解到环保部门要求年底前淘汰燃煤锅炉，企业希望尽快定方案。',
  '对方询问分布式光伏与燃气组合方案，约定下次带技术同事一同拜访。',
  '财务要求分期支付接驳费，已记录，回公司请示后答复。',
  '门卫登记后未见到负责人，留下资料和名片，改日再约。',
  '确认了用气时段为早八点至晚八点，高峰在下午，调压箱位置已看好。',
]

export const TRACK_TEXTS_EN: readonly string[] = [
  'Sent the case study of a tile works with two boilers. They will pass it to the plant manager.',
  'Asked for last year’s bills. The finance office wants a written request first.',
  'Looked at the regulator station together. Space is tight but enough for a second line.',
  'They burn coal until June. After that the permit ends and they have to change.',
  'Price per cubic metre is the main question. Competitor offers a fixed price for two years.',
  'Left our brochure with the foreman, the energy manager was on a business trip.',
  'Agreed on the measuring week. They will read the meters every day at eight.',
]

export const SURNAMES = '陈李黄张梁林刘吴何罗谢冯邓曾彭苏卢蔡潘袁董杜沈叶徐马钟高郭孙'.split('')
export const GIVEN_NAMES: readonly string[] = [
  '志强',
  '伟明',
  '建华',
  '嘉欣',
  '晓敏',
  '国栋',
  '文辉',
  '丽娟',
  '俊杰',
  '秀英',
  '永康',
  '海燕',
  '敏',
  '军',
  '强',
  '芳',
  '磊',
  '静',
  '勇',
  '艳',
  '杰',
  '娟',
  '涛',
  '明',
  '超',
  '霞',
  '平',
  '刚',
]

/** First three digits of mobile numbers in use. */
export const PHONE_PREFIXES = [
  '133',
  '135',
  '136',
  '137',
  '138',
  '139',
  '150',
  '158',
  '159',
  '180',
  '186',
  '188',
] as const
