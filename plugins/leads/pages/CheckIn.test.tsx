import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { storeDraft } from '#kit/forms'
import { type HostLocation, type HostResult, hostFailure } from '#platform/host'
import type { Http } from '#platform/http'
import { createRegistry } from '#platform/plugin'
import { areaOf, createFakeHost, pressWhenReady } from '#testing'
import { rights } from '../../visits/rights'
import { visitEdit } from '../../visits/routes'
import { insertClockIn, selectClockIns } from '../api'
import { clockInKind, leadKind, type SimLead } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import calls from '../repeatable'
import { cluePunchCard } from '../routes'
import { leadIdSchema } from '../rules/vocabulary'
import { leadRecords } from '../stores/leadRecords'
import { openPages } from '../testing/openPages'
import CheckIn from './CheckIn'

beforeAll(() => startScreens(plugin))

const far = {
  city: '',
  district: '',
  province: '',
  address: '',
  accuracy: 5,
  status: '0',
  longitude: 113.5,
  latitude: 23.5,
}
const host = createFakeHost({ getLocation: async () => ({ ok: true, data: far }) })

test('outside of the zone the reason is one tap', async () => {
  await openPages('rep01', [[cluePunchCard, CheckIn]], '/cluePunchCard?id=L-000001', {
    sim: simulate(dev),
    more: { host },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Gate is elsewhere' }))
  expect(screen.getByDisplayValue('The gate is somewhere else.')).toBeTruthy()
})

test('a check-in at a lead that somebody else has by now is still read', async () => {
  const sim = simulate(dev)
  const { core } = simCore(sim, plugin, 'rep01')
  const point = { lng: 113, lat: 23 }
  const pressed = { key: 'press-1', kind: 'visit', point, fixAt: sim.now, deviceAt: sim.now, photos: [] }
  const words = { text: 'Nobody is at the gate.', reason: 'The gate is closed' }
  const next = { at: new Date(sim.now.getTime() + 86_400_000), kind: 'quote', text: 'Price of the second boiler' }
  const request = { leadId: 'L-000001', ...pressed, ...words, nextStep: next }
  const address = calls.find(({ call }) => call.id === insertClockIn.id)?.edit?.(request, [])
  if (!address) throw new Error('no form')
  await storeDraft(core.drafts, address)
  sim.store.table(leadKind).put({ ...(sim.store.table(leadKind).get('L-000001') as SimLead), owner: 'emp10' })
  await openPages('rep01', [[cluePunchCard, CheckIn]], address.to, { sim, more: { host } })
  await screen.findByText('You cannot check in here')
  for (const word of [...Object.values(words), next.text]) expect(await screen.findByText(word)).toBeTruthy()
  await core.drafts.discard(address.form, address.record)
})

test('who leaves from the page of the lead leaves the visit of their arrival, and goes on to its minutes', async () => {
  const sim = simulate({ ...dev, rights: { ...dev.rights, ...rights } })
  const whose = { clueId: 'L-000001', orgCode: '440605', owner: 'rep01', participants: [] }
  const visit = { id: 'V-000001', ...whose, state: 'planned', from: sim.now.toISOString() }
  sim.store.table({ name: 'visit', id: ({ id }: typeof visit) => id }).put(visit)
  const clockIns = sim.store.table(clockInKind)
  const arrival = { clockInId: 'K-1', version: 1, clueId: 'L-000001', kind: 'visit', by: 'rep01' } as const
  const at = new Date(sim.now.getTime() - 80.5 * 60_000).toISOString()
  clockIns.put({ ...arrival, at, visitId: 'V-000001' })
  const pages = [
    [cluePunchCard, CheckIn],
    [visitEdit, () => <p>Minutes of the visit</p>],
  ] as const
  const { shown, core } = await openPages('rep01', pages, '/cluePunchCard?id=L-000001', {
    sim,
    more: { host, registry: createRegistry([plugin, areaOf('visits', visitEdit)]) },
  })
  await screen.findByRole('button', { name: 'Leave the site' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leave the site')
  await pressWhenReady('Leave the site')
  await screen.findByText('Minutes of the visit')
  expect(shown()).toBe('/visitEdit?id=V-000001&step=minutes')
  expect(core.feedback.toasts.map(({ text }) => text)).toEqual(['Left after 1 h 20 min'])
  expect([...clockIns.values()].at(-1)).toMatchObject({ kind: 'leave', visitId: 'V-000001' })
})

describe('an arrival that is found late', () => {
  /** Opens the page, whose check-ins are answered with an arrival once they are released. */
  async function openHeld(phone = host) {
    const sim = simulate(dev)
    const at = new Date(sim.now.getTime() - 25 * 60_000).toISOString()
    const arrival = { clockInId: 'K-1', version: 1, clueId: 'L-000001', kind: 'visit', by: 'rep01', at } as const
    sim.store.table(clockInKind).put(arrival)
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { core } = simCore(sim, plugin, 'rep01')
    const http: Http = async (call, request, options) => {
      if (call.id === selectClockIns.id) await held
      return core.http(call, request, options)
    }
    const pages = [[cluePunchCard, CheckIn]] as const
    const shown = await openPages('rep01', pages, '/cluePunchCard?id=L-000001', { sim, more: { host: phone, http } })
    const { own } = shown.core.store(leadRecords).of(v.parse(leadIdSchema, 'L-000001'))
    const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })
    const answer = async () => {
      release()
      await waitFor(() => expect(own.clockIns.value).toBeDefined())
      await act(async () => undefined)
    }
    return { notes, answer }
  }

  test('turns the form that was not begun into that of leaving', async () => {
    const { answer } = await openHeld()
    await answer()
    expect(await screen.findByRole('button', { name: 'Leave the site' })).toBeTruthy()
  })

  test('leaves the form in which something was entered as it is', async () => {
    const { notes, answer } = await openHeld()
    await userEvent.type(notes, 'Nobody is at the gate.')
    await answer()
    expect(screen.queryByRole('button', { name: 'Leave the site' })).toBeNull()
    expect(notes.isConnected).toBe(true)
    expect(notes.value).toBe('Nobody is at the gate.')
  })

  test('leaves the form that was pressed, whose position is looked up, as it is', async () => {
    let fail: () => void = () => undefined
    const held = new Promise<HostResult<HostLocation>>((resolve) => {
      fail = () => resolve(hostFailure('host', 'no position'))
    })
    const { answer } = await openHeld(createFakeHost({ getLocation: () => held }))
    await pressWhenReady('Check in')
    await answer()
    expect(screen.queryByRole('button', { name: 'Leave the site' })).toBeNull()
    await act(async () => fail())
    expect(screen.getByRole('button', { name: 'Check in' })).toBeTruthy()
  })
})
