import { act, fireEvent, screen } from '@testing-library/react'
import type { Point } from '#base/geo'
import { simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { storeDraft } from '#kit/forms'
import type { PlaceMapProps } from '#kit/map'
import type { Http } from '#platform/http'
import { getQueryAddress } from '../api'
import { leadKind, type SimLead } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { clueSearchPoi, selectAddress } from '../routes'
import { openPages } from '../testing/openPages'
import SelectAddress from './SelectAddress'

/** Where the map stops under the pin, and its search; jsdom draws none. */
let settle: (point: Point) => void
let search: PlaceMapProps['search']
jest.mock('#kit/map', () => ({
  ...jest.requireActual('#kit/map'),
  PlaceMap: (props: PlaceMapProps) => {
    settle = props.onSettle
    search = props.search
    return null
  },
}))

beforeAll(() => startScreens(plugin))

const TYPED = 'Two hundred metres behind the east gate'
const sim = simulate(dev)
const { core } = simCore(sim, plugin, 'rep01')
const record = 'L-000001'
const lead = sim.store.table(leadKind).get(record) as SimLead
const point = { lng: 113.05, lat: 23.01 }
const roadAt = ({ lng }: Point) => `Road of Foshan ${lng}`
/** Until it is there, no address is found. */
let network = Promise.resolve()
const http: Http = async (call, request, options) => {
  if (call.id !== getQueryAddress.id) return core.http(call, request, options)
  await network
  return call.response({ address: roadAt(request as Point), areaCode: '', names: ['Gate 2'] })
}
const open = (address: string) => {
  const pages = [[selectAddress, SelectAddress] as const, [clueSearchPoi, () => null] as const]
  return openPages('rep01', pages, address, { sim, more: { http } })
}
const field = () => screen.findByRole('textbox', { name: /^Address/ })
const shows = async (text: string) => expect(await field()).toHaveProperty('value', text)
/** With the address the names near it come. */
const gate = () => screen.findByRole('button', { name: 'Gate 2' }, { timeout: 4000 })
/** Opens the search for a place and leaves it again: the address of the place is asked for once more. */
async function lookAround({ navigation }: Awaited<ReturnType<typeof open>>) {
  await act(async () => void search(undefined))
  expect(screen.queryByRole('button', { name: 'Gate 2' })).toBeNull()
  let pass = () => {}
  network = new Promise((resolve) => (pass = resolve))
  await act(async () => navigation.back())
  await screen.findByText('Finding the address…')
  await act(async () => pass())
  await gate()
}
afterEach(() => {
  network = Promise.resolve()
})

describe('the place of a lead', () => {
  /** Opens it with a pin that was moved before, and this address. */
  async function openAgain(address: string) {
    const values = { address, point, version: lead.version }
    await storeDraft(core.drafts, { form: 'lead.place', record, values })
    const opened = await open(`/selectAddress?id=${record}`)
    await gate()
    return opened
  }
  afterEach(() => core.drafts.discard('lead.place', record))

  test('keeps an address that was typed after the pin was moved when it is opened again', async () => {
    await openAgain(TYPED)
    await shows(TYPED)
  })

  test('takes the address of a moved pin where it was left before that was found', async () => {
    await openAgain(lead.address ?? '')
    await shows(roadAt(point))
  })

  const moveTo = (lng: number) => act(async () => settle({ ...point, lng }))

  test('takes the address of the last place of a pin that was moved twice and left before that was found', async () => {
    const { unmount } = await openAgain(lead.address ?? '')
    await moveTo(113)
    await moveTo(114)
    await shows(roadAt({ ...point, lng: 114 }))
    let pass = () => {}
    network = new Promise((resolve) => (pass = resolve))
    await moveTo(115)
    unmount()
    pass()
    await open(`/selectAddress?id=${record}`)
    await gate()
    await shows(roadAt({ ...point, lng: 115 }))
  })

  test('adds a name near the pin to an address that was typed', async () => {
    await openAgain(TYPED)
    fireEvent.click(await gate())
    await shows(`${TYPED}Gate 2`)
  })

  test('takes the address of a moved pin instead of the last one with a name that was added to it', async () => {
    await openAgain(lead.address ?? '')
    await moveTo(113)
    await moveTo(114)
    fireEvent.click(await gate())
    fireEvent.click(await gate())
    await shows(`${roadAt({ ...point, lng: 114 })}Gate 2`)
    await moveTo(115)
    await shows(roadAt({ ...point, lng: 115 }))
  })

  test('keeps a name that was added to the address after a look at the search for places', async () => {
    const opened = await openAgain(lead.address ?? '')
    fireEvent.click(await gate())
    await lookAround(opened)
    await shows(`${roadAt(point)}Gate 2`)
  })

  test('takes the address of a moved pin instead of one with a name that was added before a restart', async () => {
    await openAgain(`${roadAt(point)}Gate 2`)
    await shows(`${roadAt(point)}Gate 2`)
    await moveTo(113)
    await moveTo(114)
    await shows(roadAt({ ...point, lng: 114 }))
  })

  test('adds a name that is tapped twice to an address that was typed once', async () => {
    await openAgain(TYPED)
    fireEvent.click(await gate())
    fireEvent.click(await gate())
    await shows(`${TYPED}Gate 2`)
  })
})

describe('without a lead', () => {
  const move = async (lng: number) => {
    await act(async () => settle({ ...point, lng }))
    await gate()
  }

  test('the address follows the pin, with a name that was added to it, too', async () => {
    await open('/selectAddress')
    await move(113)
    await shows(roadAt({ ...point, lng: 113 }))
    fireEvent.click(await gate())
    await shows(`${roadAt({ ...point, lng: 113 })}Gate 2`)
    await move(114)
    await shows(roadAt({ ...point, lng: 114 }))
  })

  test('an address that was typed stays when the pin is moved', async () => {
    await open('/selectAddress')
    await move(113)
    fireEvent.change(await field(), { target: { value: TYPED } })
    await move(114)
    await shows(TYPED)
  })

  test('a name that was added stays after a look at the search for places, and is added once', async () => {
    const opened = await open('/selectAddress')
    await move(113)
    fireEvent.click(await gate())
    fireEvent.click(await gate())
    await lookAround(opened)
    // As much as a map moves whose size has changed.
    await move(113.000001)
    await shows(`${roadAt({ ...point, lng: 113 })}Gate 2`)
  })

  test('the address of the place before goes with it, also when the new one is not found', async () => {
    await open('/selectAddress')
    await move(113)
    await shows(roadAt({ ...point, lng: 113 }))
    let fail = () => {}
    network = new Promise((_, reject) => (fail = () => reject(new Error('the map is down'))))
    await act(async () => settle({ ...point, lng: 114 }))
    await shows('')
    expect(screen.getByRole('button', { name: 'Copy address' })).toHaveProperty('disabled', true)
    await act(async () => fail())
    await screen.findByRole('button', { name: /again/i })
    await shows('')
  })
})
