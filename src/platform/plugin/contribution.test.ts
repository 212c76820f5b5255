import * as v from 'valibot'
import type { Href } from '#base/routes'
import { defineStore } from '#platform/core'
import { type AnyCall, type CallOptions, call, type Http, HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { opens, searchAll, searchOf, sharedLoad } from './contribute'
import { runContribution } from './contribution'

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

describe('a search by lists', () => {
  const listOf = (path: `/${string}`) =>
    call({
      host: 'main',
      method: 'GET',
      path,
      send: 'query',
      about: '',
      request: v.object({ keyword: v.optional(v.string()), page: v.number() }),
      response: v.object({ items: v.array(v.object({ id: v.string() })) }),
    })
  const search = (kind: string, path: `/${string}`) =>
    searchOf(listOf(path), ({ id }, language) => ({ id, kind, title: `${id} ${language}`, to: '/' as Href }))

  test('shows what the first page of each finds by the keyword, in their order', async () => {
    const requests: unknown[] = []
    const answer = async ({ id }: AnyCall, request: unknown, options: CallOptions = {}) => {
      requests.push([id, request, options.background])
      return { items: [{ id: id.endsWith('first') ? 'A-1' : 'B-1' }] }
    }
    const core = createTestCore([plugin], { http: answer as Http })
    const both = searchAll(search('Orders', '/first'), search('Invoices', '/second'))
    const hits = await both(core, 'glass', new AbortController().signal)
    expect(hits.map(({ kind, title }) => [kind, title])).toEqual([
      ['Orders', 'A-1 en'],
      ['Invoices', 'B-1 en'],
    ])
    expect(requests).toEqual([
      ['GET main /first', { keyword: 'glass', page: 1 }, true],
      ['GET main /second', { keyword: 'glass', page: 1 }, true],
    ])
  })
})

test('a message about a record opens its page, where it is loaded anew', async () => {
  const done: string[] = []
  const store = defineStore('leads.orders', () => ({ invalidateRecord: (id: string) => void done.push(`stale ${id}`) }))
  const openHref = (to: Href) => void done.push(to)
  const core = createTestCore([plugin], { navigation: { ...createTestCore([plugin]).navigation, openHref } })
  core.store(store)
  await opens((id) => `/order?id=${id}` as Href)(core, { id: 'A-1' })
  expect(done).toEqual(['stale A-1', '/order?id=A-1'])
})
