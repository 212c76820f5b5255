import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { showPages } from '#testing'
import customer from '../../customer/plugin'
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

test('a programme that is recommended makes stale what is shown of the customer, whose log has a new entry', async () => {
  const stale: string[] = []
  const sim = simulate({ ...dev, rights: { ...dev.rights, ...customer.rights } })
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
