import { render, screen } from '@testing-library/react'
import { getOrganisations } from '#domain/directory'
import { CoreContext } from '#platform/core'
import type { AnyCall } from '#platform/http'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import { addressOf, type OutboxItem, type RegisteredCall } from '#platform/outbox'
import { createTestCore } from '#testing'
import en from '../../locales/en.json'
import { SideBySide } from './SideBySide'

type Compare = NonNullable<RegisteredCall['compare']>

const callOf = (compare: Compare) => ({ plugin: 'core', compare }) as never as RegisteredCall
const call = (fields: ReturnType<Compare>) => callOf(() => fields)
const entry = { request: {}, uploads: [] as unknown } as OutboxItem

beforeAll(async () => {
  await startTexts()
  const locale = async () => ({ default: en })
  registerTexts('core', { en: locale, 'zh-CN': locale })
  await loadTexts('core')
})

function show(known: RegisteredCall, http: (of: AnyCall) => Promise<unknown>, item = entry) {
  render(
    <CoreContext value={createTestCore([], { http: http as never })}>
      <SideBySide item={item} known={known} theirs={{}} />
    </CoreContext>,
  )
}

test('codes of a dictionary are shown by their names, unknown ones as they are', async () => {
  const http = async () => [{ code: 'C307', name: '陶瓷', nameEn: 'Ceramics' }]
  const known = call([
    { label: 'Industry', mine: 'C307', theirs: 'C999', dictionary: 'industry' },
    { label: 'Code', mine: 'C307', theirs: 'C307' },
  ])
  show(known, http)
  expect(await screen.findByText('Ceramics')).toBeTruthy()
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Ceramics',
    'C999',
    'C307',
    'C307',
  ])
})

test('a field of a row says which row it is of', async () => {
  const row = (which: string) => ({ dictionary: 'deviceKind', code: 'B', which })
  const known = call([
    { label: 'Quantity', mine: '2', theirs: '3', row: row('1') },
    { label: 'Quantity', mine: '–', theirs: '1', row: row('2') },
  ])
  show(known, async () => [{ code: 'B', name: '锅炉', nameEn: 'Boiler' }])
  expect(await screen.findByRole('row', { name: /^Boiler 1 · Quantity.* 2 3$/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Boiler 2 · Quantity.* – 1$/ })).toBeTruthy()
})

test('several codes are shown by their names, and so are organisations', async () => {
  const foshan = { orgCode: '4406', orgName: '佛山', orgNameEn: 'Foshan', granted: true, employees: [], children: [] }
  const tags = [
    { code: 'heat', name: '供热', nameEn: 'Heat' },
    { code: 'pv', name: '光伏', nameEn: 'PV' },
  ]
  const known = call([
    { label: 'Tags', mine: 'heat,pv', theirs: 'heat', dictionary: 'programmeTag' },
    { label: 'Organisations', mine: '4406,9999', theirs: '–', dictionary: 'organisations' },
  ])
  show(known, async ({ id }) => (id === getOrganisations.id ? [foshan] : tags))
  expect(await screen.findByText('Foshan, 9999')).toBeTruthy()
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Heat, PV',
    'Heat',
    'Foshan, 9999',
    '–',
  ])
})

test('a file that was uploaded is compared by its address', () => {
  const compare: Compare = (request) => [{ label: 'Files', mine: String(Object(request).files), theirs: '–' }]
  const uploads = [{ id: 'F', url: '/file/june.pdf' }] as unknown
  show(callOf(compare), async () => [], { request: { files: [addressOf('F')] }, uploads } as OutboxItem)
  expect(screen.getByText('/file/june.pdf')).toBeTruthy()
})

test('people are shown by their names, those who are unknown by their login', async () => {
  const employees = [{ loginName: 'emp07', userName: '何军', userNameEn: 'He Jun' }]
  const tree = { orgCode: '00', orgName: '集团', orgNameEn: 'Group', parentCode: null, employees, children: [] }
  const { response } = getOrganisations
  show(call([{ label: 'Owner', mine: 'emp07', theirs: 'gone01', dictionary: 'people' }]), async () => response([tree]))
  expect(await screen.findByText('He Jun')).toBeTruthy()
  expect(screen.getByText('gone01')).toBeTruthy()
})
