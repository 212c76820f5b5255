import { act, waitFor } from '@testing-library/react'
import { openPage, simulate, startScreens } from '#harness/backend/kit/testing'
import { contractKind, type SimContract } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { contracts } from '../records'

jest.mock('../../../src/base/config/build', () => ({
  ...jest.requireActual('../../../src/base/config/build'),
  buildValue: (name: string) => (name === 'EMBED_ORIGINS' ? 'https://contracts.example' : ''),
}))

/* What the app shows of contracts once the page of the contract system has reported, on Friday, 2026-11-20. */

beforeAll(() => startScreens(plugin))

test('a renewal that was signed ends the contract that it follows, also where that is in memory', async () => {
  const sim = simulate(dev)
  const table = sim.store.table(contractKind)
  const put = (id: string, change: Partial<SimContract>) => table.put({ ...(table.get(id) as SimContract), ...change })
  put('CT-000011', { followsId: 'CT-000001' })
  const { core } = await openPage({ plugin, dev }, 'rep01', '/contractIframe?mode=edit&contractId=CT-000011', sim)
  const { main } = core.store(contracts).of('CT-000001')
  await main.load()
  expect(main.value?.state).toBe('active')
  const frame = await waitFor(() => document.querySelector('iframe') as HTMLIFrameElement)
  put('CT-000011', { state: 'active' })
  put('CT-000001', { followUpId: 'CT-000011' })
  const data = { type: 'submitted', payload: { contractId: 'CT-000011', state: 'active' } }
  const said = { data, origin: 'https://contracts.example', source: frame.contentWindow }
  act(() => void window.dispatchEvent(Object.assign(new Event('message'), said)))
  await waitFor(async () => {
    await main.need()
    expect(main.value?.state).toBe('ended')
  })
})
