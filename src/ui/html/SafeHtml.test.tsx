import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Core, CoreContext } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { startTexts } from '#platform/i18n'
import { createFakeHost } from '#testing'
import { hostFailure } from '../../platform/host/HostResult'
import { SafeHtml, type SafeHtmlProps } from '.'

beforeAll(() => startTexts())

async function show(props: SafeHtmlProps, overrides: Parameters<typeof createFakeHost>[0] = {}) {
  const host = createFakeHost(overrides)
  const feedback = new Feedback()
  const core = { host, feedback } as unknown as Core
  const wrapped = (next: SafeHtmlProps) => (
    <CoreContext value={core}>
      <SafeHtml {...next} />
    </CoreContext>
  )
  const { rerender } = render(wrapped(props))
  await act(async () => undefined)
  return { host, feedback, change: (next: SafeHtmlProps) => rerender(wrapped(next)) }
}

it('shows the text, and another one in its place', async () => {
  const { change } = await show({ html: '<p>First</p>' })
  expect((await screen.findByText('First')).tagName).toBe('P')
  change({ html: '<p>Second</p>' })
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.queryByText('Second')).not.toBeNull()
})

it('a link opens through the host, without credentials', async () => {
  const { host } = await show({ html: '<a href="https://court.example/1"><b>The case</b></a>' })
  await userEvent.click(await screen.findByText('The case'))
  expect(host.calls).toEqual([
    { method: 'openWebView', request: { url: 'https://court.example/1', withCredentials: false } },
  ])
})

it('a phone number is called', async () => {
  const { host } = await show({ html: '<a href="tel:0757%2086661234">Call</a>' })
  await userEvent.click(await screen.findByText('Call'))
  expect(host.calls).toEqual([{ method: 'call', request: '0757 86661234' }])
})

it('a link that does not open is told', async () => {
  const { feedback } = await show(
    { html: '<a href="https://court.example/1">The case</a>' },
    { openWebView: async () => hostFailure('no-method', 'method does not exist') },
  )
  await userEvent.click(await screen.findByText('The case'))
  expect(feedback.toasts.map(({ text }) => text)).toEqual(['The link could not be opened: method does not exist'])
})

it('a screen may take the link itself', async () => {
  const onLink = jest.fn()
  const { host } = await show({ html: '<a href="https://court.example/1">The case</a> words', onLink })
  await userEvent.click(await screen.findByText('The case'))
  await userEvent.click(screen.getByText(/words/))
  expect(onLink.mock.calls).toEqual([['https://court.example/1']])
  expect(host.calls).toEqual([])
})
