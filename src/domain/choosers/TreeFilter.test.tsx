import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { defineRoute } from '#base/routes'
import { Resource } from '#kit/records'
import { startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { TreeFilter } from './TreeFilter'

const areas = new Resource(async () => [
  { code: '44', name: '广东', nameEn: 'Guangdong' },
  { code: '35', name: '福建', nameEn: 'Fujian' },
])
let chosen: readonly string[] | undefined

function Page() {
  const [filter, setFilter] = useState<{ readonly areaCodes?: readonly string[] }>({})
  chosen = filter.areaCodes
  return <TreeFilter draft={{ filter, change: setFilter }} name="areaCodes" title="Areas" items={areas} />
}

test('its row says what is chosen in the sheet; leaving the sheet changes nothing', async () => {
  await startTexts()
  await showPages(createTestCore([]), [{ route: defineRoute('/areas'), screen: Page }], '/areas')
  await userEvent.click(screen.getByRole('button', { name: /areaCodes/ }))
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.click(await sheet.findByRole('checkbox', { name: /Fujian/ }))
  await userEvent.click(sheet.getByRole('button', { name: 'Apply' }))
  expect(chosen).toEqual(['35'])
  await userEvent.click(screen.getByRole('button', { name: /Fujian/ }))
  await userEvent.keyboard('{Escape}')
  expect(chosen).toEqual(['35'])
})
