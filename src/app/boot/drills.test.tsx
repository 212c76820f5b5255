import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defineRoute } from '#base/routes'
import { type Core, defineStore, useCore, useStore } from '#platform/core'
import { registerTexts, startTexts } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { createScreens, type Plugin, runContribution } from '#platform/plugin'
import { createTestCore, showPages } from '#testing'
import { allowConsole } from '../../../spec/jest.setup'
import { PluginPage } from './PluginPage'

/**
 * Fault drills: whatever an area does wrong, the app goes on, the user sees what failed, and the report names the
 * owner.
 */

const locales = { en: async () => ({ default: { title: 'Broken area' } }), 'zh-CN': async () => ({ default: {} }) }
const drill = defineRoute('/drill')
const store = defineStore('drill', () => {
  throw new Error('the store is broken')
})

const SCREENS = {
  'throws at render': () => {
    throw new Error('the screen is broken')
  },
  'has a store that throws': function Screen() {
    useStore(store)
    return null
  },
} as const

let screens = createScreens()

function Page() {
  const { page } = usePage()
  const { registry, report } = useCore()
  return <PluginPage page={page} registry={registry} screens={screens} report={report} />
}

async function open(entry: object, report: Core['report']) {
  const plugin: Plugin = {
    id: 'drill',
    owner: 'team-drill',
    routes: [{ route: drill, title: 'title', source: 'drill', ...entry }],
  }
  registerTexts('drill', locales)
  const core = createTestCore([plugin], { report })
  screens = createScreens()
  return showPages(core, [{ route: drill, screen: Page }], '/drill', 'drill')
}

beforeAll(startTexts)
// React logs every error that a boundary catches; loading is tried twice.
beforeEach(() => allowConsole(/is broken|drill|ChunkError/))

test.each(Object.entries(SCREENS))('a page that %s', async (_, broken) => {
  const report = jest.fn()
  await open({ screen: async () => ({ default: broken }) }, report)
  expect(await screen.findByText('Something went wrong on this page')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Broken area')
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('is broken') }),
    expect.stringContaining('plugin drill (team-drill), page'),
  )
})

test('a page whose module throws: a retry loads it again', async () => {
  const report = jest.fn()
  let isBroken = true
  const load = async () => {
    if (isBroken) throw new Error('the module is broken')
    return { default: () => <p>the page</p> }
  }
  await open({ screen: load }, report)
  expect(await screen.findByText(/Part of the app could not be loaded/)).toBeTruthy()
  expect(report.mock.calls[0]?.[1]).toContain('plugin drill (team-drill), page')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('the page')).toBeTruthy()
})

test('a page whose code is not on the phone says so without network, and opens when it is back', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let isOffline = true
  const load = async () => {
    if (isOffline) throw new Error('the code of drill did not load')
    return { default: () => <p>the page</p> }
  }
  await open({ screen: load }, jest.fn())
  expect(await screen.findByText('This page is not on this phone yet')).toBeTruthy()
  expect(screen.queryByText('Something went wrong on this page')).toBeNull()
  isOffline = false
  network.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('the page')).toBeTruthy()
  network.mockRestore()
})

test('a badge that throws is told as a failure, not thrown', async () => {
  const report = jest.fn()
  const badge = async () => {
    throw new Error('the badge is broken')
  }
  const plugin: Plugin = { id: 'drill', owner: 'team-drill' }
  const core = createTestCore([plugin], { report })
  const part = { plugin, what: 'badge drill', load: async () => ({ default: badge }) }
  await expect(runContribution(core, part, (run) => run())).resolves.toMatchObject({ ok: false })
  expect(report).toHaveBeenCalledWith(new Error('the badge is broken'), 'plugin drill (team-drill), badge drill')
})
