import { renderHook } from '@testing-library/react'
import { type Core, CoreContext } from '#platform/core'
import { createTestCore } from '#testing'
import { useSignOut } from './useSignOut'

jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePage: () => ({ plugin: 'core' }),
}))

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** The sign-out of a page, with an empty outbox and no drafts. */
function open() {
  const signOut = jest.fn()
  const plain = createTestCore([])
  const core: Core = {
    ...plain,
    session: { ...plain.session, signOut },
    outbox: { ...plain.outbox, load: async () => ({ unsentCount: 0 }) as never },
    drafts: { ...plain.drafts, list: async () => [] },
  }
  const { result } = renderHook(useSignOut, {
    wrapper: ({ children }) => <CoreContext value={core}>{children}</CoreContext>,
  })
  return { core, signOut, press: () => void result.current() }
}

test('two quick presses open one dialog', async () => {
  const { core, signOut, press } = open()
  press()
  press()
  await settle()
  expect(core.feedback.dialogs).toHaveLength(1)
  core.feedback.dialogs[0]?.answer('confirm')
  await settle()
  expect(signOut).toHaveBeenCalledTimes(1)
})

test('after cancelling, it can be pressed again', async () => {
  const { core, signOut, press } = open()
  press()
  await settle()
  core.feedback.dialogs[0]?.answer('cancel')
  await settle()
  press()
  await settle()
  expect([core.feedback.dialogs.length, signOut.mock.calls.length]).toEqual([1, 0])
})
