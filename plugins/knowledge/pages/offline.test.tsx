import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, startScreens } from '#harness/backend/kit/testing'
import dev from '../dev'
import plugin from '../plugin'
import knowledgeToday from '../today'

/* In a file of its own: the cores of a file share what is stored, and an earlier one would send what waits here. */

beforeAll(() => startScreens(plugin))

test('a returned item that is changed without network waits in its row of the start page', async () => {
  const { core } = await openPage({ plugin, dev }, 'rep01', '/knowldegeEdit?id=K-000004')
  const due = (await knowledgeToday(core, new AbortController().signal)).find(({ id }) => id === 'K-000004')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Title/ }), { target: { value: 'Steam traps' } })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await userEvent.click(screen.getByRole('button', { name: 'Send for review' }))
  await waitFor(() =>
    expect(core.outbox.unsentOf(due?.record ?? '')).toMatchObject([{ request: { itemId: 'K-000004' } }]),
  )
  await act(async () => (await core.outbox.load()).discardAll())
  online.mockRestore()
})
