import { type BootstrapCase, stage } from './support/bootstrap'
import { advance, withFakeClock } from './support/clock'
import { conformance } from './support/conformance'
import { serveWire } from './support/wire'

const wire = serveWire()
const { cases } = conformance<{ cases: BootstrapCase[] }>('bootstrap-cases.json')

/** Longer than all time limits of the bootstrap together. ms */
const SETTLED = 60_000
/** Shorter than the first of them: pending calls are still pending. ms */
const BEFORE_ANY_LIMIT = 5000
const DOCUMENTS = { privacy: 'privacy policy', user: 'user agreement' } as const

withFakeClock()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function lookingTime({ given: { server, at_ms } }: BootstrapCase): number {
  const isPending = server?.hqwLogin?.outcome === 'pending' || server?.getToken?.outcome === 'pending'
  return at_ms ?? (isPending ? BEFORE_ANY_LIMIT : SETTLED)
}

describe('the login bootstrap, case by case', () => {
  it.each(cases.map((one) => [one.id, one] as const))('%s', async (_, one) => {
    const seen = stage(one, wire)
    void seen.session.boot(seen.launch)
    await advance(lookingTime(one))

    const { root } = seen.session
    const expected = one.expect
    if (expected.shown) expect(root === 'held' ? root : root.shown).toBe(expected.shown)
    if (expected.document) {
      expect(root !== 'held' && root.shown === 'policy' && DOCUMENTS[root.document]).toBe(expected.document)
    }
    expect(seen.calls).toEqual(expected.calls)
    const stored = Object.entries(expected.stored).map(([name, value]) => [name, value === true ? '1' : value])
    expect(stored.map(([name]) => [name, localStorage.getItem(String(name))])).toEqual(stored)

    if (expected.analytics) {
      expect(seen.identified).toEqual([expect.objectContaining({ roles: expected.analytics.roles })])
    }
    if (expected.analytics === null) expect(seen.identified).toEqual([])
    if (expected.message?.kind === 'toast') expect(seen.toasts).toEqual([expected.message.text])
    if (expected.message?.kind === 'native-message') expect(seen.nativeMessage).toMatch(/sales management platform/)
    if (expected.message === null) expect([seen.toasts, seen.nativeMessage]).toEqual([[], undefined])

    if (expected.rewritten === null) expect(seen.launch.rewritten).toBe(false)
    if (expected.rewritten) {
      expect(seen.launch).toMatchObject({ rewritten: true, address: expect.not.stringContaining('greatgas') })
      expect(seen.launch.address).toContain(`${expected.rewritten.added}=1`)
    }
    if (expected.statusBar) expect(seen.statusBar).toBe(expected.statusBar)
  })
})
