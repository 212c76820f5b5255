import type { Random } from './Random'

/** Part of a person's name: Chinese, Latin letters. */
type NamePart = readonly [name: string, nameEn: string]

const parts = (text: string): NamePart[] =>
  text.split(' ').map((pair) => {
    const [name = '', nameEn = ''] = pair.split('/')
    return [name, nameEn]
  })

const SURNAMES = parts(
  '陈/Chen 李/Li 黄/Huang 张/Zhang 梁/Liang 林/Lin 刘/Liu 吴/Wu 何/He 罗/Luo 谢/Xie 冯/Feng 邓/Deng ' +
    '曾/Zeng 彭/Peng 苏/Su 卢/Lu 蔡/Cai 潘/Pan 袁/Yuan 董/Dong 杜/Du 沈/Shen 叶/Ye 徐/Xu 马/Ma 钟/Zhong ' +
    '高/Gao 郭/Guo 孙/Sun',
)
const GIVEN_NAMES = parts(
  '志强/Zhiqiang 伟明/Weiming 建华/Jianhua 嘉欣/Jiaxin 晓敏/Xiaomin 国栋/Guodong 文辉/Wenhui 丽娟/Lijuan ' +
    '俊杰/Junjie 秀英/Xiuying 永康/Yongkang 海燕/Haiyan 敏/Min 军/Jun 强/Qiang 芳/Fang 磊/Lei 静/Jing ' +
    '勇/Yong 艳/Yan 杰/Jie 娟/Juan 涛/Tao 明/Ming 超/Chao 霞/Xia 平/Ping 刚/Gang',
)

/** First three digits of mobile numbers in use. */
const PHONE_PREFIXES = ['133', '135', '136', '137', '138', '139', '150', '158', '159', '180', '186', '188'] as const

export interface PersonName {
  readonly name: string
  readonly nameEn: string
}

export function drawPerson(random: Random): PersonName {
  const [surname, given] = [random.pick(SURNAMES), random.pick(GIVEN_NAMES)]
  return { name: surname[0] + given[0], nameEn: `${surname[1]} ${given[1]}` }
}

/** A mobile number of valid form. */
export function drawPhone(random: Random): string {
  return `${random.pick(PHONE_PREFIXES)}${String(random.int(0, 99_999_999)).padStart(8, '0')}`
}
