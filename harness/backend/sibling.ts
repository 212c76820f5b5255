import { redeemTicket } from './tickets'

/**
 * Pages of the sibling system that the app frames. They speak the protocol of `#kit/embedded`: `init` in; `ready`,
 * `title`, `submitted`, `close` and `back` out. As a real one they are of another origin: open the app at `localhost`.
 */
const PATHS = /^\/lead\/[^/]+$/

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
<button type="button" id="save" disabled></button>
<button type="button" id="close"></button>
<script>
const WORDS = {
  en: { name: 'Lead ', waiting: 'Waiting for a ticket', shown: 'Signed in by ticket', refused: 'This ticket was used before, or it is over', note: 'Note', save: 'Save', close: 'Close' },
  'zh-CN': { name: '线索 ', waiting: '等待票据', shown: '已通过票据登录', refused: '票据已使用或已过期', note: '备注', save: '保存', close: '关闭' },
}
const clueId = decodeURIComponent(location.pathname.split('/').pop())
const part = (id) => document.getElementById(id)
let app
let ticket
let state = 'waiting'
function show(lang) {
  const words = WORDS[lang] || WORDS.en
  document.documentElement.lang = lang
  part('name').textContent = words.name + clueId
  part('state').textContent = words[state]
  part('label').textContent = words.note
  part('save').textContent = words.save
  part('close').textContent = words.close
  part('save').disabled = state !== 'shown'
}
// Only 'ready' is sent before the app's origin has been received; it carries no data.
const say = (type, payload) => parent.postMessage({ type, payload }, app || '*')
addEventListener('message', async ({ data, origin, source }) => {
  if (source !== parent || (app && origin !== app) || !data) return
  if (data.type === 'back') say('back', { handled: false })
  if (data.type !== 'init' || typeof data.payload?.ticket !== 'string') return
  const isFirst = !app
  app = origin
  // It arrives with the load event and once more as the reply to 'ready'.
  if (ticket !== data.payload.ticket) {
    ticket = data.payload.ticket
    const { ok } = await fetch(location.href, { method: 'POST', body: ticket })
    state = ok ? 'shown' : 'refused'
  }
  const dark = data.payload.theme === 'dark' || (data.payload.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.body.className = dark ? 'dark' : ''
  show(data.payload.lang)
  if (isFirst) say('title', { text: part('name').textContent })
})
part('save').onclick = () => say('submitted', { clueId, note: part('note').value })
part('close').onclick = () => say('close', { dirty: part('note').value !== '' })
show('en')
say('ready')
</script>
</html>
`

/** The page itself; a ticket that the page sends to its own address signs in once. */
export async function respondAsSibling(request: Request): Promise<Response> {
  if (request.method === 'POST') {
    const isGood = redeemTicket(await request.text(), new URL(request.url).pathname)
    return new Response(null, { status: isGood ? 204 : 403 })
  }
  return new Response(PAGE, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } })
}
