import { HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { runContribution } from './contribution'
import { sharedLoad } from './sharedLoad'

const plugin = { id: 'leads', owner: 'team-leads' }
const core = () => createTestCore([plugin])
const refused = (code: number) => new HttpError('refused', 'No', { callId: 'today', code })

beforeAll(startTexts)

describe('a contribution that fails', () => {
  const run = (error: Error, nothing?: readonly string[]) => {
    const load = async () => ({ default: () => Promise.reject<readonly string[]>(error) })
    return runContribution(core(), { plugin, what: 'today', load, ...(nothing && { nothing }) }, (today) => today())
  }

  test('for want of a right is nothing', async () => {
    expect(await run(refused(4003), [])).toEqual({ ok: true, value: [] })
  })

  test('for want of a right is a failure that nobody reports, where there is no value for it', async () => {
    expect(await run(refused(4003))).toMatchObject({ ok: false, error: { code: 4003 } })
  })

  test('for another reason is reported', async () => {
    await expect(run(refused(4009), [])).rejects.toThrow('reported by plugin leads (team-leads), today')
  })
})

describe('a load that badge and today share', () => {
  test('is one request for each load of the workbench', async () => {
    let requests = 0
    const load = sharedLoad(async () => {
      requests += 1
      return requests
    })
    const { signal } = new AbortController()
    const given = core()
    expect(await Promise.all([load(given, signal), load(given, signal)])).toEqual([1, 1])
    expect(await load(given, new AbortController().signal)).toBe(2)
    // Another user.
    expect(await load(core(), signal)).toBe(3)
  })
})
