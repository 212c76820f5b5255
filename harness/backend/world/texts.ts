/** What was written down, in English too where somebody put it so. */
export interface Note {
  readonly text: string
  readonly textEn?: string
}

/** What people write about a call or a visit. */
export const NOTES: readonly Note[] = [
  { text: '与能源主管确认现有锅炉两台，运行约十年，明年有更换计划，需要我司提供方案。' },
  { text: '对方关心管道接驳费用和停产时间，已答应本周内给出初步报价。' },
  { text: '电话沟通用气需求，目前使用液化石油气，月用量约四十吨，对价格比较敏感。' },
  { text: '现场查看燃烧设备，窑炉三条，烧嘴为低压型，改造工作量不大。' },
  { text: '采购表示与现供应商合同年底到期，愿意比较两家价格后再定。' },
  { text: '厂长介绍扩产计划，新车间明年三月投产，预计用气量增加三成。' },
  { text: '发送同行业改造案例和测算表，对方反馈需要内部讨论后再约时间。' },
  { text: '了解到环保部门要求年底前淘汰燃煤锅炉，企业希望尽快定方案。' },
  { text: '对方询问分布式光伏与燃气组合方案，约定下次带技术同事一同拜访。' },
  { text: '财务要求分期支付接驳费，已记录，回公司请示后答复。' },
  { text: '门卫登记后未见到负责人，留下资料和名片，改日再约。' },
  { text: '确认了用气时段为早八点至晚八点，高峰在下午，调压箱位置已看好。' },
]
