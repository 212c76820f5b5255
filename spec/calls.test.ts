import { declaredCalls } from '../scripts/docs/calls'
import { conformance } from './support/conformance'

interface SpecifiedCall {
  readonly host: string
  readonly method: string
  readonly path: string
  readonly send?: string
  readonly field?: string
}

const specified = conformance<SpecifiedCall[]>('calls.json')
const idOf = (one: SpecifiedCall) => `${one.method} ${one.host} ${one.path}`

describe('declared calls of the specification (section 7)', () => {
  test('each is sent as specified', async () => {
    const declared = new Map((await declaredCalls()).map((one) => [one.id, one.declaration]))
    const present = specified.filter((one) => declared.has(idOf(one)))
    expect(present.length).toBeGreaterThan(30)
    const difference = present
      .map((one) => ({ one, declaration: declared.get(idOf(one)) }))
      .filter(
        ({ one, declaration }) =>
          one.send && (declaration?.send !== one.send || (one.field && declaration.field !== one.field)),
      )
      .map(({ one }) => idOf(one))
    expect(difference).toEqual([])
  })

  test('our own calls are under /api/<plugin> of the main client', async () => {
    const known = new Set(specified.map(idOf))
    const ours = (await declaredCalls()).filter(({ id }) => !known.has(id))
    const elsewhere = ours.filter(
      ({ declaration }) => declaration.host !== 'main' || !/^\/api\/[a-z-]+\//.test(declaration.path),
    )
    expect(elsewhere.map(({ id }) => id)).toEqual([])
  })
})
