import type { SimKind } from './contract'
import { OverlayStore, seedBase } from './store'

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

it('a deleted record can come back, in its old place', () => {
  const store = new OverlayStore(base)
  store.table(leads).delete('L-1')
  store.table(leads).put({ id: 'L-1', name: 'kiln again' })
  expect(names(store)).toEqual(['kiln again', 'laundry'])
  expect(store.table(leads).size).toBe(2)
})

it('an added record that is deleted leaves nothing behind', () => {
  const store = new OverlayStore(base)
  store.table(leads).put({ id: 'L-9', name: 'bakery' })
  store.table(leads).delete('L-9')
  expect(store.table(leads).size).toBe(2)
  expect(store.dump().tables).toEqual({})
})

it('sequences count from 1, each for itself and each store for itself', () => {
  const store = new OverlayStore(base)
  expect([store.next('track'), store.next('track'), store.next('contact')]).toEqual([1, 2, 1])
  expect(new OverlayStore(base).next('track')).toBe(1)
})

it('a dump rebuilds the store, and names the kinds that are gone', () => {
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

it('every write is told, so that a snapshot can follow', () => {
  const wrote = jest.fn()
  const store = new OverlayStore(base, wrote)
  store.table(leads).put({ id: 'L-3', name: 'dairy' })
  store.table(leads).delete('L-3')
  store.next('lead')
  expect(wrote).toHaveBeenCalledTimes(3)
})

it('a seed of a kind that nobody declares is a mistake', () => {
  expect(() => seedBase([], [{ lead: [] }])).toThrow('undeclared kind: lead')
})
