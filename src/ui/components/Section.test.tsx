import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTexts } from '#platform/i18n'
import { Section } from './Section'

beforeAll(() => startTexts())

describe('a section of a detail', () => {
  it('shows its own error with retry', async () => {
    const onRetry = jest.fn()
    render(
      <Section title="Contacts" state={{ kind: 'failed', text: 'No answer.', onRetry }}>
        Chen Min
      </Section>,
    )
    expect(screen.getByRole('region', { name: 'Contacts' }).textContent).toContain('No answer.')
    expect(screen.queryByText('Chen Min')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('shows its empty text', () => {
    render(<Section title="Contacts" state={{ kind: 'empty', text: 'No contact yet.' }} />)
    expect(screen.queryByText('No contact yet.')).not.toBeNull()
  })
})
