import * as v from 'valibot'
import { SimRefusal } from './contract'
import { redeemTicket, runTask } from './tickets'

/**
 * Pages of the sibling system that the app frames. They speak the protocol of `#kit/embedded`: `init` in; `ready`,
 * `title`, `submitted`, `expired`, `close` and `back` out. As a real one they are of another origin: open the app at
 * `localhost`.
 */
const PATHS = /^\/(lead|contract|center)\/[^/]+$/

export const isSiblingPage = (pathname: string): boolean => PATHS.test(pathname)

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Partner system</title>
<style>
:root { color-scheme: light; }
body { margin: 0; padding: 16px; font: 16px/1.5 sans-serif; color: #1d2529; background: #fff; }
button { display: block; width: 100%; min-height: 48px; margin: 12px 0; border: 1px solid #84949b; border-radius: 8px; background: #fff; color: inherit; font: inherit; }
textarea { box-sizing: border-box; width: 100%; min-height: 96px; border: 1px solid #84949b; border-radius: 8px; background: #fff; color: inherit; font: inherit; }
.dark { color-scheme: dark; color: #e6ecee; background: #101a1f; }
.dark button, .dark textarea { background: #1f2a30; }
</style>
<h1 id="name"></h1>
<p id="state" role="status"></p>
<label for="note" id="label"></label>
<textarea id="note"></textarea>
<div id="acts"></div>
<button type="button" id="close"></button>
<script>
const WORDS = {
  en: { waiting: 'Waiting for a ticket', shown: 'Signed in by ticket', refused: 'Launch expired, try again.', note: 'Note', close: 'Close' },
  'zh-CN': { waiting: '等待票据', shown: '已通过票据登录', refused: '发起已失效，请重试', note: '备注', close: '关闭' },
}
const part = (id) => document.getElementById(id)
let app
let ticket
let lang = 'en'
let state = 'waiting'
let task = { name: { en: '', zh: '' }, acts: [] }
const said = (text) => (lang === 'zh-CN' ? text.zh : text.en)
function show() {
  const words = WORDS[lang] || WORDS.en
  document.documentElement.lang = lang
  part('name').textContent = said(task.name)
  part('state').textContent = words[state]
  part('label').textContent = words.note
  part('close').textContent = words.close
  part('acts').replaceChildren(...task.acts.map(({ act, label }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = said(label)
    button.onclick = () => submit(act)
    return button
  }))
}
// Only 'ready' is sent before the app's origin has been received; it carries no data.
const say = (type, payload) => parent.postMessage({ type, payload }, app || '*')
const send = (body) => fetch(location.href, { method: 'POST', body: JSON.stringify(body) })
async function submit(act) {
  const answer = await send({ session: task.session, act, note: part('note').value })
  const body = await answer.json()
  if (answer.ok) say('submitted', body)
  else if (body.code === 4904) say('expired')
  else part('state').textContent = body.message
}
addEventListener('message', async ({ data, origin, source }) => {
  if (source !== parent || (app && origin !== app) || !data) return
  if (data.type === 'back') say('back', { handled: false })
  if (data.type !== 'init' || typeof data.payload?.ticket !== 'string') return
  app = origin
  lang = data.payload.lang
  const dark = data.payload.theme === 'dark' || (data.payload.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.body.className = dark ? 'dark' : ''
  // It arrives with the load event and once more as the reply to 'ready'.
  if (ticket !== data.payload.ticket) {
    ticket = data.payload.ticket
    const answer = await send({ ticket })
    state = answer.ok ? 'shown' : 'refused'
    if (answer.ok) {
      task = await answer.json()
      say('title', { text: said(task.name) })
    } else say('expired')
  }
  show()
})
part('close').onclick = () => say('close', { dirty: part('note').value !== '' })
show()
say('ready')
</script>
</html>
`

const asked = v.union([
  v.object({ ticket: v.string() }),
  v.object({ session: v.string(), act: v.string(), note: v.string() }),
])

/** The refusal of a ticket or session that is unknown, used or too old (domain/contracts.md 5). */
const EXPIRED = { code: 4904, message: 'Launch expired, try again.' }

/**
 * The page itself. A ticket that it sends to its own address signs it in once; then it sends what the employee does.
 */
export async function respondAsSibling(request: Request): Promise<Response> {
  if (request.method !== 'POST')
    return new Response(PAGE, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } })
  const { pathname } = new URL(request.url)
  const body = v.parse(asked, await request.json())
  try {
    const result =
      'ticket' in body ? redeemTicket(body.ticket, pathname) : runTask(body.session, pathname, body.act, body.note)
    return result ? Response.json(result) : Response.json(EXPIRED, { status: 403 })
  } catch (error) {
    if (!(error instanceof SimRefusal)) throw error
    return Response.json({ message: error.message }, { status: 409 })
  }
}
