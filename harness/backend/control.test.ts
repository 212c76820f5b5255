/** @jest-environment node */
import { pluginDevs } from '../../plugins/dev'
import { createBackend } from './createBackend'

const backend = createBackend({ devs: pluginDevs, size: 'small' })
const get = async (path: string, init?: RequestInit) => {
  const response = await backend.handle(new Request(`http://sim/__sim/${path}`, init))
  if (!(response instanceof Response)) throw new Error(`no answer: ${path}`)
  return { status: response.status, body: await response.json() }
}

it.each(['lead', 'track', 'clock-in', 'contact', 'customer', 'employee', 'session'])(
  'other tools find the records of the kind %s: counted, listed, one by its id, and saved',
  async (kind) => {
    const { body: counts } = await get('records')
    expect(counts[kind]).toBeGreaterThan(0)
    const { body: found } = await get(`records/${kind}`)
    expect(found.total).toBe(counts[kind])
    const place = `records/${kind}/${encodeURIComponent(found.ids[0])}`
    expect((await get(place)).body).toEqual(found.list[0])
    expect(await get(place, { method: 'PUT', body: '{"note":"seen"}' })).toMatchObject({
      status: 200,
      body: { note: 'seen' },
    })
  },
)

it('a company is found by either of its names, and counted once', async () => {
  expect((await get('records/company')).body).toEqual((await get('records/customer')).body)
  expect((await get('records')).body).not.toHaveProperty('company')
})
