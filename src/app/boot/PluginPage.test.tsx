import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { defineRoute, lazySearch, number, optional } from '#base/routes'
import { type Core, CoreContext, decideAccess, mergeRights } from '#platform/core'
import { registerTexts, setLanguage, startTexts, TextsProvider } from '#platform/i18n'
import { type NavigationStore, useSearch } from '#platform/navigation'
import { createRegistry, createScreens, type Plugin, type RouteEntry } from '#platform/plugin'
import { allowConsole } from '../../../spec/jest.setup'
import { PageContext } from '../../platform/navigation/page'
import { PluginPage } from './PluginPage'

/** Pages that cannot be shown: messages for the user, and details for support. */

const texts = {
  en: { title: { list: 'Leads' }, right: { lead: { read: 'See leads' } } },
  'zh-CN': { title: { list: '线索' }, right: { lead: { read: '查看线索' } } },
}
const locales = {
  en: async () => ({ default: texts.en }),
  'zh-CN': async () => ({ default: texts['zh-CN'] }),
}
const route: RouteEntry = { route: defineRoute('/clueList'), title: 'title.list', source: 'lead_list' }
const apply = defineRoute('/addApply')

function open({
  entry = {},
  people = [],
  applying,
  query = '',
  more = {},
}: {
  /** Of the session. */
  more?: Partial<Core['session']>
  entry?: Partial<RouteEntry>
  query?: string
  people?: readonly object[] | Error
  /** The area with the page on which roles are applied for; without it there is no such page. */
  applying?: Partial<Plugin>
}) {
  const leads: Plugin = {
    id: 'leads',
    owner: 'team-leads',
    rights: { 'lead.read': { sales: 'own', manager: 'unit' } },
    routes: [{ ...route, ...entry }],
  }
  const permissions: Plugin = {
    id: 'permissions',
    owner: 'team-permissions',
    routes: [{ route: apply, title: 'title.apply', source: 'apply', screen: async () => ({ default: () => null }) }],
    ...applying,
  }
  const registry = createRegistry(applying ? [leads, permissions] : [leads])
  const copies: string[] = []
  const opened: string[] = []
  const toasts: string[] = []
  const session = {
    id: 'visit-7',
    state: 'signed-in',
    loginName: 'rep04',
    roles: [],
    employee: { orgName: '南海', orgNameEn: 'Nanhai' },
    ...more,
  } as const
  const core = {
    session,
    host: {
      copyText: async ({ text }: { text: string }) => {
        copies.push(text)
        return { ok: true, data: null }
      },
    },
    registry,
    feedback: { toast: (said: string) => toasts.push(said) },
    http: async () => {
      if (people instanceof Error) throw people
      return people
    },
    decide: (access: RouteEntry['access']) =>
      decideAccess(access, {
        session,
        hostKind: 'browser',
        rights: mergeRights(registry.plugins),
        flags: [],
        text: (key: string) => key,
      }),
  } as unknown as Core
  const page = {
    key: 'p',
    entry: { id: 'p', index: 1, href: '/clueList', memory: new Map() },
    path: '/clueList',
    query,
    keepAlive: false,
  }
  const navigation = { visible: page, push: (href: string) => opened.push(href) } as unknown as NavigationStore
  const facts = {
    page,
    navigation,
    plugin: 'leads',
    visible: true,
    setState: () => undefined,
    scroller: () => null,
  }
  render(
    <TextsProvider>
      <CoreContext value={core}>
        <PageContext value={facts}>
          <PluginPage page={page} registry={registry} screens={createScreens()} report={() => undefined} />
        </PageContext>
      </CoreContext>
    </TextsProvider>,
  )
  return { copies, opened, toasts }
}

const copyDetails = async () => userEvent.click(await screen.findByRole('button', { name: 'Copy details for support' }))

const shown = () => document.body.textContent ?? ''
const DEVELOPERS = /lead\.read|lead_list|team-leads|\(leads|title\.|access\.|right\./

beforeAll(async () => {
  await startTexts()
  registerTexts('leads', locales)
  registerTexts('permissions', locales)
})
beforeEach(() => setLanguage('en'))

const closed = { access: { permission: 'lead.read' as const } }

test('a page that needs a right shows nothing of it while the roles are loading', async () => {
  const entry = { ...closed, screen: async () => ({ default: () => <p>A customer</p> }) }
  open({ entry, more: { rolesLoaded: false, rolesPending: true } })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(shown()).not.toContain('A customer')
  cleanup()
  open({ entry, more: { rolesLoaded: false, rolesPending: false } })
  expect(await screen.findByText('A customer')).toBeTruthy()
})

describe('a page without the right for it', () => {
  test('shows its own title, the right, the roles that have it, and whom to ask', async () => {
    const zhao = { id: 'rep03', name: '赵敏', nameEn: 'Zhao Min', organisation: { name: '广东', nameEn: 'Guangdong' } }
    open({ entry: closed, people: [zhao] })
    expect(await screen.findByText(/Zhao Min \(Guangdong\)/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leads')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('You cannot open this page')
    expect(shown()).toContain('“See leads”')
    expect(shown()).toContain('Field sales or Area manager')
    expect(shown()).not.toMatch(DEVELOPERS)
    expect(document.title).toBe('Leads')
  })

  test('is available in Chinese', async () => {
    await setLanguage('zh-CN')
    const zhao = { id: 'rep03', name: '赵敏', nameEn: 'Zhao Min', organisation: { name: '广东', nameEn: 'Guangdong' } }
    open({ entry: closed, people: [zhao] })
    expect(await screen.findByText(/赵敏（广东）/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('线索')
    expect(shown()).toContain('“查看线索”')
    expect(shown()).toContain('客户经理或区域经理')
    expect(shown()).not.toMatch(/[a-zA-Z]{2}/)
  })

  test.each([
    ['nobody is named', []],
    ['the back end does not say', new Error('no such call')],
  ])('names the organisation if %s', async (_, people) => {
    open({ entry: closed, people })
    expect(await screen.findByText(/whoever approves roles at Nanhai/)).toBeTruthy()
  })

  test('offers the application page if there is one', async () => {
    const { opened } = open({ entry: closed, applying: {} })
    await userEvent.click(await screen.findByRole('button', { name: 'Apply for a role' }))
    expect(opened).toEqual(['/addApply'])
  })

  test.each<[string, Partial<Plugin>]>([
    ['is being built', { routes: [{ route: apply, title: 'title.apply', source: 'apply' }] }],
    ['is of an area that the user may not open', { access: { flag: 'permissions' } }],
  ])('offers no application page that %s', async (_, applying) => {
    open({ entry: closed, applying })
    // In the bar and below the text.
    expect(await screen.findAllByRole('button', { name: 'Back' })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Apply for a role' })).toBeNull()
  })

  test('includes area, team and right in the copied details', async () => {
    const { copies } = open({ entry: closed })
    await copyDetails()
    for (const part of ['/clueList', 'leads', 'team-leads', 'lead.read', 'visit-7']) expect(copies[0]).toContain(part)
  })
})

test('a page under construction has its own title; the owner is in the details', async () => {
  const { copies } = open({})
  expect(await screen.findByRole('heading', { level: 1, name: 'Leads' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('This page is being built')
  expect(shown()).not.toMatch(DEVELOPERS)
  await copyDetails()
  expect(copies[0]).toContain('team-leads')
})

function Broken(): never {
  throw new Error('no such stage')
}

test('a broken page has its own title and advice; the error is in the details', async () => {
  allowConsole(/no such stage/)
  const { copies } = open({ entry: { screen: async () => ({ default: Broken }) } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Leads' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(shown()).not.toMatch(/no such stage|team-leads/)
  await copyDetails()
  for (const part of ['no such stage', 'team-leads']) expect(copies[0]).toContain(part)
})

test('an unknown address has a single title', async () => {
  open({ entry: { route: defineRoute('/other') } })
  await act(async () => undefined)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Energy Sales')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('This page does not exist')
})

const minimum = defineRoute('/clueList', { search: lazySearch<{ min?: number }>() })
const Rows = () => <p>Rows from {useSearch(minimum).min}</p>

describe('a page whose parameters are declared by its screen', () => {
  const filtered = () => ({
    route: minimum,
    screen: async () => ({ default: Rows, search: { min: optional(number) } }),
  })

  test('is shown once they are parsed', async () => {
    open({ entry: filtered(), query: 'min=3' })
    expect(await screen.findByText('Rows from 3')).toBeTruthy()
  })

  test('is shown without what does not fit, and says so once', async () => {
    const { toasts } = open({ entry: filtered(), query: 'min=x' })
    expect(await screen.findByText('Rows from')).toBeTruthy()
    expect(toasts).toEqual(['Part of this link is not known here and was left out.'])
  })

  test('does not exist without a parameter that it requires', async () => {
    allowConsole(/./)
    open({ entry: { ...filtered(), screen: async () => ({ default: Rows, search: { min: number } }) }, query: 'min=x' })
    expect(await screen.findByRole('heading', { level: 2, name: 'This page does not exist' })).toBeTruthy()
    expect(shown()).not.toContain('Rows')
  })
})
