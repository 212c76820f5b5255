/**
 * How long the sheet of a large estimate takes (issue: ≤ 16 ms on a phone that is four times slower): 200 items, of
 * which 30 have formulas (and all), computed anew, after one cell has changed, and with the returns that the editor shows. Others
 * on the machine make it slower: run it on an idle one. `npx tsx scripts/bench/sheet.mts`; it fails above the aim.
 */
import { blankContent, blankItem, type Content, withCell } from '../../plugins/budget/rules/content'
import { calculate, figuresOf } from '../../plugins/budget/rules/sheet'

const SLOWER = 4
const AIM = 16
const RUNS = 200

function large(formulas: number): Content {
  const items = Array.from({ length: 200 }, (_, index) => {
    const isFormula = index > 0 && index <= formulas
    const price = isFormula
      ? `if(A${index}.qty>3,0.01*A${(index + 60) % 200 || 1}.qty+5,roundTo(p.capacityKw/7,2))`
      : '100'
    return { ...blankItem(`A${index + 1}`), name: 'x', qty: String((index % 9) + 1), price }
  })
  return { ...blankContent('x'), groups: [{ code: 'A', name: '', items }] }
}

function median(run: (index: number) => unknown): number {
  const times = Array.from({ length: RUNS }, (_, index) => {
    const start = performance.now()
    run(index)
    return performance.now() - start
  })
  return (times.sort((a, b) => a - b)[RUNS / 2] ?? 0) * SLOWER
}

for (const formulas of [30, 199]) {
  const content = large(formulas)
  const before = calculate(content)
  const report = (what: string, time: number) => {
    if (time > AIM) process.exitCode = 1
    console.log(
      `${`${what}, ${formulas} formulas`.padEnd(40)}${time.toFixed(2).padStart(8)} ms${time > AIM ? '  above' : '  ok'}`,
    )
  }
  report(
    'all computed anew',
    median(() => calculate(content)),
  )
  report(
    'its returns',
    median(() => figuresOf(before)),
  )
  report(
    'one cell changed',
    median((index) => calculate(withCell(content, 'A150.qty', String(index)), before)),
  )
}
