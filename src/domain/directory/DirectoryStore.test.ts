import { definePluginDev } from '#harness/backend/contract'
import type { Core } from '#platform/core'
import { HttpError } from '#platform/http'
import { setLanguage, startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { simulate } from '../../../harness/backend/kit/simulate'
import { directoryStore } from './DirectoryStore'

const sim = simulate(definePluginDev({ id: 'none', handlers: [], kinds: [], seed: () => ({}) }))

beforeAll(() => startTexts())

/** A phone that keeps copies; `visit` opens the app on it. */
function phone() {
  const copies = new Map<string, unknown>()
  const requested: string[] = []
  const visit = (isOnline = true) => {
    const http = ((call: Parameters<Core['http']>[0], request: never) => {
      requested.push(call.id)
      return isOnline
        ? sim
            .as('rep02')
            .call(call, request)
            .then((value) => {
              // As the transport does, so that the raw answer is kept.
              call.response(RAW.get(call.id))
              return value
            })
        : Promise.reject(new HttpError('network', 'Network Error', { callId: call.id }))
    }) as Core['http']
    const offlineRecords = {
      remember: async (record: string, part: string, raw: unknown) => void copies.set(`${record} ${part}`, raw),
      recall: async (record: string, part: string) =>
        copies.has(`${record} ${part}`) ? { raw: copies.get(`${record} ${part}`), seenAt: 1000 } : undefined,
    } as unknown as Core['offlineRecords']
    return createTestCore([], { http, offlineRecords }).store(directoryStore)
  }
  return { requested, visit }
}
/** Raw answers, which the transport would hand to the call. */
const RAW = new Map<string, unknown>()
beforeAll(async () => {
  RAW.set('POST crm /api/v1/doctionary/dic', [{ code: 'B', name: '锅炉', nameEn: 'Boiler' }])
  RAW.set('POST crm /api/v1/org/orgListByloginUser1', [
    { orgCode: '00', orgName: '集团', orgNameEn: 'Group', parentCode: null, employees: [], children: [] },
  ])
})

test('a dictionary is asked once a session, however many need it', async () => {
  const { requested, visit } = phone()
  const store = visit()
  const kinds = store.dictionary('deviceKind')
  await Promise.all([kinds.need(), store.dictionary('deviceKind').need()])
  await kinds.need()
  expect(requested).toHaveLength(1)
  expect(kinds.name('B')).toBe('Boiler')
  expect(kinds.name('?')).toBe('?')
  await setLanguage('zh-CN')
  expect(kinds.name('B')).toBe('锅炉')
  await setLanguage('en')
})

test('organisations and people come from one question; below and within follow the tree', async () => {
  const { requested, visit } = phone()
  const store = visit()
  await Promise.all([store.organisations.need(), store.people('4406').need()])
  expect(requested).toHaveLength(1)
  expect(store.organisations.below('4406').map(({ code }) => code)).toEqual(['440604', '440605', '440606'])
  expect(store.organisations.get('440605')).toMatchObject({ parent: '4406', granted: true })
  const within = store.people('4406').value ?? []
  expect(within.some(({ id }) => id === 'rep01')).toBe(true)
  expect(within.filter(({ orgCode = '' }) => !orgCode.startsWith('4406'))).toEqual([])
  expect(store.people().value?.length).toBe(30)
})

test('without network, the copy of the last session is shown; without one, the failure', async () => {
  const { visit } = phone()
  await visit().dictionary('deviceKind').need()
  const offline = visit(false)
  const kinds = offline.dictionary('deviceKind')
  await kinds.need()
  expect([kinds.status, kinds.value]).toMatchObject(['ready', [{ code: 'B', name: '锅炉' }]])
  await offline.organisations.need()
  expect([offline.organisations.status, offline.organisations.error]).toMatchObject(['failed', { kind: 'network' }])
})
