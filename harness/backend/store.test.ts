import type { SimKind } from './contract'
import { Bases, type DataSet, OverlayStore, seedBase } from './store'

interface Lead {
  readonly id: string
  readonly name: string
}
const leads: SimKind<Lead> = { name: 'lead', id: (lead) => lead.id }
const base = seedBase(
  [leads as SimKind<object>],
  [
    {
      lead: [
        { id: 'L-1', name: 'kiln' },
        { id: 'L-2', name: 'laundry' },
      ],
    },
  ],
)
const names = (store: OverlayStore) => [...store.table(leads).values()].map((lead) => lead.name)

it('a write stays in its store; the seed and other stores do not see it', () => {
  const mine = new OverlayStore(base)
  const other = new OverlayStore(base)
  mine.table(leads).put({ id: 'L-1', name: 'new kiln' })
  mine.table(leads).put({ id: 'L-3', name: 'dairy' })
  mine.table(leads).delete('L-2')
  expect(names(mine)).toEqual(['new kiln', 'dairy'])
  expect(mine.table(leads).size).toBe(2)
  expect(mine.table(leads).get('L-2')).toBeUndefined()
  expect(names(other)).toEqual(['kiln', 'laundry'])
})

it('a deleted record can be added again and has its old position', () => {
  const store = new OverlayStore(base)
  store.table(leads).delete('L-1')
  store.table(leads).put({ id: 'L-1', name: 'kiln again' })
  expect(names(store)).toEqual(['kiln again', 'laundry'])
  expect(store.table(leads).size).toBe(2)
})

it('adding and deleting a record leaves no change', () => {
  const store = new OverlayStore(base)
  store.table(leads).put({ id: 'L-9', name: 'bakery' })
  store.table(leads).delete('L-9')
  expect(store.table(leads).size).toBe(2)
  expect(store.dump().tables).toEqual({})
})

it('sequences count from 1, separately by name and store', () => {
  const store = new OverlayStore(base)
  expect([store.next('track'), store.next('track'), store.next('contact')]).toEqual([1, 2, 1])
  expect(new OverlayStore(base).next('track')).toBe(1)
})

it('a dump rebuilds the store; restoring returns the names of kinds that no longer exist', () => {
  const store = new OverlayStore(base)
  store.table(leads).put({ id: 'L-3', name: 'dairy' })
  store.table(leads).delete('L-1')
  store.next('lead')
  const copy = new OverlayStore(base)
  const dump = JSON.parse(JSON.stringify(store.dump()))
  dump.tables.ghost = { put: [], deleted: [] }
  expect(copy.restore(dump, [leads as SimKind<object>])).toEqual(['ghost'])
  expect(names(copy)).toEqual(['laundry', 'dairy'])
  expect(copy.next('lead')).toBe(2)
})

it('every write is notified, so that a snapshot can be written', () => {
  const wrote = jest.fn()
  const store = new OverlayStore(base, wrote)
  store.table(leads).put({ id: 'L-3', name: 'dairy' })
  store.table(leads).delete('L-3')
  store.next('lead')
  expect(wrote).toHaveBeenCalledTimes(3)
})

it('a seed of an undeclared kind throws', () => {
  expect(() => seedBase([], [{ lead: [] }])).toThrow('undeclared kind: lead')
})

describe('bases of several sizes', () => {
  const usual: DataSet = { size: 'default', seed: 1 }

  function setup() {
    const make = jest.fn(({ size, seed }: DataSet) =>
      seedBase([leads as SimKind<object>], [{ lead: [{ id: 'L-1', name: `${size} ${seed}` }] }]),
    )
    const bases = new Bases(usual, make)
    const baseOf = (data: DataSet) => bases.of(data, new Date('2026-11-20T09:41:00+08:00')).read
    baseOf(usual)
    return { make, baseOf }
  }

  it('are seeded on demand and shared', () => {
    const { make, baseOf } = setup()
    const stores = [1, 2].map(() => new OverlayStore(baseOf({ size: 'small', seed: 7 })))
    expect(make).toHaveBeenCalledTimes(1)
    expect(stores.map(names)).toEqual([['small 7'], ['small 7']])
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('two are kept besides the default; a store whose base was dropped gets an equal one and keeps its changes', () => {
    const { make, baseOf } = setup()
    const [first, second, third] = [1, 2, 3].map((seed) => new OverlayStore(baseOf({ size: 'small', seed })))
    if (!first || !second || !third) throw new Error('three stores')
    first.table(leads).put({ id: 'L-2', name: 'mine' })
    for (const store of [first, second, third]) names(store)
    make.mockClear()
    expect([names(second), names(third), names(new OverlayStore(baseOf(usual)))]).toEqual([
      ['small 2'],
      ['small 3'],
      ['default 1'],
    ])
    expect(make).not.toHaveBeenCalled()
    expect(names(first)).toEqual(['small 1', 'mine'])
    expect(make).toHaveBeenCalledTimes(1)
  })
})
