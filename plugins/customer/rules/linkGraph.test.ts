import { controlFrom, graphAround, type Link } from './linkGraph'

const holds = (from: string, to: string, share: number): Link => ({ from, to, kind: 'holds', share })
const around = (links: readonly Link[], root = 'A') =>
  graphAround((id) => links.filter(({ from, to }) => from === id || to === id), root)

test('control is the sum over paths of products', () => {
  const control = controlFrom([holds('A', 'B', 0.6), holds('B', 'C', 0.5), holds('A', 'C', 0.1)], 'A')
  expect(control.get('B')).toBe(0.6)
  expect(control.get('C')).toBeCloseTo(0.4, 10)
})

test('a circle of holdings ends, in the graph and in the control', () => {
  const circle = [holds('A', 'B', 0.6), holds('B', 'C', 0.5), holds('C', 'A', 0.15), holds('C', 'B', 0.2)]
  expect(around(circle).ids.slice().sort()).toEqual(['A', 'B', 'C'])
  expect([...controlFrom(circle, 'A')]).toEqual([
    ['B', 0.6],
    ['C', 0.3],
  ])
})

test('people and branches give no control', () => {
  expect(controlFrom([{ from: 'A', to: 'B', kind: 'branch' }], 'A').size).toBe(0)
})

test('the graph ends two relations away', () => {
  const chain = [holds('A', 'B', 1), holds('B', 'C', 1), holds('C', 'D', 1)]
  expect(around(chain).ids).toEqual(['A', 'B', 'C'])
  expect(around(chain).links).toEqual(chain.slice(0, 2))
})

test('holdings below 5 % are folded, those of 5 % are not', () => {
  const graph = around([holds('P', 'A', 0.0499), holds('Q', 'A', 0.05), { from: 'L', to: 'A', kind: 'legalRep' }])
  expect(graph.ids).toEqual(['A', 'L', 'Q'])
  expect(graph.folded).toBe(1)
})

test('who holds little but runs the company is shown, with the holding', () => {
  const graph = around([holds('P', 'A', 0.01), { from: 'P', to: 'A', kind: 'legalRep' }])
  expect(graph.ids).toEqual(['A', 'P'])
  expect(graph.links).toHaveLength(2)
  expect(graph.folded).toBe(0)
})

test('at most 150 nodes, the largest holdings first', () => {
  const many = Array.from({ length: 400 }, (_, index) => holds('A', `S${index}`, (index + 1) / 400))
  const graph = around(many)
  expect(graph.ids).toHaveLength(150)
  expect(graph.ids[1]).toBe('S399')
  expect(graph.folded).toBe(251)
})

test('a company without relations stands alone', () => {
  expect(around([])).toEqual({ ids: ['A'], links: [], folded: 0 })
})
