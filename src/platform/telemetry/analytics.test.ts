import { type AnalyticsTool, createAnalytics } from './analytics'

const tool = () => {
  const reported: unknown[][] = []
  const recorder: AnalyticsTool = {
    start: (options) => reported.push(['start', options]),
    identify: (...facts) => reported.push(['identify', ...facts]),
    page: (source) => reported.push(['page', source]),
  }
  return { reported, recorder }
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

test('role-separator: calls before the script has loaded are passed on, roles joined by /', async () => {
  const { reported, recorder } = tool()
  const analytics = createAnalytics({ url: '/analytics', debug: true, load: async () => recorder })
  analytics.identify('rep01', 'field/manager')
  analytics.page('clue_list')
  await settled()
  analytics.page('clue_detail')
  expect(reported).toEqual([
    ['start', { debug: true }],
    ['identify', 'rep01', { roles: 'field/manager' }],
    ['page', 'clue_list'],
    ['page', 'clue_detail'],
  ])
})

test.each([
  ['does not load', () => Promise.reject(new Error('blocked'))],
  ['loads, and is not what it should be', async () => ({ page: () => undefined })],
  [
    'throws',
    async () => ({
      ...tool().recorder,
      start: () => {
        throw new Error('broken')
      },
    }),
  ],
])('analytics-script-failed: tracking becomes a no-op when the script %s', async (_how, load) => {
  const analytics = createAnalytics({ url: '/analytics', debug: true, load })
  analytics.page('clue_list')
  await settled()
  expect(() => analytics.page('clue_detail')).not.toThrow()
})

test('the script is loaded from the given address; its failure is silent', async () => {
  const analytics = createAnalytics({ url: '/analytics', debug: false })
  const script = document.head.querySelector<HTMLScriptElement>('script[src="/analytics"]')
  script?.dispatchEvent(new Event('error'))
  await settled()
  analytics.page('clue_list')
  expect(script).not.toBeNull()
})

test('without an address no script is loaded', () => {
  const load = jest.fn()
  createAnalytics({ url: '', debug: true, load }).page('clue_list')
  expect(load).not.toHaveBeenCalled()
})

test.each([
  ['FAT', true],
  ['PRO', false],
  ['PROD', false],
])('analytics-no-debug-environment: in %s debug is %s', async (environment, debug) => {
  const { reported, recorder } = tool()
  Reflect.set(globalThis, '__BUILD__', { APP_ENV: environment })
  jest.resetModules()
  const { createAnalytics: ofBuild } = await import('./analytics')
  Reflect.deleteProperty(globalThis, '__BUILD__')
  ofBuild({ url: '/analytics', load: async () => recorder })
  await settled()
  expect(reported).toEqual([['start', { debug }]])
})
