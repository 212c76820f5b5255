import type { RiskKind, RiskRole } from '../../rules/riskKinds'
import type { GivenRisk } from '../riskSeed'

/** Terms of courts, from which records, documents and messages are generated. */

/** What messages call the kinds. */
export const KIND_NAMES: Readonly<Record<RiskKind, { readonly en: string; readonly zh: string }>> = {
  pjws: { en: 'judgments', zh: '裁判文书' },
  bzxr: { en: 'enforcement', zh: '被执行人' },
  laxx: { en: 'case filings', zh: '立案信息' },
  fygg: { en: 'court notices', zh: '法院公告' },
  ktgg: { en: 'hearings', zh: '开庭公告' },
  sxxx: { en: 'dishonest debtor', zh: '失信信息' },
  xzgxf: { en: 'consumption limits', zh: '限制高消费' },
  zbaj: { en: 'ended enforcement', zh: '终本案件' },
  gqdj: { en: 'equity freezes', zh: '股权冻结' },
}

export const COURTS: readonly string[] = [
  '佛山市南海区人民法院',
  '佛山市禅城区人民法院',
  '佛山市顺德区人民法院',
  '佛山市中级人民法院',
  '广州市天河区人民法院',
  '中山市第一人民法院',
]

/** Kind of case within a case number. */
export const CASE_LETTERS: Readonly<Record<RiskKind, string>> = {
  pjws: '民初',
  bzxr: '执',
  laxx: '民初',
  fygg: '民初',
  ktgg: '民初',
  sxxx: '执',
  xzgxf: '执',
  zbaj: '执恢',
  gqdj: '执保',
}

export const CAUSES: readonly string[] = [
  '买卖合同纠纷',
  '建设工程施工合同纠纷',
  '金融借款合同纠纷',
  '劳动争议',
  '加工合同纠纷',
  '租赁合同纠纷',
  '供用气合同纠纷',
  '票据追索权纠纷',
]
export const NOTICES: readonly string[] = ['起诉状副本及开庭传票', '裁判文书', '执行文书', '公示催告']
export const PERFORMED: readonly string[] = ['全部未履行', '部分未履行']
export const CONDUCTS: readonly string[] = [
  '有履行能力而拒不履行生效法律文书确定义务',
  '违反财产报告制度',
  '违反限制消费令',
]
export const RESULTS: readonly string[] = [
  '双方达成调解，被告分三期支付货款。',
  '判令被告于判决生效之日起十日内支付货款及利息。',
  '原告撤回起诉。',
  '驳回原告的诉讼请求。',
]

/** The role on the other side of a case. */
export const OPPOSITE: Readonly<Record<RiskRole, RiskRole>> = {
  plaintiff: 'defendant',
  defendant: 'plaintiff',
  thirdParty: 'plaintiff',
  debtor: 'applicant',
  applicant: 'debtor',
}

/** Companies on the other side. */
export const PARTIES: readonly string[] = [
  '广东鸿泰物资贸易有限公司',
  '佛山市南海区恒昌五金经营部',
  '佛山农村商业银行股份有限公司',
  '广州市启明包装材料有限公司',
  '中山市正和机电设备有限公司',
  '佛山市华远建筑工程有限公司',
]

/** Roles in documents. */
export const ROLE_WORDS: Readonly<Record<RiskRole, string>> = {
  plaintiff: '原告',
  defendant: '被告',
  thirdParty: '第三人',
  debtor: '被执行人',
  applicant: '申请人',
}

/** Kinds in which a debt is enforced. */
export const ENFORCED: readonly RiskKind[] = ['bzxr', 'sxxx', 'xzgxf', 'zbaj', 'gqdj']
export const ROLES_ENFORCED: readonly RiskRole[] = ['debtor', 'debtor', 'debtor', 'applicant']
export const ROLES_IN_COURT: readonly RiskRole[] = ['defendant', 'defendant', 'plaintiff', 'plaintiff', 'thirdParty']

/** Kinds of ordinary trouble, of slow payment, and of a company that is failing, with the most records of a company. */
export const LIGHT: readonly RiskKind[] = ['pjws', 'pjws', 'laxx', 'laxx', 'ktgg', 'fygg']
export const HEAVY: readonly RiskKind[] = [...LIGHT, 'gqdj', 'zbaj']
export const FAILING: readonly RiskKind[] = [...HEAVY, 'bzxr', 'xzgxf', 'sxxx']

/** Records of the fixed companies (domain/customer.md 7). */
export const FIXED_RISKS: Readonly<Record<string, readonly GivenRisk[]>> = {
  'C-000001': [
    { kind: 'pjws', role: 'defendant', state: 'open', ago: 4, amount: 860_000 },
    { kind: 'pjws', role: 'defendant', state: 'open', ago: 9, amount: 440_000 },
    { kind: 'laxx', role: 'defendant', state: 'open', ago: 160 },
  ],
  'C-000002': [{ kind: 'pjws', role: 'plaintiff', state: 'closed', ago: 400 }],
  'C-000003': [
    { kind: 'gqdj', role: 'debtor', state: 'open', ago: 210 },
    { kind: 'bzxr', role: 'debtor', state: 'closed', ago: 700, closedAgo: 158 },
    { kind: 'pjws', role: 'defendant', state: 'closed', ago: 900 },
  ],
  'C-000004': [],
  'C-000006': [{ kind: 'sxxx', role: 'debtor', state: 'open', ago: 75 }],
}
