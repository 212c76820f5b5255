import { screen } from '@testing-library/react'
import { defineRoute } from '#base/routes'
import { loadTexts, registerTexts, startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { CellCards } from '.'

beforeAll(() => startTexts())

const Page = () => (
  <CellCards group="category" lists={{ energy: [{ title: 'Night use' }], supply: [{ title: 'Pipe' }], risk: [] }} />
)

test('a card has the title of its name, or the name where the app has no title for it; an empty list has none', async () => {
  const locale = async () => ({ default: { category: { energy: 'Energy', risk: 'Risk' } } })
  registerTexts('cells', { en: locale, 'zh-CN': locale })
  await loadTexts('cells')
  await showPages(createTestCore([]), [{ route: defineRoute('/cells'), screen: Page }], '/cells', 'cells')
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Energy', 'supply'])
})
