import { act, screen, waitFor, within } from '@testing-library/react'
import { openPage, startScreens } from '#harness/backend/kit/testing'
import dev from '../dev'
import plugin from '../plugin'

jest.mock('../../../src/base/config/build', () => ({
  ...jest.requireActual('../../../src/base/config/build'),
  buildValue: (name: string) => (name === 'EMBED_ORIGINS' ? 'https://centers.example' : ''),
}))

/* What the app shows of a request once the page of the accounting system has reported it, on Friday, 2026-11-20. */

beforeAll(() => startScreens(plugin))

test('a request that was sent in the accounting system is marked in the list', async () => {
  const { core, shown } = await openPage({ plugin, dev }, 'rep01', '/costProfitIframe?mode=new')
  const frame = await waitFor(() => document.querySelector('iframe') as HTMLIFrameElement)
  const data = { type: 'submitted', payload: { id: 'CC-000001' } }
  const said = { data, origin: 'https://centers.example', source: frame.contentWindow }
  act(() => void window.dispatchEvent(Object.assign(new Event('message'), said)))
  await waitFor(() => expect(shown()).toBe('/costProfitCenterList?tab=mine&marked=CC-000001'))
  expect(core.feedback.toasts.map(({ text }) => text)).toEqual(['Sent for approval'])
  const marked = (await screen.findByText('Just now')).closest('article') as HTMLElement
  expect(within(marked).getByText(/Nanhai hot-water team/)).toBeTruthy()
  expect(within(marked).getByText('Manager decides')).toBeTruthy()
})
