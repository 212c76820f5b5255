import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { losingFirst, showPages } from '#testing'
import customer from '../../customer/plugin'
import { shareLink } from '../api'
import dev from '../dev'
import plugin from '../plugin'
import { programDetails } from '../routes'
import { useShare } from './useShare'

beforeAll(() => startScreens(plugin))

function Page() {
  const share = useShare('programme', 'S-000001', 'A programme')
  return (
    <>
      <button type="button" onClick={() => void share({ custId: 'C-000001' })}>
        Recommend
      </button>
      <button type="button" onClick={() => void share({})}>
        Share
      </button>
    </>
  )
}

const withCustomers = { ...dev, rights: { ...dev.rights, ...customer.rights } }

test('a programme that is recommended makes stale what is shown of the customer, whose log has a new entry', async () => {
  const stale: string[] = []
  const sim = simulate(withCustomers)
  const { core } = simCore(sim, plugin, 'rep01')
  Object.assign(core, { invalidateRecord: (id: string) => void stale.push(id) })
  const shared = jest.spyOn(core.host, 'share')
  await showPages(core, [{ route: programDetails, screen: Page }], '/programDetails?id=S-000001', 'knowledge')
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  await waitFor(() => expect(shared).toHaveBeenCalledTimes(1))
  expect(stale).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Recommend' }))
  await waitFor(() => expect(stale).toEqual(['C-000001']))
})

test('a recommendation that is sent again on the page opened anew after its answer was lost is one entry in the log of the customer', async () => {
  const sim = simulate(withCustomers)
  const { core } = simCore(sim, plugin, 'rep01', {
    http: losingFirst(shareLink, simCore(sim, plugin, 'rep01').core.http),
  })
  const shared = jest.spyOn(core.host, 'share')
  const recommend = async () => {
    const page = { route: programDetails, screen: Page }
    const { unmount } = await showPages(core, [page], '/programDetails?id=S-000001', 'knowledge')
    await userEvent.click(await screen.findByRole('button', { name: 'Recommend' }))
    return unmount
  }
  const leave = await recommend()
  await waitFor(() => expect(core.feedback.toasts).toHaveLength(1))
  leave()
  await recommend()
  await waitFor(() => expect(shared).toHaveBeenCalledTimes(1))
  const log = [...sim.store.table<{ text: string }>({ name: 'service-log', id: String }).values()]
  expect(log.filter(({ text }) => text.startsWith('分享方案'))).toHaveLength(1)
})
