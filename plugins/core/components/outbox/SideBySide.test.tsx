import { render, screen } from '@testing-library/react'
import { CoreContext } from '#platform/core'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import type { OutboxItem, RegisteredCall } from '#platform/outbox'
import { createTestCore } from '#testing'
import en from '../../locales/en.json'
import { SideBySide } from './SideBySide'

const item = { request: {} } as OutboxItem

function call(fields: ReturnType<NonNullable<RegisteredCall['compare']>>) {
  return { plugin: 'core', compare: () => fields } as never as RegisteredCall
}

beforeAll(async () => {
  await startTexts()
  const locale = async () => ({ default: en })
  registerTexts('core', { en: locale, 'zh-CN': locale })
  await loadTexts('core')
})

function show(known: RegisteredCall, http: () => Promise<unknown>) {
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
