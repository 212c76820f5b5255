import fc from 'fast-check'
import { criticalPath, inOrder, type Waiting } from './critical'

const item = (id: string, days: number, ...after: string[]): Waiting => ({ id, days, after })
const plant = (permit: number) => [
  item('design', 20),
  item('permit', permit, 'design'),
  item('procure', 25, 'design'),
  item('build', 45, 'permit', 'procure'),
  item('accept', 15, 'build'),
]
const floats = (items: readonly Waiting[]) => {
  const path = criticalPath(items)
  if (path.kind === 'cycle') throw new Error(path.ids.join())
  return { end: path.end, ...Object.fromEntries([...path.slots].map(([id, { float }]) => [id, float])) }
}

test('the example of the domain page: end 105, permit has a float of 7, the others none', () => {
  expect(floats(plant(18))).toEqual({ end: 105, design: 0, permit: 7, procure: 0, build: 0, accept: 0 })
})

test('permit 10 days longer: end 108, now procure has a float', () => {
  expect(floats(plant(28))).toEqual({ end: 108, design: 0, permit: 0, procure: 3, build: 0, accept: 0 })
})

test('a cycle is named by its path', () => {
  expect(criticalPath([item('a', 1, 'c'), item('b', 1, 'a'), item('c', 1, 'b'), item('d', 1)])).toEqual({
    kind: 'cycle',
    ids: ['a', 'c', 'b', 'a'],
  })
  expect(criticalPath([item('a', 1, 'a')])).toEqual({ kind: 'cycle', ids: ['a', 'a'] })
})

test('what is not known counts as done, and the order of the items does not matter', () => {
  expect(floats([item('build', 5, 'gone')])).toEqual({ end: 5, build: 0 })
  expect(floats([...plant(18)].reverse())).toEqual(floats(plant(18)))
})

test('some hundred in a row', () => {
  const row = Array.from({ length: 800 }, (_, index) => item(`m${index}`, 1, `m${index + 1}`))
  expect(floats(row).end).toBe(800)
})

const graph = fc
  .nat(8)
  .chain((last) =>
    fc
      .array(fc.uniqueArray(fc.nat(last), { maxLength: 5 }), { minLength: last + 1, maxLength: last + 1 })
      .map((befores) => befores.map((before, index) => item(`m${index}`, 1, ...before.map((each) => `m${each}`)))),
  )

test('a cycle is found if there is one, with a way that is one; else each comes after those that it waits for', () => {
  fc.assert(
    fc.property(graph, (items) => {
      const afterOf = (id = '') => items.find((each) => each.id === id)?.after ?? []
      const found = inOrder(items)
      if (found.kind === 'cycle') {
        const { ids } = found
        expect(ids.length).toBeGreaterThan(1)
        expect(ids[ids.length - 1]).toBe(ids[0])
        for (const [at, id] of ids.slice(1).entries()) expect(afterOf(ids[at])).toContain(id)
      } else {
        const order = found.items.map(({ id }) => id)
        expect([...order].sort()).toEqual(items.map(({ id }) => id).sort())
        for (const id of order)
          for (const before of afterOf(id)) expect(order.indexOf(before)).toBeLessThan(order.indexOf(id))
      }
    }),
  )
})
