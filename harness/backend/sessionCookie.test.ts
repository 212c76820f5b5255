/** @jest-environment node */
import { createBackend } from './createBackend'

const backend = createBackend({ devs: [], hasSessionCookie: true })

const send = async (method: string, path: string, given: { cookie?: string; body?: object } = {}) => {
  const answer = await backend.handle(
    new Request(`http://sim${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(given.cookie && { cookie: given.cookie }) },
      ...(given.body && { body: JSON.stringify(given.body) }),
    }),
  )
  if (!(answer instanceof Response)) throw new Error('no answer')
  const length = answer.headers.get('content-length')
  if (length !== null) expect(Number(length)).toBe((await answer.clone().arrayBuffer()).byteLength)
  return { status: answer.status, body: await answer.json(), cookie: answer.headers.get('set-cookie') ?? '' }
}
const signIn = (password = 'demo') => send('POST', '/main/api/core/signIn', { body: { loginName: 'rep01', password } })

it('a sign-in sets a cookie that scripts cannot read, and sends no token', async () => {
  const { body, cookie } = await signIn()
  expect(cookie).toBe('session=sim-rep01; Path=/; HttpOnly; SameSite=Lax')
  expect(body).toMatchObject({ code: 1000, data: { loginName: 'rep01' } })
  expect(JSON.stringify(body)).not.toContain('sim-rep01')
})

it.each([
  ['a ticket', '/cm/api/sysWebserviceMgr/getToken?ticket=ticket-rep02', 'rep02'],
  ['the partner app', '/crm/api/hqwLogin?authCode=auth-rep03&userId=rep03&authTenantId=sim', 'rep03'],
])('so does a sign-in by %s', async (_, path, who) => {
  const { body, cookie } = await send('GET', path)
  expect(cookie).toContain(`session=sim-${who};`)
  expect(JSON.stringify(body)).toContain(who)
  expect(JSON.stringify(body)).not.toContain(`sim-${who}`)
})

it('a wrong password sets none', async () => {
  expect(await signIn('wrong')).toMatchObject({ body: { code: 4001 }, cookie: '' })
})

it('calls are answered for whom the cookie names; without it they are refused', async () => {
  const path = '/main/api/core/employee'
  expect((await send('GET', path, { cookie: 'sim=x; session=sim-rep01' })).body.data.loginName).toBe('rep01')
  expect((await send('GET', path)).status).toBe(401)
})

it('signing out ends it', async () => {
  const { body, cookie } = await send('POST', '/main/api/core/signOut', { cookie: 'session=sim-rep01', body: {} })
  expect(body.code).toBe(1000)
  expect(cookie).toBe('session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
})
