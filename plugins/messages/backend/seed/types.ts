import type { Message } from '#harness/backend/core/messages'

/** The kinds of records that seeded messages are about, by the prefix of their ids. */
export const KINDS = {
  GW: 'gas-warning',
  TD: 'risk-todo',
  L: 'lead',
  V: 'visit',
  AP: 'role-application',
  C: 'company',
  N: 'visit-need',
  PJ: 'project',
  CR: 'competitive',
  GB: 'gas-bounce',
  BR: 'risk-report',
  B: 'business',
  P: 'contact',
  CT: 'contract',
  CC: 'center-request',
  BE: 'budget-estimate',
  K: 'knowledge-item',
  T: 'team',
  A: 'advice',
} as const

/** Every type of every area, the frequent ones first (domain: messages 6): category, type, prefix, titles, level. */
export const TYPES: readonly (readonly [
  category: Message['category'],
  type: string,
  prefix: keyof typeof KINDS,
  en: string,
  zh: string,
  level: Message['level'],
])[] = [
  ['risk', 'gasRisk.raised', 'GW', 'Gas volume down: warning {n}', '用气量下降：预警 {n}', 'urgent'],
  ['todo', 'todo.due', 'TD', 'To-do {n} is due today', '待办 {n} 今天到期', 'normal'],
  ['lead', 'clue.assigned', 'L', 'Lead {n} was assigned to you', '线索 {n} 已分配给您', 'important'],
  ['visit', 'visit.due', 'V', 'Visit {n} begins in an hour', '拜访 {n} 将在一小时后开始', 'normal'],
  ['approval', 'role.decided', 'AP', 'Your application {n} was decided', '您的申请 {n} 已审批', 'important'],
  ['risk', 'customer.riskFound', 'C', 'New risk found at {n}', '{n} 发现新的风险', 'important'],
  ['todo', 'need.due', 'N', 'Need {n} is due tomorrow', '需求 {n} 明天到期', 'normal'],
  ['lead', 'clue.followUpDue', 'L', 'The next step of lead {n} is late', '线索 {n} 的下一步已逾期', 'normal'],
  ['project', 'schedule.delayed', 'PJ', 'Project {n} is late', '项目 {n} 进度滞后', 'important'],
  [
    'risk',
    'competitive.raised',
    'CR',
    'A competitor called on your customer: {n}',
    '竞争对手接触您的客户：{n}',
    'urgent',
  ],
  ['risk', 'gasBounce.found', 'GB', 'Gas volume came back: {n}', '用气量回升：{n}', 'normal'],
  ['todo', 'todo.escalated', 'TD', 'To-do {n} went to your manager', '待办 {n} 已上报主管', 'important'],
  ['todo', 'report.due', 'BR', 'Report {n} is due today', '报告 {n} 今天截止', 'normal'],
  ['todo', 'report.commented', 'BR', 'Report {n} has a comment', '报告 {n} 有新评论', 'normal'],
  ['lead', 'clue.changed', 'L', 'Lead {n} was changed', '线索 {n} 有变动', 'normal'],
  ['lead', 'opportunity.created', 'B', 'Opportunity {n} was created', '商机 {n} 已创建', 'normal'],
  ['lead', 'customer.changed', 'C', '{n} was changed', '{n} 信息有变动', 'normal'],
  ['lead', 'contact.changed', 'P', 'Contact {n} was changed', '联系人 {n} 有变动', 'normal'],
  ['todo', 'contact.birthday', 'P', '{n} has a birthday soon', '{n} 即将过生日', 'normal'],
  ['visit', 'visit.invited', 'V', 'You are invited to visit {n}', '邀请您参加拜访 {n}', 'normal'],
  ['visit', 'visit.changed', 'V', 'Visit {n} was moved', '拜访 {n} 时间有变', 'normal'],
  ['todo', 'need.assigned', 'N', 'Need {n} was assigned to you', '需求 {n} 已分配给您', 'normal'],
  ['approval', 'role.toApprove', 'AP', 'Application {n} waits for you', '申请 {n} 待您审批', 'important'],
  ['approval', 'role.expiring', 'AP', 'A role of application {n} ends soon', '申请 {n} 的角色即将到期', 'normal'],
  ['approval', 'contract.toApprove', 'CT', 'Contract {n} waits for you', '合同 {n} 待您审批', 'important'],
  ['approval', 'contract.decided', 'CT', 'Contract {n} was decided', '合同 {n} 已审批', 'normal'],
  ['project', 'contract.expiring', 'CT', 'Contract {n} ends soon', '合同 {n} 即将到期', 'normal'],
  ['project', 'contract.paymentDue', 'CT', 'A payment of contract {n} is due', '合同 {n} 有款项到期', 'normal'],
  ['approval', 'center.toApprove', 'CC', 'Request {n} waits for you', '申请 {n} 待您审批', 'normal'],
  ['approval', 'center.decided', 'CC', 'Request {n} was decided', '申请 {n} 已审批', 'normal'],
  ['approval', 'center.done', 'CC', 'The center of request {n} is there', '申请 {n} 的中心已建立', 'normal'],
  ['project', 'center.ending', 'CC', 'The center of request {n} ends soon', '申请 {n} 的中心即将到期', 'normal'],
  ['approval', 'budget.toApprove', 'BE', 'Estimate {n} waits for you', '概算 {n} 待您审批', 'normal'],
  ['approval', 'budget.decided', 'BE', 'Estimate {n} was decided', '概算 {n} 已审批', 'normal'],
  ['approval', 'knowledge.review', 'K', 'Item {n} waits for your review', '资料 {n} 待您审核', 'normal'],
  ['approval', 'knowledge.reviewed', 'K', 'Your item {n} was reviewed', '您的资料 {n} 已审核', 'normal'],
  ['notice', 'knowledge.comment', 'K', 'Item {n} has a comment', '资料 {n} 有新评论', 'normal'],
  [
    'project',
    'schedule.milestoneDue',
    'PJ',
    'A milestone of project {n} is due',
    '项目 {n} 的里程碑即将到期',
    'normal',
  ],
  ['project', 'schedule.blocked', 'PJ', 'Project {n} is blocked', '项目 {n} 受阻', 'important'],
  ['project', 'schedule.dailyMissing', 'PJ', 'The daily report of {n} is missing', '项目 {n} 缺少日报', 'normal'],
  ['project', 'schedule.safety', 'PJ', 'Safety event at project {n}', '项目 {n} 发生安全事件', 'important'],
  ['project', 'team.changed', 'T', 'Team {n} was changed', '团队 {n} 有变动', 'normal'],
  ['todo', 'advice.ready', 'A', 'Sales advice {n} is ready', '销售建议 {n} 已就绪', 'normal'],
  ['lead', 'advice.feedback', 'A', 'Sales advice {n} has feedback', '销售建议 {n} 有反馈', 'normal'],
]

/** Types of what people do; all others are sent by the server. */
const BY_PEOPLE = /\.(?:assigned|changed|created|invited|toApprove|decided|commented?|review(?:ed)?|feedback)$/
/** Who sends a message of a type to a reader: their manager, and to the manager a salesperson; none if the server does. */
export function senderOf(type: string, reader: string): string | undefined {
  if (!BY_PEOPLE.test(type)) return undefined
  return reader === 'rep02' ? 'rep01' : 'rep02'
}
