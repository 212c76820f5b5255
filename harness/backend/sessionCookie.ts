/**
 * The session as a cookie (`--session-cookie`), as a company's back ends keep it where they can: sign-ins set it and
 * send no token, calls are made for whom it names, signing out ends it. Scripts of the page cannot read it.
 */
const NAME = 'session'
/** Paths whose answers are login results. */
const SIGN_INS = /\/(?:api\/core\/signIn|api\/sysWebserviceMgr\/getToken|api\/hqwLogin)$/
const SIGN_OUT = '/main/api/core/signOut'

const cookieOf = (token: string, ...more: readonly string[]) =>
  [`${NAME}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...more].join('; ')

/** Answers calls with a session cookie in place of tokens. */
export async function withSessionCookie(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (request.method === 'POST' && pathname === SIGN_OUT)
    return withCookie(Response.json({ code: 1000, message: 'success', data: null }), cookieOf('', 'Max-Age=0'))
  const token = new RegExp(`(?:^|;)\\s*${NAME}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  const named = new Request(request)
  if (token) named.headers.set('authorization', token)
  const response = await answer(named)
  return SIGN_INS.test(pathname) ? signedIn(response) : response
}

/** A login result, with its token as a cookie. */
async function signedIn(response: Response): Promise<Response> {
  const body: unknown = await response.json()
  const { token, without } = taken(body)
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  const answer = new Response(JSON.stringify(without), { status, statusText, headers })
  return token ? withCookie(answer, cookieOf(token)) : answer
}

/** Takes the token out of a login result, wherever its envelope has it. */
function taken(body: unknown): { token: string; without: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { token: '', without: body }
  const { authorization, ...rest } = body as Record<string, unknown>
  if (typeof authorization === 'string') return { token: authorization, without: rest }
  let token = ''
  const entries = Object.entries(rest).map(([name, value]) => {
    const inner = name === 'data' || name === 'result' ? taken(value) : { token: '', without: value }
    token ||= inner.token
    return [name, inner.without]
  })
  return { token, without: Object.fromEntries(entries) }
}

function withCookie(response: Response, cookie: string): Response {
  response.headers.append('Set-Cookie', cookie)
  return response
}
