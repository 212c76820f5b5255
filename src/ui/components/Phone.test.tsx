import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Core, CoreContext } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { startTexts } from '#platform/i18n'
import { createFakeHost } from '#testing'
import { hostFailure } from '../../platform/host/HostResult'
import { Phone, type PhoneProps } from './Phone'

beforeAll(() => startTexts())

function show(props: Partial<PhoneProps>, overrides: Parameters<typeof createFakeHost>[0] = {}) {
  const host = createFakeHost(overrides)
  const feedback = new Feedback()
  const { container } = render(
    <CoreContext value={{ host, feedback } as unknown as Core}>
      <Phone number="13812345678" name="Chen Min" {...props} />
    </CoreContext>,
  )
  return { host, feedback, text: () => container.textContent }
}
const buttons = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))

it('is read in groups, and called with a tap', async () => {
  const { host, text } = show({})
  expect(text()).toBe('138 1234 5678')
  await userEvent.click(screen.getByRole('button', { name: 'Call Chen Min' }))
  expect(host.calls).toEqual([{ method: 'call', request: '13812345678' }])
})

it('one that the back end has masked cannot be called, and says why', () => {
  const { text } = show({ number: '138****5678' })
  expect(text()).toBe('138 **** 5678Part of this number is hidden from you.')
  expect(buttons()).toEqual([])
})

it('one that is covered is shown when asked for, and called whole', async () => {
  const { host, text } = show({ mask: true })
  expect(text()).toBe('138 **** 5678')
  await userEvent.click(screen.getByRole('button', { name: 'Call Chen Min' }))
  expect(host.calls).toEqual([{ method: 'call', request: '13812345678' }])
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole number' }))
  expect(text()).toBe('138 1234 5678')
  await userEvent.click(screen.getByRole('button', { name: 'Hide the number' }))
  expect(text()).toBe('138 **** 5678')
})

it('a host that cannot call says so', async () => {
  const { feedback } = show({}, { call: async () => hostFailure('no-method', 'no') })
  await userEvent.click(screen.getByRole('button', { name: 'Call Chen Min' }))
  expect(feedback.toasts.map(({ text }) => text)).toEqual(['The call could not be started.'])
})

it('another number stays as it is written, and a screen may take the call', async () => {
  const onCall = jest.fn()
  const { host, text } = show({ number: '0757-86661234', onCall })
  expect(text()).toBe('0757-86661234')
  await userEvent.click(screen.getByRole('button', { name: 'Call Chen Min' }))
  expect([onCall.mock.calls, host.calls]).toEqual([[['0757-86661234']], []])
})
