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

test('codes of a dictionary are shown by their names, unknown ones as they are', async () => {
  await startTexts()
  const locale = async () => ({ default: en })
  registerTexts('core', { en: locale, 'zh-CN': locale })
  await loadTexts('core')
  const http = async () => [{ code: 'C307', name: '陶瓷', nameEn: 'Ceramics' }]
  const known = call([
    { label: 'Industry', mine: 'C307', theirs: 'C999', dictionary: 'industry' },
    { label: 'Code', mine: 'C307', theirs: 'C307' },
  ])
  render(
    <CoreContext value={createTestCore([], { http: http as never })}>
      <SideBySide item={item} known={known} theirs={{}} />
    </CoreContext>,
  )
  expect(await screen.findByText('Ceramics')).toBeTruthy()
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Ceramics',
    'C999',
    'C307',
    'C307',
  ])
})
