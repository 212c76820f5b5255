import { act, fireEvent, render, screen } from '@testing-library/react'
import { CoreContext } from '#platform/core'
import { startTexts } from '#platform/i18n'
import { createFakeHost, createTestCore } from '#testing'
import type { Callable } from './callContact'
import { useCalling } from './useCalling'

function Page({ people }: { readonly people: readonly Callable[] }) {
  const { start, label, menu } = useCalling(people)
  return (
    <>
      {start ? (
        <button type="button" onClick={start}>
          {label}
        </button>
      ) : null}
      {menu}
    </>
  )
}

function show(...people: readonly Callable[]) {
  const host = createFakeHost()
  render(
    <CoreContext value={createTestCore([], { host })}>
      <Page people={people} />
    </CoreContext>,
  )
  return () => host.calls
}
const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const LI = { name: 'Li Wei', phone: '13800000001' }
const WU = { name: 'Wu Ting', phone: '13800000002', note: 'Director', decides: true }

beforeAll(() => startTexts())

test('the only one is named by the button and called at once', async () => {
  const calls = show(LI)
  await press(/^Call Li Wei$/)
  expect(calls()).toEqual([{ method: 'call', request: LI.phone }])
})

test('a number without a name is called, too', async () => {
  const calls = show({ name: undefined, phone: '13800000003' })
  await press(/^Call$/)
  expect(calls()).toEqual([{ method: 'call', request: '13800000003' }])
})

test('of several, the one that is chosen; the decision-maker is marked', async () => {
  const calls = show(LI, WU)
  await press(/^Call$/)
  expect(calls()).toEqual([])
  await press(/^Wu Ting.*Decision-maker · Director · 138 0000 0002/)
  expect(calls()).toEqual([{ method: 'call', request: WU.phone }])
})

test('nobody can be called where there is nobody', () => {
  show()
  expect(screen.queryByRole('button', { name: 'Call' })).toBeNull()
})
