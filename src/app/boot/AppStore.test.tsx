import { observable } from 'mobx'
import { defineRoute } from '#base/routes'
import type { SessionStore } from '#platform/session'
import { createTestCore } from '#testing'
import { createAppStore } from './AppStore'

test('an address from outside, such as a link, is opened with the records as they are now', async () => {
  window.history.replaceState(null, '', '#/list')
  const entry = { title: 'title', source: 'area', screen: async () => ({ default: () => null }) }
  const routes = (['/list', '/detail'] as const).map((path) => ({ route: defineRoute(path), ...entry }))
  const core = createTestCore([{ id: 'area', routes }])
  const session = observable({ loginName: 'rep01', root: { shown: 'app' } }) as unknown as SessionStore
  const app = createAppStore({
    host: core.host,
    http: core.http,
    uploadFile: core.uploadFile,
    feedback: core.feedback,
    registry: core.registry,
    session,
    screens: { prepare: () => true, prefetch: async () => undefined } as never,
    early: { drop: () => undefined },
    storage: { of: () => core, deleteUserData: async () => undefined } as never,
    recordingUploads: { start: () => undefined },
    onPageView: () => undefined,
    report: (error) => core.report(error, 'the app'),
    track: core.track,
  })
  const invalidated = jest.spyOn(app.core, 'invalidateAll')
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.location.hash = '#/detail'
  await arrived
  expect(app.navigation.visible.path).toBe('/detail')
  expect(invalidated).toHaveBeenCalledTimes(1)
})
