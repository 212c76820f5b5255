import type { SimSolution } from '../seed/solutions'

interface Proposal {
  readonly company: string | undefined
  readonly scene: string
  readonly answers: readonly (readonly [question: string, answer: string])[]
  readonly solutions: readonly (SimSolution & { readonly fit: number })[]
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes names, because they are input of users and imported files. */
const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '')

/** A proposal as a page of its own, in Chinese, because it is for the customer. */
export function proposalPage({ company, scene, answers, solutions }: Proposal): string {
  const title = `${plain(company ?? '客户')}用能方案建议书`
  const rows = answers.map(([question, answer]) => `<tr><th>${plain(question)}</th><td>${plain(answer)}</td></tr>`)
  const parts = solutions.map(({ name, reasons, figures, fit }) => {
    const points = reasons.map(([zh]) => `<li>${plain(zh)}</li>`)
    const numbers = figures.map(([[zh], value, [unit]]) => `<li>${plain(zh)}：${value}${plain(unit)}</li>`)
    return `<h2>${plain(name[0])}（匹配度${fit}%）</h2><ul>${points.join('')}${numbers.join('')}</ul>`
  })
  return (
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><style>body{max-width:640px;margin:0 auto;padding:24px;font:16px/1.6 sans-serif}` +
    `th{text-align:left;padding-right:16px;font-weight:400;color:#555}</style>` +
    `<h1>${title}</h1><p>${plain(scene)}</p><table>${rows.join('')}</table>${parts.join('')}</html>`
  )
}
