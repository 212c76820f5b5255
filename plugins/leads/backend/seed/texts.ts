import type { Note } from './fixedLead'

/** What follow-ups say. */
export const TRACK_NOTES: readonly Note[] = [
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

/** What those of the pictured leads say. */
export const PICTURED_NOTES: readonly Note[] = [
  {
    text: '已发送某砖厂两台锅炉的改造案例，对方会转交厂长。',
    textEn: 'Sent the case study of a tile works with two boilers. They will pass it to the plant manager.',
  },
  {
    text: '索要去年用能账单，财务要求先出具书面申请。',
    textEn: 'Asked for last year’s bills. The finance office wants a written request first.',
  },
  {
    text: '一同查看调压站，场地较紧，但可以再接一路。',
    textEn: 'Looked at the regulator station together. Space is tight but enough for a second line.',
  },
  {
    text: '目前烧煤，许可六月到期，届时必须更换。',
    textEn: 'They burn coal until June. After that the permit ends and they have to change.',
  },
  {
    text: '最关心每方气价，竞争对手承诺两年不变价。',
    textEn: 'Price per cubic metre is the main question. Competitor offers a fixed price for two years.',
  },
  {
    text: '能源主管出差，资料已留给班长。',
    textEn: 'Left our brochure with the foreman, the energy manager was on a business trip.',
  },
  {
    text: '约定测量一周，对方每天八点抄表。',
    textEn: 'Agreed on the measuring week. They will read the meters every day at eight.',
  },
]

/** Parts of people's names: Chinese, Latin letters. */
type NamePart = readonly [name: string, nameEn: string]

const parts = (text: string): NamePart[] =>
  text.split(' ').map((pair) => {
    const [name = '', nameEn = ''] = pair.split('/')
    return [name, nameEn]
  })

export const SURNAMES = parts(
  '陈/Chen 李/Li 黄/Huang 张/Zhang 梁/Liang 林/Lin 刘/Liu 吴/Wu 何/He 罗/Luo 谢/Xie 冯/Feng 邓/Deng ' +
    '曾/Zeng 彭/Peng 苏/Su 卢/Lu 蔡/Cai 潘/Pan 袁/Yuan 董/Dong 杜/Du 沈/Shen 叶/Ye 徐/Xu 马/Ma 钟/Zhong ' +
    '高/Gao 郭/Guo 孙/Sun',
)
export const GIVEN_NAMES = parts(
  '志强/Zhiqiang 伟明/Weiming 建华/Jianhua 嘉欣/Jiaxin 晓敏/Xiaomin 国栋/Guodong 文辉/Wenhui 丽娟/Lijuan ' +
    '俊杰/Junjie 秀英/Xiuying 永康/Yongkang 海燕/Haiyan 敏/Min 军/Jun 强/Qiang 芳/Fang 磊/Lei 静/Jing ' +
    '勇/Yong 艳/Yan 杰/Jie 娟/Juan 涛/Tao 明/Ming 超/Chao 霞/Xia 平/Ping 刚/Gang',
)

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
