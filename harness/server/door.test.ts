/** @jest-environment node */
import type { AddressInfo } from 'node:net'
import { type Door, openDoor } from './door'
import { type RunningServer, serve, stopServing } from './listen'

const PASSWORD = 'open sesame'

let now: number
let door: Door
let server: RunningServer
let base: string
let said: string[]
/** Whether requests come from this machine. */
let isNear: boolean

beforeEach(async () => {
  now = 0
  isNear = false
  said = []
  door = openDoor({
    password: PASSWORD,
    say: (line) => said.push(line),
    now: () => now,
    isNear: () => isNear,
  })
  server = await serve({ port: 0, host: '127.0.0.1' }, (request, response) =>
    door.middleware(request, response, () => response.end('the app')),
  )
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => stopServing(server))

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers, redirect: 'manual' })
const send = (fields: Record<string, string>) =>
  fetch(`${base}/lan`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
/** The cookie that an answer sets, as the next request sends it. */
const cookieOf = (response: Response) => ({ Cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' })

it('this machine itself needs nothing', async () => {
  isNear = true
  expect(await (await get('/')).text()).toBe('the app')
})

it('others are asked for the password, by a page or, for a file, by a status', async () => {
  const page = await get('/simulated.html?s=browser', { Accept: 'text/html' })
  expect(page.status).toBe(401)
  expect(await page.text()).toMatch(/<input[^>]*type="password"/)
  const call = await get('/__sim/state')
  expect(call.status).toBe(401)
  expect(await call.text()).not.toContain('<')
})

it('the one-time address opens to one device, which keeps access; the next address is told', async () => {
  const address = door.path
  const opened = await get(address)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/'])
  expect(opened.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
  const cookie = cookieOf(opened)
  expect(await (await get('/', cookie)).text()).toBe('the app')
  expect(await (await get('/__sim/state', cookie)).text()).toBe('the app')

  const spent = await get(address, { Accept: 'text/html' })
  expect(spent.status).toBe(401)
  expect(await spent.text()).toContain('name="to" value="/"')
  expect(door.path).not.toBe(address)
  expect(said.at(-1)).toContain(door.path)
  expect((await get(door.path)).status).toBe(303)
})

it('the password opens, and leads to the page that was wanted', async () => {
  const wanted = await (await get('/simulated.html?s=browser&x="', { Accept: 'text/html' })).text()
  const [, to = ''] = /name="to" value="([^"]*)"/.exec(wanted) ?? []
  const opened = await send({ password: PASSWORD, to: to.replaceAll('&amp;', '&').replaceAll('&quot;', '"') })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/simulated.html?s=browser&x=%22'])
  expect(await (await get('/', cookieOf(opened))).text()).toBe('the app')
})

it.each(['//evil.example/', '/\\evil.example/', 'https://evil.example/', 'javascript:alert(1)', ''])(
  'it leads to no other website: %s',
  async (to) => {
    const opened = await send({ password: PASSWORD, to })
    expect(opened.headers.get('location')).toBe('/')
  },
)

it('a wrong password and an invented cookie do not open', async () => {
  const refused = await send({ password: 'open sesam', to: '/' })
  expect(refused.status).toBe(401)
  expect(refused.headers.get('set-cookie')).toBeNull()
  expect((await get('/', { Cookie: 'lan=invented' })).status).toBe(401)
  expect((await get('/lan/invented')).status).toBe(401)
})

it('after five wrong passwords nobody may try for a minute', async () => {
  for (let time = 0; time < 5; time++) await send({ password: `wrong ${time}` })
  expect((await send({ password: PASSWORD })).status).toBe(429)
  now = 59_000
  expect((await send({ password: PASSWORD })).status).toBe(429)
  now = 61_000
  expect((await send({ password: PASSWORD })).status).toBe(303)
})

it('a long body is no password', async () => {
  expect((await send({ password: 'x'.repeat(100_000) })).status).toBe(401)
})

it('the socket of the live reload is for those who are in', async () => {
  const admits = (cookie: string) => door.admits({ headers: { cookie } } as never)
  const { Cookie } = cookieOf(await get(door.path))
  expect(admits(Cookie)).toBe(true)
  expect(admits('lan=other')).toBe(false)
})

it('without a password of its own it makes one up', () => {
  const made = Array.from({ length: 3 }, () => openDoor({ password: '', say: () => undefined }).password)
  expect(new Set(made).size).toBe(3)
  for (const password of made) expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/)
})
