import { waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { defineStore } from '#platform/core'
import { type Call, call, HttpError } from '#platform/http'
import { createTestCore } from '#testing'
import { queryOf } from './query'
import { defineRecords } from './RecordStore'

interface Visit {
  readonly owner?: { readonly id: string } | undefined
  readonly id: string
  readonly version: number
  readonly place: string
}

const visitSchema = v.object({
  id: v.string(),
  version: v.number(),
  place: v.string(),
  owner: v.optional(v.object({ id: v.string() })),
})
const declared = { host: 'main', method: 'GET', send: 'query', about: 'x' } as const
const request = v.object({ id: v.string() })
const readVisit = call({ ...declared, path: '/visit', request, response: visitSchema })
const readRights = call({ ...declared, path: '/rights', request, response: v.array(v.string()) })
const readPhotos = call({ ...declared, path: '/photos', request, response: v.array(v.string()) })

const rows = defineStore('visits.rows', () => {
  const seen: Visit[] = []
  return {
    seen,
    get: (id: string) => seen.find((visit) => visit.id === id),
    put: (visit: Visit) => void seen.push(visit),
  }
})
const visits = defineRecords<Visit, { rights: readonly string[] }, { photos: readonly string[] }>('visits.records', {
  rows,
  read: (id) => queryOf(readVisit, { id }),
  beside: { rights: (id) => queryOf(readRights, { id }) },
  parts: { photos: (id) => queryOf(readPhotos, { id }) },
  dependents: ['rights'],
})

const visit: Visit = { id: 'V-1', version: 1, place: 'Nanhai' }
const offline = () => new HttpError('network', 'Network Error', { callId: 'x' })
const refused = (code: number) => new HttpError('refused', 'no', { callId: 'x', code })

/** What the server answers by path; an error is thrown. `copies` is the device, which outlives a page. */
function openPage(answers: Record<string, unknown>, copies = new Map<string, { raw: unknown; seenAt: number }>()) {
  const query: string[] = []
  const http = async <Q, R>({ declaration: { path }, response }: Call<Q, R>): Promise<R> => {
    query.push(path)
    const answer = answers[path]
    if (answer instanceof Error) throw answer
    return response(answer)
  }
  const offlineRecords = {
    remember: async (record: string, part: string, raw: unknown) =>
      void copies.set(`${record} ${part}`, { raw, seenAt: 1000 }),
    recall: async (record: string, part: string) => copies.get(`${record} ${part}`),
  }
  const core = createTestCore([], { http, offlineRecords })
  return { core, copies, query, open: core.store(visits).of('V-1'), seen: core.store(rows).seen }
}

const online = { '/visit': visit, '/rights': ['edit'], '/photos': ['a.jpg'] }
const offlineAll = { '/visit': offline(), '/rights': offline(), '/photos': offline() }

test('the record and the parts beside it are requested first, the others after them', async () => {
  const { open, query, seen } = openPage(online)
  await open.open()
  expect(query).toEqual(['/visit', '/rights', '/photos'])
  expect(open).toMatchObject({ state: 'ready', isLearning: false })
  expect(open.parts.photos.value).toEqual(['a.jpg'])
  expect(seen).toEqual([visit])
})

test('invalidated as a whole, the record and all parts are requested again', async () => {
  const { open, query } = openPage(online)
  await open.open()
  query.length = 0
  open.close()
  open.invalidateAll()
  expect(query).toEqual([])
  await open.open()
  expect(query).toEqual(['/visit', '/rights', '/photos'])
})

test('refetched while it is shown, each part is requested once', async () => {
  const { open, query } = openPage(online)
  await open.open()
  query.length = 0
  await open.refetch()
  expect(query).toEqual(['/visit', '/rights', '/photos'])
})

test('refetched where no page shows it, only what was loaded of it is requested', async () => {
  const { open, query } = openPage(online)
  await open.refetch()
  expect(query).toEqual([])
  await open.main.load()
  query.length = 0
  await open.refetch()
  expect(query).toEqual(['/visit'])
})

test('refetched after its page was left, its parts are requested only while a form holds it', async () => {
  const { open, query } = openPage(online)
  await open.open()
  open.close()
  query.length = 0
  await open.refetch()
  expect(query).toEqual(['/visit', '/rights'])
  query.length = 0
  const release = open.hold()
  await open.refetch()
  expect(query).toEqual(['/visit', '/rights', '/photos'])
  release()
})

test('refetched after somebody has deleted it, its parts are not requested', async () => {
  const answers: Record<string, unknown> = { ...online }
  const { open, query } = openPage(answers)
  await open.open()
  open.close()
  open.hold()
  query.length = 0
  answers['/visit'] = refused(4004)
  await open.refetch()
  expect(query).toEqual(['/visit', '/rights'])
})

test('a record that another area has changed something of is requested again, others are not', async () => {
  const { core, open, query } = openPage(online)
  await open.open()
  query.length = 0
  core.invalidateRecord('V-2')
  expect(query).toEqual([])
  core.invalidateRecord('V-1')
  await waitFor(() => expect(query).toEqual(['/visit', '/rights', '/photos']))
})

test('a part that is needed alone is requested without the record', async () => {
  const { open, query } = openPage(online)
  await open.parts.photos.need()
  expect(query).toEqual(['/photos'])
})

test.each([
  ['denied', { ...online, '/rights': refused(4003) }],
  ['not-found', { ...online, '/visit': refused(4004) }],
  ['failed', { ...online, '/visit': new HttpError('timeout', 'timeout', { callId: 'x' }) }],
])('%s: its parts are not requested', async (state, answers) => {
  const { open, query } = openPage(answers)
  await open.open()
  expect(open.state).toBe(state)
  expect(query).not.toContain('/photos')
})

test('a record that was opened before is there without network, with its parts and its age', async () => {
  const { copies } = await opened()
  const { open, seen } = openPage(offlineAll, copies)
  await open.open()
  expect(open.state).toBe('ready')
  expect(open.main).toMatchObject({ value: visit, seenAt: new Date(1000) })
  expect(open.beside.rights.value).toEqual(['edit'])
  expect(open.parts.photos.value).toEqual(['a.jpg'])
  expect(seen).toEqual([visit])
})

test('a record that was never opened fails without network', async () => {
  const { open } = openPage(offlineAll)
  await open.open()
  expect(open.state).toBe('failed')
})

test('a copy of another build that does not fit is not shown', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const copies = new Map([['visits.records:V-1 main', { raw: [{ id: 7 }], seenAt: 1000 }]])
  const { open } = openPage(offlineAll, copies)
  await open.open()
  expect(open.state).toBe('failed')
})

test('a stored record is replaced as soon as there is network', async () => {
  const { copies } = await opened()
  const answers: Record<string, unknown> = { ...offlineAll }
  const { open } = openPage(answers, copies)
  await open.open()
  Object.assign(answers, { ...online, '/visit': { ...visit, version: 2 } })
  await open.open()
  expect(open.main.value?.version).toBe(2)
  expect(open.main.seenAt).toBeUndefined()
})

test('after a change, the parts that hang on the version are reloaded while the page is shown', async () => {
  const { core, open, query } = openPage(online)
  await open.open()
  core.store(visits).applied({ ...visit, version: 2 })
  expect(query.filter((path) => path === '/rights')).toHaveLength(2)
  expect(query.filter((path) => path === '/photos')).toHaveLength(1)
})

describe('after a change of owner everything is reloaded, because others may see more or less of it', () => {
  const mine = { ...visit, version: 2, owner: { id: 'rep01' } }

  test('by a move', async () => {
    const { core, open, query } = openPage(online)
    await open.open()
    core.store(visits).applied(mine)
    await waitFor(() => expect(query.filter((path) => path === '/photos')).toHaveLength(2))
    expect(query.filter((path) => path === '/rights')).toHaveLength(2)
    core.store(visits).applied({ ...mine, version: 3 })
    await open.open()
    expect(query.filter((path) => path === '/photos')).toHaveLength(2)
  })

  test('by somebody else, which a reload finds', async () => {
    const answers: Record<string, unknown> = { ...online }
    const { open, query } = openPage(answers)
    await open.open()
    answers['/visit'] = mine
    await open.main.load()
    await open.open()
    expect(query.filter((path) => path === '/photos')).toHaveLength(2)
  })
})

/** A page on which the record was opened with network. */
async function opened() {
  const page = openPage(online)
  await page.open.open()
  return page
}

test('the row of a list is known while the record is loading', async () => {
  const { core, open } = openPage(offlineAll)
  core.store(rows).put(visit)
  await open.open()
  expect(open).toMatchObject({ state: 'failed', known: visit })
  expect(open.error).toBeInstanceOf(HttpError)
})
