import { days } from '#src/calendar'
import type { SimRisk } from './riskSeed'
import { ROLE_WORDS } from './seed/riskWords'

/** Document of a record, written from its fields when it is opened. HTML, as search engines of courts deliver it. */
export function documentOf({ text, court, caseNo, parties, result, own, date, amount = 0 }: SimRisk): string {
  if (text !== undefined) return text
  const rows = parties.map(({ name, role }) => `<tr><td>${ROLE_WORDS[role]}</td><td>${name}</td></tr>`).join('')
  return [
    `<h1>${court}</h1><p style="text-align:center" align="center"><font size="4">${caseNo}</font></p>`,
    `<table border="1"><tbody>${rows}</tbody></table>`,
    `<p>本院于${date}受理${own.cause ?? '本案'}一案，依法组成合议庭进行审理。涉案金额人民币${amount}元。</p>`,
    `<p>依照《中华人民共和国民法典》《中华人民共和国民事诉讼法》的有关规定：</p><p><b>${result ?? '本案正在审理中。'}</b></p>`,
    '<p><a href="https://wenshu.court.gov.cn/">中国裁判文书网</a></p>',
  ].join('')
}

/** Steps of a case, oldest first. */
export function courseOf({ kind, date, closedAt, state, result, foundAt }: SimRisk, today: string) {
  return [
    { at: date, text: kind === 'ktgg' ? '开庭审理' : '立案受理' },
    { at: days.of(new Date(foundAt)), text: '信息公开' },
    ...(state === 'closed' && closedAt ? [{ at: closedAt, text: result ?? '结案' }] : []),
  ]
    .filter(({ at }) => at <= today)
    .sort((a, b) => (a.at < b.at ? -1 : 1))
}
