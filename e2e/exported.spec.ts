import { hostTest as test } from './fixtures'

/* Exported from the harness: version 0.1.0, commit abc, host partner, ios, session s1, 2026-11-20T01:41:00Z. */

test('The camera is denied, then allowed in the settings', async ({ app, host }) => {
  await host.open('/demo?find=scanCode', {
    v: 1,
    host: 'partner',
    os: 'ios',
    permissions: { camera: 'denied' },
    launch: { path: '/demo?find=scanCode', persona: 'rep01' },
  })
  await app.tap({ role: 'button', name: 'Run scanCode' })
  await app.see({ text: '"kind": "denied"' })
  await host.call('permission', 'camera', 'granted')
  await app.tap({ role: 'button', name: 'Run scanCode' })
  await host.next({ kind: 'answer', method: 'scanCode', result: 'delivered' })
  await app.see({ text: 'meter.example/b/G25-0042' })
})
