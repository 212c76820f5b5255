import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { holdExampleTime, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { storeDraft } from '#kit/forms'
import type { Core } from '#platform/core'
import { outboxRoute } from '#platform/outbox'
import { showPages } from '#testing'
import { saveVisit, writeMinutes } from '../api'
import dev from '../dev'
import plugin from '../plugin'
import calls from '../repeatable'
import { visitEdit } from '../routes'
import VisitEdit from './VisitEdit'

/* What waits on this phone and is edited. In a file of its own: the cores of a file share what is stored. */

/** Contacts can be read, which another area lets them. */
const withContacts = { ...dev, rights: { ...dev.rights, 'contact.read': { sales: 'unit' } } } as const

let online: jest.SpyInstance
let core: Core
beforeAll(() => startScreens(plugin))
beforeEach(() => {
  holdExampleTime()
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  core = simCore(simulate(withContacts), plugin, 'rep01').core
})
afterEach(async () => {
  await (await core.outbox.load()).discardAll()
  // Else it would send what waits in the next test.
  core.outbox.dispose()
  online.mockRestore()
  localStorage.clear()
})

/** Opens the form of what waited, with what was sent. */
async function edit<Q>(sent: { readonly id: string }, request: Q) {
  const address = calls.find(({ call }) => call.id === sent.id)?.edit?.(request, [])
  if (!address) throw new Error('no form')
  await storeDraft(core.drafts, address)
  const pages = [
    { route: visitEdit, screen: VisitEdit },
    { route: outboxRoute, screen: () => null },
  ]
  return showPages(core, pages, address.to, plugin.id)
}

const at = (time: string) => new Date(`2026-11-21T${time}:00+08:00`)

test('a plan that waited names who comes along, and waits again under the customer’s name', async () => {
  await edit(saveVisit, {
    custId: 'C-000001',
    purpose: 'first',
    from: at('10:00'),
    to: at('11:00'),
    place: { address: 'Gate 2' },
    contacts: [{ id: 'P-000002', name: '何军' }],
    participants: [{ loginName: 'rep03', part: 'H' as const }],
  })
  expect((await screen.findAllByText('Zhao Min')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/rep03/)).toBeNull()
  online.mockReturnValue(false)
  await userEvent.click(screen.getByRole('button', { name: 'Plan the visit' }))
  await waitFor(async () => {
    const [item] = (await core.outbox.load()).unsent
    expect(item?.label).toBe('Guangda Glass Works')
  })
})

test('minutes that waited name the owners of their needs', async () => {
  await edit(writeMinutes, {
    id: 'V-000005',
    version: 0,
    writtenAt: at('12:00'),
    text: 'They want steam.',
    audio: [],
    photos: [],
    needs: [{ kind: 'gas' as const, text: 'Offer', owner: 'rep03', dueAt: '2026-11-25' }],
    steps: [],
  })
  expect(await screen.findByText(/Zhao Min/)).toBeTruthy()
  expect(screen.queryByText(/rep03/)).toBeNull()
})
