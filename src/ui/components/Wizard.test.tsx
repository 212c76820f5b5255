import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UnknownCode } from '#base/wire'
import { startTexts } from '#platform/i18n'
import { PageContext, type PageFacts } from '../../platform/navigation/page'
import { StatusTag } from './Tag'
import { Wizard, type WizardProps } from './Wizard'

beforeAll(() => startTexts())

/** Whoever goes back next is asked first. */
const listeners: (() => void)[] = []
const facts = {
  page: { entry: {} },
  plugin: 'app',
  visible: true,
  navigation: {
    onBack: (_entry: unknown, run: () => void) => {
      listeners.push(run)
      return () => listeners.splice(listeners.indexOf(run), 1)
    },
  },
} as unknown as PageFacts
beforeEach(() => {
  listeners.length = 0
})

const onBack = jest.fn()
const onNext = jest.fn()
const wizard = (props: Partial<WizardProps>) => (
  <PageContext value={facts}>
    <Wizard title="Which heat do they need?" step={0} count={3} onBack={onBack} onNext={onNext} {...props}>
      <p>Steam</p>
    </Wizard>
  </PageContext>
)
beforeEach(() => {
  onBack.mockClear()
  onNext.mockClear()
})

it('asks one question at a time, says how far it is, and goes on', async () => {
  render(wizard({}))
  expect(screen.getByRole('region', { name: 'Which heat do they need?' }).textContent).toContain('Step 1 of 3')
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 1)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onNext).toHaveBeenCalledTimes(1)
})

it('at the first step going back leaves the page; at a later one it leads to the step before', async () => {
  const { rerender } = render(wizard({}))
  expect([listeners.length, screen.queryByRole('button', { name: 'Back' })]).toEqual([0, null])
  rerender(wizard({ step: 1, title: 'How much of it?' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  act(() => listeners[0]?.())
  expect(onBack).toHaveBeenCalledTimes(2)
})

it('what is asked next takes the focus', () => {
  const { rerender } = render(wizard({}))
  expect(document.activeElement).toBe(document.body)
  rerender(wizard({ step: 1, title: 'How much of it?' }))
  expect(document.activeElement?.textContent).toBe('How much of it?')
})

it('where the answers decide there is no end to count to; nothing answered, nothing goes on', () => {
  render(wizard({ count: undefined, disabled: true, next: 'See the result' }))
  expect(screen.getByRole('region').textContent).toContain('Step 1')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('button', { name: 'See the result' })).toHaveProperty('disabled', true)
})

it('a state is said in the words of the area that the page belongs to', () => {
  render(
    <PageContext value={facts}>
      <StatusTag word="network" tones={{ network: 'risk' }} group="error" />
    </PageContext>,
  )
  expect(screen.getByText(/^No network connection/).className).toContain('tag--risk')
})

it('a state that the app does not know is shown as it is', () => {
  render(
    <PageContext value={facts}>
      <StatusTag word={'frozen' as UnknownCode} tones={{ network: 'risk' }} />
    </PageContext>,
  )
  expect(screen.getByText('frozen').className).toContain('tag--plain')
})
