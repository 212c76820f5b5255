/** @jest-environment node */
import { type AreaFigures, areaLines } from './areaReport'

const few: AreaFigures = { count: 14, bytes: 186_000, interactive: 1_000, busy: 100 }
const many: AreaFigures = { count: 140, bytes: 223_800, interactive: 1_290, busy: 131 }

test('140 areas: four aims, each reached or not', () => {
  const lines = areaLines(few, many)
  expect(lines.map(({ text }) => text.replace(/ {2,}/g, ' | '))).toEqual([
    'interactive, 140 areas to 14 | 1.29 × | ≤ 1.3 × | ok',
    'CPU time, 140 areas to 14 | 1.31 × | ≤ 1.3 × | above',
    'bytes (gzip) of an area, 14 → 140 | 300 | ≤ 400 | ok',
    'CPU time (ms) of an area, 14 → 140 | 0.25 | ≤ 0.3 | ok',
  ])
  expect(lines.map(({ isAbove }) => isAbove)).toEqual([false, true, false, false])
})
