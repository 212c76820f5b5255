import type { Language } from '#base/config'
import type { ExposedApp } from '../../src/app/boot/expose'
import { CALL_PROBLEM_EVENT } from '../../src/platform/telemetry/callProblem'
import { inspectArea, inspectionText } from '../inspector/inspect'
import { scenarios } from '../simulator/scenarios'
import { scenarioText } from '../simulator/scenarioText'
import type { HostSim, Plugins } from '../simulator/types'

/* /harness.html: the app in a simulated host, with switches for area, page, host, role, language and server, the
   messages of the area, the reasons why parts of it are hidden, and what is wrong with its calls. */

/** An area as described by the simulator (`GET /__sim/areas`). */
interface AreaOfSimulator {
  readonly id: string
  readonly calls: readonly { readonly method: string; readonly path: string }[]
  readonly messages: readonly { readonly type: string; readonly sample: unknown }[]
  readonly examples: readonly string[]
}

type AppFrame = Window & { readonly app?: ExposedApp; readonly hostSim?: HostSim }

const PERSONAS = [
  ['rep01', 'rep01: field sales'],
  ['rep02', 'rep02: area manager'],
  ['rep03', 'rep03: approver'],
  ['rep04', 'rep04: no role'],
  ['rep05', 'rep05: other organisation'],
] as const

/** States of the server, as faults on every call of the area. */
const SERVERS = {
  'as usual': undefined,
  slow: { delayMs: 3000 },
  'server error': { status: 500, message: 'Maintenance until 10:00.' },
  'no answer': { drop: 'request' },
  'empty lists': { body: { code: 1000, data: { list: [], total: 0 } } },
  'wrong fields': { body: { code: 1000, data: { list: [{}], total: 'many' } } },
  'no right': { code: 4003, message: 'You have no right to do this.' },
} as const
type Server = keyof typeof SERVERS

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
const select = (id: string) => element<HTMLSelectElement>(id)
const [area, page, host, persona] = ['area', 'page', 'host', 'persona'].map(select) as [
  HTMLSelectElement,
  HTMLSelectElement,
  HTMLSelectElement,
  HTMLSelectElement,
]
const [language, server, message] = ['language', 'server', 'message'].map(select) as [
  HTMLSelectElement,
  HTMLSelectElement,
  HTMLSelectElement,
]
const frame = element<HTMLIFrameElement>('frame')
const inspector = element('inspector')
const problems = element('problems')
const on = element<HTMLInputElement>('on')
const send = element<HTMLButtonElement>('send')
const given = new URLSearchParams(window.location.search)

/** The app in the frame once it runs; before, the name denotes an element of its page. */
const app = () => {
  const found = (frame.contentWindow as AppFrame | null)?.app
  return found && 'registry' in found ? found : undefined
}
let known: readonly AreaOfSimulator[] = []
let launches = 0
/** Areas that were switched off or on. */
let plugins: Plugins = {}
const ofSimulator = () => known.find(({ id }) => id === area.value)

function fill(
  into: HTMLSelectElement,
  options: readonly (readonly [value: string, label: string])[],
  chosen = into.value,
) {
  into.replaceChildren(...options.map(([value, label]) => new Option(label, value)))
  into.disabled = options.length === 0
  if (options.some(([value]) => value === chosen)) into.value = chosen
}

/** Opens the chosen page in the chosen host as the chosen person; discards the previous page. */
function open(): void {
  const scenario = scenarios[host.value as keyof typeof scenarios]
  const launch = { path: page.value || '/', persona: persona.value }
  // Another text starts another phone; the same one would only navigate to the hash.
  launches++
  const title = `${scenario.title} ${launches}`
  frame.src = `simulated.html?s=${scenarioText({ ...scenario, title, launch, plugins })}#${launch.path}`
  inspector.textContent = '…'
  send.disabled = true
}

/** Addresses to open: examples where a page needs parameters. */
function pagesOf(): readonly (readonly [string, string])[] {
  const plugin = app()?.registry.plugins.find(({ id }) => id === area.value)
  const examples = ofSimulator()?.examples ?? []
  return (plugin?.routes ?? []).map(({ route, screen }) => {
    const address = examples.find((each) => each.split('?')[0] === route.path) ?? route.path
    return [address, `${address}${screen ? '' : ' (under construction)'}`]
  })
}

function show(): void {
  const found = app()
  if (!found) return
  const plugin = found.registry.plugins.find(({ id }) => id === area.value)
  const lost = found.registry.problems.filter(
    ({ plugin: id }) => !found.registry.plugins.some((each) => each.id === id),
  )
  inspector.textContent = plugin
    ? inspectionText(inspectArea(found.registry, plugin, found.core.decide))
    : [`${area.value} is not registered.`, ...lost.map(({ code, detail }) => `${code}: ${detail}`)].join('\n')
  fill(page, pagesOf())
  fill(
    message,
    (ofSimulator()?.messages ?? []).map(({ type, sample }) => [type, `${type} ${JSON.stringify(sample)}`]),
  )
}

async function setServer(): Promise<void> {
  await fetch('__sim/faults', { method: 'DELETE' })
  const fault = SERVERS[server.value as Server]
  if (!fault) return
  const faults = (ofSimulator()?.calls ?? []).map((call) => ({ ...call, ...fault }))
  await fetch('__sim/faults', { method: 'POST', body: JSON.stringify(faults) })
}

/** What the calls of the app in the frame got that is not as declared. */
function showProblems(): void {
  const rows = (frame.contentWindow as AppFrame | null)?.hostSim?.log({ kind: 'problem' }) ?? []
  problems.textContent = rows.map(({ result }) => result).join('\n') || 'none'
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 50))

/** Resolves once the app in the frame has started and loaded the signed-in user. */
async function started(): Promise<ExposedApp> {
  for (;;) {
    const found = app()
    if (found && found.core.session.state !== 'anonymous' && found.core.session.rolesLoaded !== false) return found
    await moment()
  }
}

/** Resolves once the app in the frame has done its deferred start-up work; before, it has no message listeners. */
async function settled(): Promise<void> {
  while (!app()?.isSettled) await moment()
}

let isFirst = true

async function loaded(): Promise<void> {
  frame.contentWindow?.addEventListener(CALL_PROBLEM_EVENT, showProblems)
  const { registry, setLanguage } = await started()
  showProblems()
  if (isFirst) {
    isFirst = false
    const areas = registry.plugins.filter(({ id }) => id !== 'core').map(({ id }) => [id, id] as const)
    // With `--only` there is one.
    fill(area, [...areas, ['core', 'core']], given.get('area') ?? areas[0]?.[0])
    fill(page, pagesOf())
    open()
    return
  }
  await setLanguage(language.value as Language)
  show()
  await settled()
  send.disabled = message.disabled
}

async function start(): Promise<void> {
  known = await (await fetch('__sim/areas')).json()
  fill(
    host,
    Object.entries(scenarios).map(([name, { title }]) => [name, title]),
    'browser',
  )
  fill(persona, PERSONAS)
  fill(
    server,
    Object.keys(SERVERS).map((name) => [name, name]),
  )
  await setServer()
  frame.addEventListener('load', () => void loaded())
  on.onchange = () => {
    plugins = { ...plugins, [area.value]: on.checked }
    open()
  }
  area.onchange = () => {
    on.checked = plugins[area.value] !== false
    on.disabled = area.value === 'core'
    page.value = ''
    fill(page, pagesOf())
    void setServer().then(open)
  }
  page.onchange = host.onchange = persona.onchange = open
  server.onchange = () => void setServer().then(open)
  language.onchange = () => void app()?.setLanguage(language.value as Language)
  send.onclick = () => {
    const sample = ofSimulator()?.messages.find(({ type }) => type === message.value)?.sample
    const { hostSim } = frame.contentWindow as AppFrame
    hostSim?.post('harness', message.value, sample)
  }
  element('copy').onclick = () => void navigator.clipboard.writeText(inspector.textContent ?? '')
  open()
}

void start()
