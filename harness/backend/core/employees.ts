import type { SimKind } from '../contract'
import { organisation } from './organisations'

/** The five personas rep01–05 and their colleagues emp06–30 (domain/permissions.md). */
export interface Employee {
  readonly loginName: string
  readonly userName: string
  readonly userNameEn: string
  /** The user code of section 4. */
  readonly code: string
  readonly orgCode: string
}

/** Kind `employee`, id = login name. */
export const employeeKind: SimKind<Employee> = { name: 'employee', id: (record) => record.loginName }

/** Login name, Chinese name, English name, organisation. */
const PEOPLE: readonly (readonly [string, string, string, string])[] = [
  ['rep01', '李伟', 'Li Wei', '440605'],
  ['rep02', '陈静', 'Chen Jing', '4406'],
  ['rep03', '赵敏', 'Zhao Min', '44'],
  ['rep04', '孙浩', 'Sun Hao', '440605'],
  ['rep05', '周岩', 'Zhou Yan', '3302'],
  ['emp06', '黄丽', 'Huang Li', '4420'],
  ['emp07', '何军', 'He Jun', '4406'],
  ['emp08', '林芳', 'Lin Fang', '44'],
  ['emp09', '郭涛', 'Guo Tao', '00'],
  ['emp10', '梁志强', 'Liang Zhiqiang', '440605'],
  ['emp11', '吴婷', 'Wu Ting', '440605'],
  ['emp12', '罗斌', 'Luo Bin', '440605'],
  ['emp13', '谢燕', 'Xie Yan', '440605'],
  ['emp14', '冯超', 'Feng Chao', '440604'],
  ['emp15', '邓慧', 'Deng Hui', '440604'],
  ['emp16', '曾勇', 'Zeng Yong', '440604'],
  ['emp17', '彭娜', 'Peng Na', '440604'],
  ['emp18', '苏明', 'Su Ming', '440606'],
  ['emp19', '卢洁', 'Lu Jie', '440606'],
  ['emp20', '蔡鹏', 'Cai Peng', '440606'],
  ['emp21', '潘虹', 'Pan Hong', '440606'],
  ['emp22', '袁辉', 'Yuan Hui', '4420'],
  ['emp23', '董雪', 'Dong Xue', '4420'],
  ['emp24', '杜磊', 'Du Lei', '4420'],
  ['emp25', '沈佳', 'Shen Jia', '3302'],
  ['emp26', '叶凯', 'Ye Kai', '3302'],
  ['emp27', '徐莉', 'Xu Li', '3302'],
  ['emp28', '马骏', 'Ma Jun', '4420'],
  ['emp29', '钟琪', 'Zhong Qi', '440604'],
  ['emp30', '高远', 'Gao Yuan', '00'],
]

export const EMPLOYEES: readonly Employee[] = PEOPLE.map(([loginName, userName, userNameEn, orgCode], index) => ({
  loginName,
  userName,
  userNameEn,
  code: String(10_000_001 + index),
  orgCode,
}))

/** Companies of the organisations: the group, and one for each province and city. Chinese, English. */
const COMPANIES: Readonly<Record<string, readonly [string, string]>> = {
  '00': ['蓝焰能源集团有限公司', 'Blue Flame Energy Group'],
  '44': ['蓝焰能源（广东）有限公司', 'Blue Flame Energy (Guangdong)'],
  '4406': ['蓝焰能源（佛山）有限公司', 'Blue Flame Energy (Foshan)'],
  '4420': ['蓝焰能源（中山）有限公司', 'Blue Flame Energy (Zhongshan)'],
  '33': ['蓝焰能源（浙江）有限公司', 'Blue Flame Energy (Zhejiang)'],
  '3302': ['蓝焰能源（宁波）有限公司', 'Blue Flame Energy (Ningbo)'],
}

/** Employee info of section 3; the company is that of the employee's city, the region that of their province. */
export function employeeInfo(employee: Employee) {
  const companyCode = employee.orgCode.slice(0, 4)
  const [companyName, companyNameEn] = COMPANIES[companyCode] ?? ['', '']
  const own = organisation(employee.orgCode)
  const region = organisation(employee.orgCode.slice(0, 2))
  return {
    loginName: employee.loginName,
    userName: employee.userName,
    userNameEn: employee.userNameEn,
    companyName,
    companyNameEn,
    orgName: own?.orgName ?? '',
    orgNameEn: own?.orgNameEn ?? '',
    code: employee.code,
    orgCode: employee.orgCode,
    manageCompanyCode: companyCode,
    manageCompanyName: companyName,
    regionName: region?.orgName ?? '',
    regionNameEn: region?.orgNameEn ?? '',
  }
}
