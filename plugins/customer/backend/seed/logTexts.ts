import { NOTES, type Note } from '#harness/backend/world'
import type { EnteredKind } from '../../rules/logKinds'

/** Texts of service logs. */
export const TEXTS: Readonly<Record<EnteredKind, readonly Note[]>> = {
  visit: [
    ...NOTES,
    { text: '业主询问电窑炉改造的费用和能耗。', textEn: 'The owner asked what electric kilns would cost and use.' },
    {
      text: '走访车间，确认三季度生产计划不变。',
      textEn: 'Walked the shop floor: the plan of the third quarter stands.',
    },
  ],
  call: [
    {
      text: '电话核对本月抄表数，对方确认无误。',
      textEn: 'Checked this month’s reading by phone; they agree with it.',
    },
    { text: '提醒账单到期，财务答复本周付款。', textEn: 'Reminded them of the bill; accounting will pay this week.' },
  ],
  repair: [
    {
      text: '调压箱出口压力偏低，更换滤芯后恢复。',
      textEn: 'Low pressure behind the regulator; a new filter put it right.',
    },
    { text: '流量计通信中断，已更换电池。', textEn: 'The flow meter had gone silent; its battery was replaced.' },
  ],
  complaint: [
    {
      text: '反映上月气量与自装表不符，已安排校表。',
      textEn: 'Last month’s volume differs from their own meter; a calibration is arranged.',
    },
    {
      text: '投诉停气通知太晚，已说明并道歉。',
      textEn: 'Told too late that supply would stop; explained and apologised.',
    },
  ],
  contract: [
    { text: '供气合同续签，年用气量一千二百万方。', textEn: 'Supply contract renewed at 12 million m³ a year.' },
    {
      text: '补充协议盖章完成，下月起执行新价格。',
      textEn: 'Supplement signed: the new price applies from next month.',
    },
  ],
}
