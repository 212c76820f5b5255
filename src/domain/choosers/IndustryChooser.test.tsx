import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defineChooser, defineRoute } from '#base/routes'
import { by } from '#base/wire'
import type { Core } from '#platform/core'
import { startTexts } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { createTestCore, showPages } from '#testing'
import { IndustryChooser } from './IndustryChooser'

beforeAll(() => startTexts())

const start = defineRoute('/start')
const chooser = defineChooser<readonly string[]>()('/industries', { search: { industries: by.ids.schema } })
const INDUSTRIES = [
  { code: 'C', name: '制造', nameEn: 'Manufacturing' },
  { code: 'C30', name: '陶瓷', nameEn: 'Ceramics', parent: 'C' },
  { code: 'C31', name: '玻璃', nameEn: 'Glass', parent: 'C' },
]
const answers: (readonly string[] | undefined)[] = []

function Start() {
  const page = usePageNavigation()
  return (
    <button type="button" onClick={async () => answers.push(await page.choose(chooser, { industries: ['C30'] }))}>
      choose
    </button>
  )
}

test('shows the industries of the address in their group, and answers with codes', async () => {
  const core = createTestCore([], {
    http: (async () => INDUSTRIES) as unknown as Core['http'],
    offlineRecords: { recall: async () => undefined, keep: () => undefined } as unknown as Core['offlineRecords'],
  })
  const pages = [
    { route: start, screen: Start },
    { route: chooser, screen: () => <IndustryChooser chooser={chooser} /> },
  ]
  await showPages(core, pages, '/start')
  await userEvent.click(screen.getByText('choose'))
  expect(await screen.findByRole('heading', { name: 'title.industries' })).toBeTruthy()
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
  expect((await box('Ceramics')).checked).toBe(true)
  expect((await box('Glass')).checked).toBe(false)
  await userEvent.click(await box('Glass'))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByText('choose')
  expect(answers).toEqual([['C30', 'C31']])
})
