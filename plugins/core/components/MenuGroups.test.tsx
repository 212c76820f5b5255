import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { defineRoute } from '#base/routes'
import { CoreContext } from '#platform/core'
import { registerTexts, startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { allowConsole } from '../../../spec/jest.setup'
import coreEn from '../locales/en.json'
import { workbenchStore } from '../stores/WorkbenchStore'
import { MenuGroups } from './MenuGroups'

const open = jest.fn()
jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePageNavigation: () => ({ openHref: open }),
}))

const report = jest.fn()
const page = async () => ({ default: () => null })

/** An area with one menu entry; its texts are loaded by `texts`, its icon by `icon`. */
function area(id: string, texts: () => Promise<{ default: object }>, icon: () => Promise<unknown> = page) {
  const load = texts as () => Promise<{ default: Record<string, string> }>
  registerTexts(id, { en: load, 'zh-CN': load })
  const route = defineRoute(`/${id}`)
  return {
    id,
    routes: [{ route, screen: page, title: 'title', source: id }],
    menu: [{ id, to: route, title: 'title', icon: icon as typeof page, group: 'tools' as const }],
  }
}

async function show(...areas: Parameters<typeof createTestCore>[0]) {
  const core = createTestCore(areas, { report })
  await act(async () => {
    render(
      <CoreContext value={core}>
        <Suspense>
          <MenuGroups />
        </Suspense>
      </CoreContext>,
    )
  })
  return core
}

beforeAll(async () => {
  registerTexts('core', { en: async () => ({ default: coreEn }), 'zh-CN': async () => ({ default: coreEn }) })
  await startTexts()
  await jest.requireActual<typeof import('#platform/i18n')>('#platform/i18n').loadTexts('core')
})
beforeEach(() => report.mockReset())

const entries = () => screen.queryAllByRole('button').map((button) => button.textContent)

test('an area whose texts fail is left out and reported with its owner, with a retry; the others are shown', async () => {
  let isLost = true
  const lost = async () => {
    if (isLost) throw new Error('no file')
    return { default: { title: 'Lost area' } }
  }
  await show(
    area('lost', lost),
    area('fine', async () => ({ default: { title: 'Fine area' } })),
  )
  expect(await screen.findByRole('button', { name: 'Fine area' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Some features could not be loaded')
  expect(report.mock.calls).toEqual([[new Error('no file'), 'plugin lost (team-lost), menu texts']])
  isLost = false
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  await screen.findByRole('button', { name: 'Lost area' })
  expect(entries()).toEqual(['Lost area', 'Fine area'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an area whose definition failed is named, with a retry; the others are shown', async () => {
  const broken = { id: 'broken', failed: new Error('no such page') }
  await show(
    broken,
    area('fine', async () => ({ default: { title: 'Fine area' } })),
  )
  expect(await screen.findByRole('button', { name: 'Fine area' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Not available at the moment: broken')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a badge says what it counts, in the words of its area, or how many are open', async () => {
  const texts = async () => ({
    default: { title: 'Area', late_one: '{{count}} is late', late_other: '{{count}} are late' },
  })
  const badged = (id: string, count: number, counts?: string) => {
    const { menu, ...rest } = area(id, texts)
    const badge = async () => ({ default: async () => count })
    return { ...rest, menu: menu.map((entry) => ({ ...entry, badge, ...(counts && { counts }) })) }
  }
  const core = await show(
    badged('one', 1, 'late'),
    badged('two', 2, 'late'),
    badged('three', 3),
    badged('none', 0, 'late'),
  )
  await act(() => core.store(workbenchStore).load())
  const names = ['Area, 1 is late', 'Area, 2 are late', 'Area, 3 open', 'Area']
  for (const name of names) expect(await screen.findByRole('button', { name })).toBeTruthy()
})

test('an entry opens its page with the parameters that it names', async () => {
  const { menu, ...rest } = area('tabbed', async () => ({ default: { title: 'Area' } }))
  await show({ ...rest, menu: menu.map((entry) => ({ ...entry, search: { tab: 'toApprove' } })) })
  fireEvent.click(await screen.findByRole('button', { name: 'Area' }))
  expect(open).toHaveBeenLastCalledWith('/tabbed?tab=toApprove')
})

test('an icon that fails is replaced by a generic one; the entry still opens the area, the page is not reloaded', async () => {
  allowConsole(/no icon/)
  const fetched = jest.fn()
  Object.assign(globalThis, { fetch: fetched })
  const texts = async () => ({ default: { title: 'Area' } })
  await show(area('iconless', texts, () => Promise.reject(new Error('no icon'))))
  await waitFor(() => expect(report).toHaveBeenCalled())
  fireEvent.click(screen.getByRole('button', { name: 'Area' }))
  expect(open).toHaveBeenLastCalledWith('/iconless')
  expect(report.mock.calls[0]?.[1]).toContain('plugin iconless (team-iconless), icon')
  // A reload would first fetch the page, to look for a newer deployment.
  expect(fetched).not.toHaveBeenCalled()
})
