import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Middleware } from '../backend/middleware'

/** Path of the password, below which are the one-time addresses. */
const PATH = '/lan'
const COOKIE = 'lan'

/** Wrong passwords in a minute, of everybody together, after which none is looked at. */
const MOST_TRIES = 5
const MINUTE = 60_000
/** Longest body with a password. bytes */
const LONGEST_FORM = 2_000

/** Letters that are told apart on every screen. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

interface DoorOptions {
  /** '' to make one up. */
  readonly password: string
  /** Prints a line. */
  readonly say: (line: string) => void
  readonly now?: () => number
  /** True for a request of this machine. */
  readonly isNear?: (request: IncomingMessage) => boolean
}

/** Lets devices of the local network in: each by a one-time address, or by the password. */
export interface Door {
  /** Before everything else of the server. */
  readonly middleware: Middleware
  /** True if the request, such as one of a web socket, is of this machine or of a device that is in. */
  admits(request: IncomingMessage): boolean
  readonly password: string
  /** Path of the current one-time address. */
  readonly path: string
}

export function openDoor({ password: given, say, now = Date.now, isNear = isOfThisMachine }: DoorOptions): Door {
  const password = given || madeUp()
  const devices = new Set<string>()
  let ticket = secret()
  let tries: number[] = []

  const admits = (request: IncomingMessage) =>
    isNear(request) ||
    devices.has(new RegExp(`(?:^|;)\\s*${COOKIE}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '')

  const letIn = (request: IncomingMessage, response: ServerResponse, to: string) => {
    const device = secret()
    devices.add(device)
    response.setHeader('Set-Cookie', `${COOKIE}=${device}; Path=/; HttpOnly; Secure; SameSite=Lax`)
    response.writeHead(303, { Location: to }).end()
    say(`${request.socket.remoteAddress} is in.`)
  }

  const knock = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await startOf(request))
    tries = tries.filter((at) => now() - at < MINUTE)
    if (tries.length >= MOST_TRIES)
      return ask(response, 429, '/', 'Too many wrong passwords: wait a minute. 请稍候一分钟。')
    const to = ownAddress(form.get('to') ?? '')
    if (isSame(form.get('password') ?? '', password)) return letIn(request, response, to)
    tries.push(now())
    ask(response, 401, to, 'Wrong password. 密码不正确。')
  }

  const middleware: Middleware = (request, response, next) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (request.method === 'POST' && path === PATH) {
      knock(request, response).catch(next)
    } else if (isSame(path, `${PATH}/${ticket}`)) {
      ticket = secret()
      letIn(request, response, '/')
      say(`The address for the next device ends with ${PATH}/${ticket}`)
    } else if (admits(request)) next()
    else if (request.headers.accept?.includes('text/html')) ask(response, 401, ownAddress(request.url ?? '/'))
    else response.writeHead(401, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Sign in to this server first.\n')
  }

  return {
    middleware,
    admits,
    password,
    get path() {
      return `${PATH}/${ticket}`
    },
  }
}

const secret = () => randomBytes(16).toString('base64url')

function madeUp(): string {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return [part(), part(), part()].join('-')
}

function isOfThisMachine({ socket }: IncomingMessage): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

/** Compares in a time that tells nothing about the text. */
function isSame(text: string, other: string): boolean {
  const [one, two] = [text, other].map((each) => createHash('sha256').update(each).digest())
  return one !== undefined && two !== undefined && timingSafeEqual(one, two)
}

/** An address of this server's pages; '/' for any other. */
function ownAddress(to: string): string {
  const here = new URL('http://here.invalid')
  const url = URL.canParse(to, here) ? new URL(to, here) : here
  const isPage = url.origin === here.origin && to.startsWith('/') && !url.pathname.startsWith(`${PATH}/`)
  return isPage ? url.pathname + url.search : '/'
}

/** The beginning of a body. */
async function startOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) if (text.length < LONGEST_FORM) text += part
  return text
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Asks for the password. */
function ask(response: ServerResponse, status: number, to: string, problem = ''): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  })
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gas Sales</title>
<style>
body { max-width: 320px; margin: 64px auto; padding: 0 16px; font: 16px/1.5 sans-serif; color: #1d2529; }
input, button { box-sizing: border-box; width: 100%; min-height: 48px; margin: 8px 0; padding: 0 12px; font: inherit; }
</style>
<form method="post" action="${PATH}">
<p role="alert">${escaped(problem)}</p>
<label for="password">Password, shown where the server runs 密码（见服务器终端）</label>
<input id="password" name="password" type="password" autocomplete="off" required>
<input type="hidden" name="to" value="${escaped(to)}">
<button>Open 打开</button>
</form>
</html>
`)
}
