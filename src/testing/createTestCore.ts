import { type Core, createCore, declaredCalls } from '#platform/core'
import { Feedback } from '#platform/feedback'
import type { Http } from '#platform/http'
import { createDeviceStorage, type UploadFile } from '#platform/outbox'
import { createRegistry, type Plugin } from '#platform/plugin'
import { createFakeHost } from './fakeHost'

/** Outboxes of the cores of a test file. A submit opens them, with a channel to other tabs that keeps Node running. */
const outboxes = new Set<{ dispose(): void }>()
afterAll(() => {
  for (const outbox of outboxes) outbox.dispose()
})

/** A core for tests: a registry of the given plugins, no network, everything allowed. */
export function createTestCore(plugins: readonly (Partial<Plugin> & { id: string })[], more: Partial<Core> = {}): Core {
  const http: Http = () => Promise.reject(new Error('no network in this test'))
  const uploadFile: UploadFile = () => Promise.reject(new Error('no uploads in this test'))
  const storage = createDeviceStorage({ notice: () => undefined, http: more.http ?? http, uploadFile })
  const { drafts, outbox, offlineLists, offlineRecords } = storage.of(
    'rep01',
    declaredCalls(plugins, () => core),
  )
  outboxes.add(outbox)
  const core: Core = createCore({
    session: {
      id: 'visit',
      state: 'signed-in',
      loginName: 'rep01',
      userCode: undefined,
      roles: [],
      employee: undefined,
      signIn: () => Promise.resolve(),
      signOut: () => undefined,
      loadDetails: () => Promise.resolve(),
    },
    host: createFakeHost(),
    feedback: new Feedback(),
    drafts,
    offlineLists,
    offlineRecords,
    outbox,
    http,
    uploadFile,
    registry: createRegistry(plugins.map((plugin) => ({ owner: `team-${plugin.id}`, ...plugin }))),
    navigation: {
      openHref: () => undefined,
      replaceHref: () => undefined,
      back: () => undefined,
      prefetch: () => undefined,
    },
    uploadRecordings: () => undefined,
    decide: () => ({ ok: true }),
    track: () => undefined,
    report: (error, where) => {
      throw new Error(`reported by ${where}`, { cause: error })
    },
    ...more,
  })
  return core
}
