/** What partners are called after: trade by kind, place with its code, company; Chinese and English. */

export const TRADES: Readonly<Record<string, readonly [string, string]>> = {
  '01': ['设备', 'Equipment'],
  '02': ['工程', 'Engineering'],
  '03': ['设计院', 'Design Institute'],
  '04': ['运维', 'Operations'],
  '05': ['融资租赁', 'Leasing'],
}
export const PLACES = [
  ['440605', '南海', 'Nanhai'],
  ['440604', '禅城', 'Chancheng'],
  ['440606', '顺德', 'Shunde'],
  ['4420', '中山', 'Zhongshan'],
] as const
export const NAMES = [
  ['恒达', 'Hengda'],
  ['鑫源', 'Xinyuan'],
  ['蓝天', 'Lantian'],
  ['佳能', 'Jianeng'],
  ['粤通', 'Yuetong'],
  ['中能', 'Zhongneng'],
] as const
export const SKILLS = ['steam', 'heat', 'pv', 'storage', 'cooling', 'charging', 'power', 'saving']
/** The longest name that a partner may have: 60 characters. */
export const LONGEST =
  '佛山市南海区新能源综合利用与节能改造工程技术服务及锅炉设备安装调试运维检修和余热回收合同能源管理项目投资建设运营有限公司'
export const LONGEST_EN =
  'Nanhai New Energy Engineering, Boilers, Heat Recovery and Energy Contracting Holding Co., Ltd.'
