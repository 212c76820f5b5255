import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTexts } from '#platform/i18n'
import { Graph, type GraphEdge, GraphList, type GraphNode } from '.'
import { roomForLabels } from './graphLabels'
import { placeNodes } from './graphLayout'

beforeAll(() => startTexts())

const nodes: readonly GraphNode[] = ['A', 'B', 'C', 'D'].map((id) => ({ id, name: `Company ${id}` }))
/** A holds B, B holds C, C holds A. */
const circle: readonly GraphEdge[] = [
  { from: 'A', to: 'B', label: '60%' },
  { from: 'B', to: 'C', label: '50%' },
  { from: 'C', to: 'A', label: '10%' },
]

describe('where nodes stand', () => {
  it('a circle of holdings ends, and what nothing leads to has a place, too', () => {
    const places = placeNodes(nodes, circle, 'A')
    expect([...places.keys()].sort()).toEqual(['A', 'B', 'C', 'D'])
    const distinct = new Set([...places.values()].map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`))
    expect(distinct.size).toBe(4)
  })

  it('uses the whole picture', () => {
    const places = [...placeNodes(nodes, circle, 'A').values()]
    for (const values of [places.map(({ x }) => x), places.map(({ y }) => y)]) {
      expect([Math.min(...values), Math.max(...values)]).toEqual([-1, 1])
    }
  })

  it('one node alone stands in the middle; an edge that leads nowhere does nothing', () => {
    const places = placeNodes(nodes.slice(0, 1), [{ from: 'A', to: 'gone', label: '' }], 'A')
    expect([...places]).toEqual([['A', { x: 0, y: 0 }]])
  })

  it('400 relations find their places', () => {
    const many = Array.from({ length: 400 }, (_, index) => ({ id: `N${index}`, name: `N ${index}` }))
    const edges = many.map(({ id }) => ({ from: 'A', to: id, label: 'phone' }))
    expect(placeNodes([...nodes, ...many], edges, 'A').size).toBe(404)
  })
})

describe('names', () => {
  const at = (id: string, x: number, y: number, rank = 0) => ({ id, name: `Company ${id}`, x, y, rank })
  it('are given to the important ones first, and never one over another', () => {
    const { names } = roomForLabels([at('A', 100, 100), at('B', 110, 100, 2), at('C', 100, 200)], [], {
      scale: 1,
      zoom: 1,
    })
    expect([...names].sort()).toEqual(['B', 'C'])
  })

  it('find room when the graph grows', () => {
    const points = [at('A', 100, 100), at('B', 130, 100)]
    expect(roomForLabels(points, [], { scale: 1, zoom: 1 }).names.size).toBe(1)
    expect(roomForLabels(points, [], { scale: 1, zoom: 4 }).names.size).toBe(2)
  })

  it('of many nodes the first ones are told, more of them the larger the graph is; the chosen one always', () => {
    const points = Array.from({ length: 100 }, (_, index) => at(`N${index}`, 200 * (index % 10), 40 * index))
    const named = (zoom: number) => roomForLabels([...points, at('chosen', 3000, 0, 2)], [], { scale: 1, zoom }).names
    expect(named(1).size).toBe(16)
    expect([...named(1)].slice(0, 2)).toEqual(['chosen', 'N0'])
    expect(named(2).size).toBe(64)
  })

  it('a relation is told between nodes that are', () => {
    const points = [at('A', 0, 0), at('B', 300, 0), at('C', 310, 0)]
    const lines = [
      { from: 'A', to: 'B', label: '60%' },
      { from: 'A', to: 'C', label: '60%' },
    ]
    expect(roomForLabels(points, lines, { scale: 1, zoom: 1 }).relations).toEqual([true, false])
  })

  it('a relation is written on a line that is long enough', () => {
    const points = [at('A', 0, 0), at('B', 200, 0), at('C', 0, 30)]
    const lines = [
      { from: 'A', to: 'B', label: '60%' },
      { from: 'A', to: 'C', label: 'legal representative' },
      { from: 'A', to: 'gone', label: '1%' },
    ]
    expect(roomForLabels(points, lines, { scale: 1, zoom: 1 }).relations).toEqual([true, false, false])
  })
})

const graph = () => screen.getByRole('slider', { name: 'Relations' })

it('tells by key who belongs to whom, and opens with Enter', async () => {
  const onPress = jest.fn()
  render(<Graph label="Relations" root="A" nodes={nodes} edges={circle} onPress={onPress} />)
  expect(screen.getByRole('figure', { name: 'Relations: 4 nodes, 3 relations' })).not.toBeNull()
  expect(graph().getAttribute('aria-valuetext')).toBe(
    'Company A, Company A → Company B: 60%, Company C → Company A: 10%',
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(graph().getAttribute('aria-valuetext')).toMatch(/^Company B, /)
  await userEvent.keyboard('{Enter}')
  expect(onPress.mock.calls).toEqual([['B']])
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(graph().getAttribute('aria-valuetext')).toBe('Company D')
})

it('has all relations as a table, each once', async () => {
  render(<Graph label="Relations" root="A" nodes={nodes} edges={[...circle, ...circle.slice(0, 1)]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'FromRelationTo',
    'Company A60%Company B',
    'Company B50%Company C',
    'Company C10%Company A',
  ])
})

it('in words: a card for each kind of relation, a row opens what is not the root', async () => {
  const onPress = jest.fn()
  const opens = (id: string) => (id === 'A' || id === 'D' ? undefined : () => onPress(id))
  const persons = [{ from: 'D', to: 'A', label: 'Persons' }]
  const groups = [
    { title: 'Holdings', edges: [...circle, { from: 'A', to: 'gone', label: '1%' }] },
    { title: 'Persons', edges: persons },
    { title: 'Phones', edges: [] },
  ]
  render(<GraphList root="A" nodes={nodes} groups={groups} opens={opens} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Holdings', 'Persons'])
  const rows = screen.getAllByRole('button')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Company A→ Company B60%',
    'Company B→ Company C50%',
    'Company C→ Company A10%',
  ])
  expect(screen.getByRole('region', { name: 'Persons' }).textContent).toBe('PersonsCompany D→ Company A')
  for (const row of rows) await userEvent.click(row)
  expect(onPress.mock.calls.flat()).toEqual(['B', 'C', 'C'])
})
