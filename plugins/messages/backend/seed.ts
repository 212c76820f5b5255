import type { SeedOptions } from '#harness/backend/contract'
import type { Message } from '#harness/backend/core/messages'
import { recordId } from '#harness/backend/world'

type Content = Pick<Message, 'category' | 'type' | 'title' | 'level'> & Partial<Message>

/** A type of message of an area; `prefix` of its record's id. */
function of(
  category: Message['category'],
  type: string,
  prefix: string,
  en: string,
  zh: string,
  level: Message['level'] = 'normal',
): (n: number) => Content {
  return (n) => {
    const id = recordId(prefix, ((n - 1) % RECORDS) + 1)
    const put = (text: string) => text.replace('{n}', id)
    const params = prefix === 'L' ? { clueId: id } : { id }
    return { category, type, level, title: { en: put(en), zh: put(zh) }, params }
  }
}

/** Records that messages are about: every area seeds at least this many. */
const RECORDS = 30

/** Every type of every area once (domain: messages 6), the frequent ones first. */
const TYPES: readonly ((n: number) => Content)[] = [
  of('risk', 'gasRisk.raised', 'GW', 'Gas volume down: warning {n}', '用气量下降：预警 {n}', 'urgent'),
  of('todo', 'todo.due', 'TD', 'To-do {n} is due today', '待办 {n} 今天到期'),
  of('lead', 'clue.assigned', 'L', 'Lead {n} was assigned to you', '线索 {n} 已分配给您', 'important'),
  of('visit', 'visit.due', 'V', 'Visit {n} begins in an hour', '拜访 {n} 将在一小时后开始'),
  of('approval', 'role.decided', 'AP', 'Your application {n} was decided', '您的申请 {n} 已审批', 'important'),
  of('risk', 'customer.riskFound', 'C', 'New risk found at company {n}', '公司 {n} 发现新的风险', 'important'),
  of('todo', 'need.due', 'N', 'Need {n} is due tomorrow', '需求 {n} 明天到期'),
  of('lead', 'clue.followUpDue', 'L', 'The next step of lead {n} is late', '线索 {n} 的下一步已逾期'),
  of('project', 'schedule.delayed', 'PJ', 'Project {n} is late', '项目 {n} 进度滞后', 'important'),
  of(
    'risk',
    'competitive.raised',
    'CW',
    'A competitor called on your customer: {n}',
    '竞争对手接触您的客户：{n}',
    'urgent',
  ),
  of('risk', 'gasBounce.found', 'GB', 'Gas volume came back: {n}', '用气量回升：{n}'),
  of('todo', 'todo.escalated', 'TD', 'To-do {n} went to your manager', '待办 {n} 已上报主管', 'important'),
  of('todo', 'report.due', 'BR', 'Report {n} is due today', '报告 {n} 今天截止'),
  of('todo', 'report.commented', 'BR', 'Report {n} has a comment', '报告 {n} 有新评论'),
  of('lead', 'clue.changed', 'L', 'Lead {n} was changed', '线索 {n} 有变动'),
  of('lead', 'opportunity.created', 'B', 'Opportunity {n} was created', '商机 {n} 已创建'),
  of('lead', 'customer.changed', 'C', 'Company {n} was changed', '公司 {n} 信息有变动'),
  of('lead', 'contact.changed', 'P', 'Contact {n} was changed', '联系人 {n} 有变动'),
  of('todo', 'contact.birthday', 'P', 'Contact {n} has a birthday soon', '联系人 {n} 即将过生日'),
  of('visit', 'visit.invited', 'V', 'You are invited to visit {n}', '邀请您参加拜访 {n}'),
  of('visit', 'visit.changed', 'V', 'Visit {n} was moved', '拜访 {n} 时间有变'),
  of('todo', 'need.assigned', 'N', 'Need {n} was assigned to you', '需求 {n} 已分配给您'),
  of('approval', 'role.toApprove', 'AP', 'Application {n} waits for you', '申请 {n} 待您审批', 'important'),
  of('approval', 'role.expiring', 'AP', 'A role of application {n} ends soon', '申请 {n} 的角色即将到期'),
  of('approval', 'contract.toApprove', 'CT', 'Contract {n} waits for you', '合同 {n} 待您审批', 'important'),
  of('approval', 'contract.decided', 'CT', 'Contract {n} was decided', '合同 {n} 已审批'),
  of('project', 'contract.expiring', 'CT', 'Contract {n} ends soon', '合同 {n} 即将到期'),
  of('project', 'contract.paymentDue', 'CT', 'A payment of contract {n} is due', '合同 {n} 有款项到期'),
  of('approval', 'center.toApprove', 'CR', 'Request {n} waits for you', '申请 {n} 待您审批'),
  of('approval', 'center.decided', 'CR', 'Request {n} was decided', '申请 {n} 已审批'),
  of('approval', 'center.done', 'CR', 'The center of request {n} is there', '申请 {n} 的中心已建立'),
  of('project', 'center.ending', 'CR', 'The center of request {n} ends soon', '申请 {n} 的中心即将到期'),
  of('approval', 'budget.toApprove', 'BE', 'Estimate {n} waits for you', '概算 {n} 待您审批'),
  of('approval', 'budget.decided', 'BE', 'Estimate {n} was decided', '概算 {n} 已审批'),
  of('approval', 'knowledge.review', 'K', 'Item {n} waits for your review', '资料 {n} 待您审核'),
  of('approval', 'knowledge.reviewed', 'K', 'Your item {n} was reviewed', '您的资料 {n} 已审核'),
  of('notice', 'knowledge.comment', 'K', 'Item {n} has a comment', '资料 {n} 有新评论'),
  of('project', 'schedule.milestoneDue', 'PJ', 'A milestone of project {n} is due', '项目 {n} 的里程碑即将到期'),
  of('project', 'schedule.blocked', 'PJ', 'Project {n} is blocked', '项目 {n} 受阻', 'important'),
  of('project', 'schedule.dailyMissing', 'PJ', 'The daily report of {n} is missing', '项目 {n} 缺少日报'),
  of('project', 'schedule.safety', 'PJ', 'Safety event at project {n}', '项目 {n} 发生安全事件', 'important'),
  of('project', 'team.changed', 'T', 'Team {n} was changed', '团队 {n} 有变动'),
  of('todo', 'advice.ready', 'A', 'Sales advice {n} is ready', '销售建议 {n} 已就绪'),
  of('lead', 'advice.feedback', 'A', 'Sales advice {n} has feedback', '销售建议 {n} 有反馈'),
  (n) => ({
    category: 'notice',
    type: 'notice.published',
    level: 'normal',
    title: { en: `Notice ${n}: opening hours of the service hall`, zh: `公告 ${n}：营业厅服务时间调整` },
    summary: { en: 'From Monday on, 8:30 to 17:30.', zh: '自下周一起 8:30 至 17:30。' },
    html: '<p>自下周一起，营业厅服务时间调整为 <b>8:30–17:30</b>。</p><p>From Monday on the service halls are open from <b>8:30 to 17:30</b>.</p>',
  }),
  (n) => ({
    category: 'system',
    type: 'system.updated',
    level: 'normal',
    title: { en: `Version 2.${n} is there`, zh: `新版本 2.${n} 已上线` },
    summary: { en: 'Faster lists, and check-in without network.', zh: '列表更快，支持离线打卡。' },
  }),
]

/** Templates of seeded messages (domain: messages 1). */
const WARNING = {
  v: 1,
  title: { en: 'Gas volume down', zh: '用气量下降' },
  subtitle: { en: 'Guangda Glass Works', zh: '佛山广达玻璃厂' },
  rows: [
    { label: { en: 'Actual', zh: '实际用气量' }, value: 8600, as: 'volume' },
    { label: { en: 'Expected', zh: '预期用气量' }, value: 12_400, as: 'volume' },
    { label: { en: 'Due', zh: '处理期限' }, value: '2026-11-20', as: 'date', tone: 'due' },
  ],
  table: {
    columns: [
      { key: 'd', label: { en: 'Day', zh: '日期' }, as: 'date' },
      { key: 'v', label: 'm³', as: 'volume', align: 'right' },
    ],
    rows: [
      { d: '2026-11-18', v: 12_100 },
      { d: '2026-11-19', v: 8600 },
    ],
  },
  actions: [
    {
      id: 'handle',
      label: { en: 'Handle', zh: '处理' },
      do: 'route',
      tone: 'main',
      type: 'gasRisk.raised',
      params: { id: 'GW-000001' },
    },
    { id: 'ack', label: { en: 'Seen', zh: '已阅' }, do: 'ack' },
  ],
}
const LONG_TABLE = {
  v: 1,
  title: { en: 'Gas volumes of 50 customers', zh: '50 家客户用气量' },
  rows: [{ label: { en: 'Customers', zh: '客户数' }, value: 50 }],
  table: {
    columns: [
      { key: 'n', label: { en: 'Customer', zh: '客户' } },
      { key: 'v', label: 'm³', as: 'volume', align: 'right' },
      { key: 'p', label: { en: 'Amount', zh: '金额' }, as: 'money', align: 'right' },
    ],
    rows: Array.from({ length: 50 }, (_, at) => ({ n: `C-${at + 1}`, v: 1000 + at * 37, p: (1000 + at * 37) * 4 })),
    total: { n: { en: 'Sum', zh: '合计' }, v: 95_325, p: 381_300 },
  },
  actions: [{ id: 'confirm', label: { en: 'Confirm', zh: '确认' }, do: 'call', tone: 'main', confirm: true }],
}
const NEWER = { v: 2, title: { en: 'Of a newer app', zh: '新版内容' }, rows: [], cards: [] }
const INVITED = {
  v: 1,
  title: { en: 'Safety training', zh: '安全培训' },
  rows: [
    { label: { en: 'Day', zh: '日期' }, value: '2026-11-24', as: 'date' },
    { label: { en: 'Place', zh: '地点' }, value: { en: 'Service hall Nanhai', zh: '南海营业厅' }, as: 'address' },
    { label: { en: 'Contact', zh: '联系人' }, value: { en: 'Zhao Min', zh: '赵敏' }, as: 'person' },
    { label: { en: 'Phone', zh: '电话' }, value: '13800138000', as: 'phone' },
  ],
  actions: [
    { id: 'accept', label: { en: 'I come', zh: '参加' }, do: 'call', tone: 'main' },
    { id: 'decline', label: { en: 'I cannot', zh: '不参加' }, do: 'call', tone: 'plain' },
  ],
}
const HOSTILE =
  '<p>Hello <b>you</b></p><script>window.isBroken = true</script><img src=x onerror="window.isBroken = true"><a href="javascript:window.isBroken=true">press</a><iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name="password"></form>'

/** Fixed messages of rep01 by number (domain: messages 6). */
const FIXED: Readonly<Record<number, Partial<Message>>> = {
  1: {
    ...TYPES[0]?.(1),
    template: WARNING,
    summary: { en: '8,600 m³ instead of 12,400', zh: '8,600 m³，预期 12,400 m³' },
  },
  2: {
    category: 'notice',
    type: 'volumes.reported',
    level: 'normal',
    title: { en: 'Gas volumes of your customers', zh: '您的客户用气量' },
    params: {},
    template: LONG_TABLE,
  },
  3: {
    ...TYPES[2]?.(1),
    params: { clueId: 'L-999999' },
    title: { en: 'Lead L-999999 was assigned', zh: '线索 L-999999 已分配' },
  },
  4: {
    category: 'system',
    type: 'foo.bar',
    level: 'normal',
    title: { en: 'Of a newer app', zh: '新版应用的消息' },
    params: { id: 'X-1' },
    template: NEWER,
  },
  5: {
    category: 'notice',
    type: 'notice.published',
    level: 'normal',
    title: { en: '<b>Hostile</b> notice', zh: '<b>恶意</b>公告' },
    params: {},
    html: HOSTILE,
    files: [
      { name: '通知<img src=x>.pdf', size: 240_000, suffix: 'pdf', fileUrl: '/file/notice.pdf' },
      { name: 'evil.html', size: 10, suffix: 'html', fileUrl: 'javascript:alert(1)' },
    ],
  },
  6: {
    ...TYPES[2]?.(1),
    params: { clueId: 'L-000005' },
    title: { en: 'Lead L-000005 was assigned', zh: '线索 L-000005 已分配' },
  },
  7: { ...TYPES[4]?.(2), params: { id: 'AP-000002', items: '1' } },
  8: {
    category: 'notice',
    type: 'training.invited',
    level: 'normal',
    title: { en: 'Safety training on Tuesday', zh: '周二安全培训' },
    params: {},
    template: INVITED,
  },
}
/** Fixed messages that are unread although they are old. */
const UNREAD_FIXED = 1

/** Readers with their number of messages and of unread messages by category (domain: messages 6). */
const READERS: readonly (readonly [loginName: string, count: number, unread: Readonly<Record<string, number>>])[] = [
  ['rep01', 86, { todo: 6, risk: 4, lead: 3, notice: 2, approval: 1, visit: 1 }],
  ['rep04', 2, { todo: 1 }],
  ['rep05', 9, { lead: 2, todo: 1 }],
]
/** Number of messages of rep01 in a large store. */
const LARGE = 5000
const DAYS = 60
const DAY = 86_400_000
/** Numbers of expired messages; they are not counted, even if unread. */
const EXPIRED = { from: 9, to: 13 }

/** Seeds messages evenly over the last 60 days, the newest an hour old; the newest of each category are unread. */
export function seedMessages(now: Date, size: SeedOptions['size']): Message[] {
  let last = 0
  const seeded = READERS.flatMap(([loginName, usual, unread]) => {
    const isFirst = loginName === 'rep01'
    const count = size === 'large' && isFirst ? LARGE : usual
    const left: Record<string, number> = { ...unread, ...(isFirst && { risk: (unread.risk ?? 0) - UNREAD_FIXED }) }
    const messages = Array.from({ length: count }, (_, index): Message => {
      const seq = count - index
      const chosen = TYPES[index % TYPES.length] as (typeof TYPES)[number]
      const fixed = isFirst ? FIXED[seq] : undefined
      const content: Content = { ...chosen(seq), ...fixed }
      const isExpired = isFirst && seq >= EXPIRED.from && seq <= EXPIRED.to
      const isUnread = fixed ? seq <= UNREAD_FIXED : isExpired || (left[content.category] ?? 0) > 0
      if (!isExpired && !fixed) left[content.category] = (left[content.category] ?? 0) - 1
      const at = new Date(now.getTime() - DAY / 24 - (index * (DAYS - 1) * DAY) / count)
      return {
        ...content,
        mid: '',
        to: loginName,
        seq,
        at: at.toISOString(),
        ...(isUnread ? {} : { readAt: new Date(at.getTime() + DAY / 24).toISOString() }),
        ...(isExpired ? { expiresAt: new Date(at.getTime() + DAY).toISOString() } : {}),
      }
    })
    // Ids in chronological order, as a server assigns them.
    return messages.reverse().map((message) => {
      last += 1
      return { ...message, mid: recordId('MS', last) }
    })
  })
  // A deleted one, which its reader may take back.
  const deleted: Message = {
    ...seeded[0],
    mid: recordId('MS', last + 1),
    to: 'rep05',
    seq: 0,
    isDeleted: true,
  } as Message
  return [...seeded, deleted]
}
