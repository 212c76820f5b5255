import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { parseSearch, type Route } from '#base/routes'
import { definePluginDev } from '#harness/backend/contract'
import { type Core, CoreContext } from '#platform/core'
import { HttpError } from '#platform/http'
import { registerTexts, setLanguage, startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { simulate } from '../../../../harness/backend/kit/simulate'
import { allowConsole } from '../../../../spec/jest.setup'
import en from '../../locales/en.json'
import zh from '../../locales/zh-CN.json'
import CompanyPicker from '../../pages/CompanyPicker'
import ContactPicker from '../../pages/ContactPicker'
import OrganisationPicker from '../../pages/OrganisationPicker'
import PeoplePicker from '../../pages/PeoplePicker'
import PlacePicker from '../../pages/PlacePicker'
import { recentChoicesStore } from '../../stores/recentChoices'

let query = ''
let memory = new Map<string, unknown>()
const answered: unknown[] = []

jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePage: () => ({ plugin: 'core', page: { path: '/x/core/pick', entry: { memory } }, scroller: () => null }),
  useEntryMemory: (key: string) => ({ get: () => memory.get(key), set: (value: unknown) => memory.set(key, value) }),
  usePageState: () => undefined,
  useSearch: (route: Route) => {
    const parsed = parseSearch(route, query)
    if (!parsed.ok) throw new Error('the query does not parse')
    return parsed.search
  },
  usePageNavigation: () => ({
    answer: (_chooser: unknown, value: unknown) => answered.push(value),
    back: () => undefined,
  }),
}))

// jsdom has no layout: without the row window all rows are drawn.
jest.mock('../../../../src/kit/lists/RowWindow', () => {
  throw new Error('no layout')
})

const rights = { 'customer.read': { manager: 'unit' } } as const
const sim = simulate(definePluginDev({ id: 'none', rights, handlers: [], kinds: [], seed: () => ({}) }))

beforeAll(async () => {
  await startTexts()
  registerTexts('core', { en: async () => ({ default: en }), 'zh-CN': async () => ({ default: zh }) })
  await setLanguage('en')
  const { loadTexts } = await import('#platform/i18n')
  await loadTexts('core')
})
beforeEach(() => {
  answered.length = 0
  memory = new Map()
  localStorage.clear()
})

beforeEach(() => allowConsole(/all rows are rendered/))

function open(picker: ReactNode, address = '', http?: Core['http']) {
  query = address
  const core: Core = createTestCore([], {
    http: http ?? ((call, request) => sim.as('rep02').call(call, request)),
    offlineRecords: {
      remember: async () => undefined,
      recall: async () => undefined,
    } as unknown as Core['offlineRecords'],
  })
  render(<CoreContext value={core}>{picker}</CoreContext>)
  return core
}
const search = async (text: string) => {
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: text } })
  fireEvent.submit(screen.getByRole('search'))
}
const row = (name: RegExp) => screen.findByRole('button', { name })

test('one person: a tap answers, and the choice is offered next time', async () => {
  const core = open(<PeoplePicker />)
  await search('nanhai')
  fireEvent.click(await row(/^Li Wei\s*Nanhai/))
  expect(answered).toEqual([[{ id: 'rep01', name: '李伟', nameEn: 'Li Wei', orgCode: '440605' }]])
  expect(core.store(recentChoicesStore).of('/x/core/people')).toMatchObject([{ id: 'rep01' }])
  await search('')
  await waitFor(() => expect(screen.getByRole('group', { name: 'Recently chosen' }).textContent).toContain('Li Wei'))
})

test('people of an organisation and below only', async () => {
  open(<PeoplePicker />, 'within=3302')
  await row(/^Zhou Yan/)
  expect(screen.queryByText('Li Wei')).toBeNull()
})

test('several people: no more than `most`, with those chosen before', async () => {
  open(<PeoplePicker />, 'within=33&chosen=emp25&most=2')
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
  expect((await box(/^Shen Jia/)).checked).toBe(true)
  fireEvent.click(await box(/^Ye Kai/))
  expect((await box(/^Xu Li/)).disabled).toBe(true)
  expect(screen.getByText('At most 2 can be chosen.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Choose (2)' }))
  expect(answered).toMatchObject([[{ id: 'emp25', name: '沈佳' }, { id: 'emp26' }]])
})

test('an organisation: the tree, of which a tap answers', async () => {
  open(<OrganisationPicker />)
  await search('foshan')
  fireEvent.click(await screen.findByRole('radio', { name: /^Foshan/ }))
  expect(answered).toEqual([['4406']])
})

test('several organisations are applied with a button', async () => {
  open(<OrganisationPicker />, 'most=5&chosen=4406')
  await search('ningbo')
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Ningbo/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(answered).toEqual([['4406', '3302']])
})

test('a company is searched by the server', async () => {
  open(<CompanyPicker />)
  const first = await row(/^Guangda Glass Works/)
  const code = first.querySelector('small')?.textContent ?? ''
  await search(code)
  await waitFor(() => expect(document.querySelectorAll('.pick')).toHaveLength(1))
  fireEvent.click(document.querySelector('.pick') as Element)
  expect(answered).toMatchObject([[{ creditCode: code }]])
})

test('nothing found says what was searched', async () => {
  open(<CompanyPicker />)
  await search('zzzz')
  expect((await screen.findByRole('heading', { name: /zzzz/ })).textContent).toBe('Nothing found for “zzzz”')
})

test('a contact of an earlier page keeps its id', async () => {
  open(<ContactPicker />, 'custId=C-000001&most=3&chosen=P-999999')
  fireEvent.click(await screen.findByRole('button', { name: 'Choose (1)' }))
  expect(answered).toEqual([[{ id: 'P-999999', name: '' }]])
})

test('a place: nothing is asked before there is a text', async () => {
  const http = jest.fn<Promise<unknown>, unknown[]>((call, request) =>
    sim.as('rep02').call(call as never, request as never),
  )
  open(<PlacePicker />, '', http as Core['http'])
  await screen.findByRole('heading', { name: 'Enter a name or an address' })
  expect(http).not.toHaveBeenCalled()
  await search('科技东路')
  fireEvent.click(await row(/^科技东路/))
  expect(answered).toMatchObject([{ name: '科技东路', point: { lng: expect.any(Number) } }])
  expect(Object.keys(answered[0] as object)).toEqual(['name', 'address', 'point'])
})

test.each([
  ['people', <PeoplePicker key="1" />],
  ['an organisation', <OrganisationPicker key="2" />],
  ['a company', <CompanyPicker key="3" />],
])('without network, %s says so and can be tried again', async (_name, picker) => {
  let isOffline = true
  open(picker, '', ((call: never, request: never) =>
    isOffline
      ? Promise.reject(new HttpError('network', 'Network Error', { callId: 'x' }))
      : sim.as('rep02').call(call, request)) as Core['http'])
  await screen.findByRole('heading', { name: 'No network connection' })
  isOffline = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'No network connection' })).toBeNull())
})
