import { observable, runInAction } from 'mobx'
import { defineRoute } from '#base/routes'
import type { SessionStore } from '#platform/session'
import { createTestCore } from '#testing'
import { createAppStore } from './AppStore'

function start() {
  window.history.replaceState(null, '', '#/list')
  const entry = { title: 'title', source: 'area', screen: async () => ({ default: () => null }) }
  const routes = (['/list', '/detail'] as const).map((path) => ({ route: defineRoute(path), ...entry }))
  const core = createTestCore([{ id: 'area', routes }])
  const session = observable({ loginName: 'rep01', root: { shown: 'app' } })
  const app = createAppStore({
    host: core.host,
    http: core.http,
    uploadFile: core.uploadFile,
    feedback: core.feedback,
    registry: core.registry,
    session: session as unknown as SessionStore,
    screens: { prepare: () => true, prefetch: async () => undefined } as never,
    early: { drop: () => undefined },
    storage: { of: () => ({ ...core, dispose: () => undefined }), deleteUserData: async () => undefined } as never,
    recordingUploads: { start: () => undefined },
    onPageView: () => undefined,
    report: (error) => core.report(error, 'the app'),
    track: core.track,
  })
  return { app, session }
}

test('an address from outside, such as a link, is opened with the records as they are now', async () => {
  const { app } = start()
  const invalidated = jest.spyOn(app.core, 'invalidateAll')
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.location.hash = '#/detail'
  await arrived
  expect(app.navigation.visible.path).toBe('/detail')
  expect(invalidated).toHaveBeenCalledTimes(1)
})

test('what the app asks and says to one user is not shown to the next one', async () => {
  const { app, session } = start()
  const { feedback } = app.core
  const answers = Promise.all([feedback.confirm({ title: 'Log this call?' }), feedback.confirm({ title: 'Discard?' })])
  feedback.toast('Taken', { action: { label: 'Undo', run: () => undefined } })
  runInAction(() => {
    session.loginName = 'rep02'
  })
  expect([app.core.feedback.dialogs, app.core.feedback.toasts]).toEqual([[], []])
  expect(await answers).toEqual(['cancel', 'cancel'])
})
