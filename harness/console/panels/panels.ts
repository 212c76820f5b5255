import { languageOf } from '../../../src/base/config/constants'
import { firstPage } from '../../simulator/runSteps'
import { scenarios } from '../../simulator/scenarios'
import type { Device, HostSim, PermissionName, PermissionSetting, Position, Scenario } from '../../simulator/types'
import type { ConsolePhone } from '../ConsolePhone'
import { type HostId, hostIdOf, hostText } from '../hostTexts'
import { momentOf } from '../tabs/dataForm'
import type { TextKey } from '../texts'
import { type Choice, choices, type Field, type PanelSpec } from './fields'
import { isPoint, pointText, ROUTES, type RouteName, readPoint, readRoute, trackOf, USUAL_PLACE } from './positions'

/* The panels of the left column as data: each field says what it reads from a phone and what it changes. */

const text = (shown: string) => ({ text: shown })

export const hostOf = ({ scenario, state }: ConsolePhone): HostId | undefined =>
  hostIdOf({ host: state?.host ?? scenario.host, os: state?.device.os ?? scenario.os })

export function chooseHost(phone: ConsolePhone, id: HostId): void {
  phone.changeHost(scenarios[id])
}

const changeDevice = (phone: ConsolePhone, change: Partial<Device>) =>
  phone.change({ device: { ...phone.present().device, ...change } })

const deviceChoice = (name: 'sdk' | 'bridge', label: TextKey, ...values: readonly Choice[]): Field => ({
  kind: 'choice',
  label,
  isList: true,
  choices: choices(...values),
  get: ({ state }) => state?.device[name] ?? '',
  set: (phone, value) => changeDevice(phone, { [name]: value }),
})

/** Small and usual phones, one on its side, a tablet. CSS px */
const FRAMES = ['320x568', '360x780', '390x844', '430x932', '844x390', '768x1024'] as const

const frameOf = ({ size: { width, height } }: ConsolePhone): string => `${width}x${height}`

const device: PanelSpec = {
  id: 'device',
  title: 'device.title',
  help: 'device.help',
  note: ({ state }, { t }) => (state ? hostText(t, { host: state.host, os: state.device.os }) : ''),
  fields: [
    {
      kind: 'choice',
      label: 'device.frame',
      isList: true,
      // A link may name another one.
      choices: ({ phone }) =>
        [...new Set([...FRAMES, frameOf(phone)])].map((size) => [size, text(size.replace('x', ' × '))] as const),
      get: frameOf,
      set: (phone, value) => {
        const [width = 390, height = 844] = value.split('x').map(Number)
        phone.run((sim) => sim.device({ frame: [width, height] }))
      },
    },
    {
      kind: 'text',
      label: 'device.version',
      get: ({ state }) => state?.device.hostVersion ?? '',
      // Without a version no method would be there.
      set: (phone, hostVersion) => {
        if (hostVersion.trim() !== '') phone.run((sim) => sim.device({ hostVersion }))
      },
    },
    {
      kind: 'text',
      label: 'device.statusBar',
      unit: 'px',
      get: ({ state }) => String(state?.device.statusBarHeight ?? ''),
      // The app reads it once, when it starts.
      set: (phone, value) => changeDevice(phone, { statusBarHeight: Math.max(0, Number(value) || 0) }),
    },
    {
      kind: 'text',
      label: 'device.safeArea',
      unit: 'px',
      get: ({ state }) => (state?.device.safeArea ?? [0, 0, 0, 0]).join(' '),
      set: (phone, value) => {
        const [top = 0, right = 0, bottom = 0, left = 0] = value.split(/\D+/).map(Number)
        phone.run((sim) => sim.device({ safeArea: [top, right, bottom, left] }))
      },
    },
    {
      kind: 'choice',
      label: 'device.theme',
      choices: choices(['auto', 'option.auto'], ['light', 'option.light'], ['dark', 'option.dark']),
      get: ({ state }) => state?.device.theme ?? '',
      set: (phone, value) => changeDevice(phone, { theme: value as Device['theme'] }),
    },
    {
      kind: 'choice',
      label: 'device.language',
      choices: choices(['en', text('en')], ['zh-CN', text('中文')]),
      get: ({ state }) => state?.language ?? (state?.device.locale ? languageOf(state.device.locale) : ''),
      set: (phone, value) => {
        phone.run(async (sim) => {
          await sim.device({ locale: value })
          // A page that has just come has no app yet, which may have begun with the language before.
          if (phone.view) await firstPage(phone.view.document)
          await phone.app?.setLanguage(value === 'zh-CN' ? 'zh-CN' : 'en')
        })
      },
    },
    {
      kind: 'choice',
      label: 'device.textSize',
      choices: choices(['0.85', text('85 %')], ['1', text('100 %')], ['1.3', text('130 %')]),
      get: ({ state }) => String(state?.device.fontScale ?? 1),
      set: (phone, value) => phone.run((sim) => sim.device({ fontScale: Number(value) })),
    },
    deviceChoice(
      'sdk',
      'device.sdk',
      ['ready', 'sdk.ready'],
      ['slow', 'sdk.slow'],
      ['blocked', 'sdk.blocked'],
      ['never', 'sdk.never'],
    ),
    deviceChoice(
      'bridge',
      'device.bridge',
      ['injected', 'bridge.injected'],
      ['late', 'bridge.late'],
      ['script', 'bridge.script'],
      ['never', 'bridge.never'],
    ),
  ],
}

const changeLaunch = (phone: ConsolePhone, change: Partial<NonNullable<Scenario['launch']>>) =>
  phone.change({ launch: { path: '/', ...phone.present().launch, ...change } })

export const PERSONAS = [
  ['rep01', 'persona.rep01'],
  ['rep02', 'persona.rep02'],
  ['rep03', 'persona.rep03'],
  ['rep04', 'persona.rep04'],
  ['rep05', 'persona.rep05'],
] as const

const launch: PanelSpec = {
  id: 'launch',
  title: 'launch.title',
  help: 'launch.help',
  note: ({ state }) => state?.scenario.launch?.persona ?? 'rep01',
  fields: [
    {
      kind: 'text',
      label: 'launch.path',
      offers: ({ phone, areas }) => [
        ...areas.flatMap(({ examples }) => examples),
        ...[...(phone.app?.registry.routes.keys() ?? [])],
      ],
      // As the app is now: a cold start opens it there.
      get: (phone) => phone.path || (phone.present().launch?.path ?? '/'),
      set: (phone, path) => changeLaunch(phone, { path }),
    },
    {
      kind: 'text',
      label: 'launch.query',
      get: ({ state }) => new URLSearchParams(state?.scenario.launch?.params).toString(),
      set: (phone, query) => changeLaunch(phone, { params: Object.fromEntries(new URLSearchParams(query)) }),
    },
    {
      kind: 'choice',
      label: 'launch.persona',
      isList: true,
      choices: choices(...PERSONAS),
      get: ({ state }) => state?.scenario.launch?.persona ?? 'rep01',
      // While recording it is a step; everything else here starts the phone anew.
      set: (phone, persona) => {
        if (phone.state?.isRecordingSteps) phone.run((sim) => sim.persona(persona))
        else changeLaunch(phone, { persona })
      },
    },
    {
      kind: 'choice',
      label: 'launch.signIn',
      isList: true,
      choices: choices(
        ['host', 'signIn.host'],
        ['ticket', 'signIn.ticket'],
        ['link', 'signIn.link'],
        ['stored', 'signIn.stored'],
        ['none', 'signIn.none'],
      ),
      get: ({ state }) => state?.scenario.launch?.signIn ?? 'host',
      set: (phone, signIn) =>
        changeLaunch(phone, { signIn: signIn as NonNullable<Scenario['launch']>['signIn'] & string }),
    },
    {
      kind: 'actions',
      actions: [
        { label: 'launch.cold', run: (phone) => phone.change({}) },
        { label: 'launch.warm', run: (phone) => phone.reload() },
      ],
    },
  ],
}

const PERMISSIONS: readonly (readonly [PermissionName, TextKey])[] = [
  ['location', 'permission.location'],
  ['camera', 'permission.camera'],
  ['storage', 'permission.album'],
  ['microphone', 'permission.microphone'],
  ['contacts', 'permission.contacts'],
]

const permissions: PanelSpec = {
  id: 'permissions',
  title: 'permission.title',
  help: 'permission.help',
  note: ({ state }, { t }) => {
    const count = Object.values(state?.permissions ?? {}).filter((setting) => setting.startsWith('denied')).length
    return count > 0 ? t('permission.denied', { count }) : ''
  },
  fields: [
    ...PERMISSIONS.map(
      ([name, label]): Field => ({
        kind: 'choice',
        label,
        choices: choices(
          ['granted', 'option.allow'],
          ['prompt', 'option.ask'],
          ['denied', 'option.deny'],
          ['denied-forever', 'option.never'],
        ),
        get: ({ state }) => state?.permissions[name] ?? '',
        set: (phone, value) => phone.run((sim) => sim.permission(name, value as PermissionSetting)),
      }),
    ),
    { kind: 'actions', actions: [{ label: 'permission.settings', run: (phone) => phone.run(allowInSettings) }] },
  ],
}

/** The user goes to the settings, allows everything, and returns. */
async function allowInSettings(sim: HostSim): Promise<void> {
  await sim.lifecycle('background')
  for (const [name] of PERMISSIONS) sim.permission(name, 'granted')
  await sim.lifecycle('resume')
}

/** The stall of uploads has a switch of its own. */
const PRESETS = {
  normal: { offline: false, latencyMs: 0 },
  '4g': { offline: false, latencyMs: 120 },
  '2g': { offline: false, latencyMs: 1500 },
  off: { offline: true },
} as const

const network: PanelSpec = {
  id: 'network',
  title: 'network.title',
  help: 'network.help',
  note: ({ state }, { t, backend }) =>
    [state?.network.offline && t('network.isOffline'), backend?.held && t('network.held', { count: backend.held })]
      .filter(Boolean)
      .join(', '),
  fields: [
    {
      kind: 'choice',
      label: 'network.preset',
      choices: choices(['normal', 'option.normal'], ['4g', text('4G')], ['2g', text('2G')], ['off', 'option.off']),
      get: ({ state }) => {
        if (!state) return ''
        const { offline, latencyMs } = state.network
        if (offline) return 'off'
        return (
          Object.entries(PRESETS).find(([, preset]) => 'latencyMs' in preset && preset.latencyMs === latencyMs)?.[0] ??
          ''
        )
      },
      set: (phone, value) => phone.run((sim) => sim.network(PRESETS[value as keyof typeof PRESETS])),
    },
    {
      kind: 'text',
      label: 'network.latency',
      unit: 'ms',
      get: ({ state }) => String(state?.network.latencyMs ?? 0),
      set: (phone, value) => phone.run((sim) => sim.network({ latencyMs: Math.max(0, Number(value) || 0) })),
    },
    {
      kind: 'switch',
      label: 'network.stall',
      get: ({ state }) => state?.network.stallUploadAt != null,
      set: (phone, isOn) => phone.run((sim) => sim.network({ stallUploadAt: isOn ? 0.6 : null })),
    },
    {
      kind: 'actions',
      actions: [
        { label: 'network.hold', run: (phone) => phone.run((sim) => sim.faults([{ nth: 1, hold: true }])) },
        { label: 'network.release', run: (phone) => phone.run((sim) => sim.release()) },
      ],
    },
  ],
}

/** Changes what the phone says about its place, on a track at each point. */
function changePlace(phone: ConsolePhone, change: Partial<Position>): void {
  const { track, position: point = USUAL_PLACE } = phone.state ?? {}
  phone.run((sim) => sim.position(track ? track.map((each) => ({ ...each, ...change })) : { ...point, ...change }))
}

const OWN = 'own'
const routeName = ({ route }: ConsolePhone): string =>
  Object.entries(ROUTES).find(([, points]) => points === route.points)?.[0] ?? OWN
const routes: readonly Choice[] = [
  ['gate', 'route.gate'],
  ['visits', 'route.visits'],
]

const position: PanelSpec = {
  id: 'position',
  title: 'position.title',
  help: 'position.help',
  note: ({ state }, { t }) => {
    if (!state?.position) return ''
    const point = pointText(state.position)
    const end = state.track?.at(-1)
    return end && pointText(end) !== point ? t('position.moving', { point }) : point
  },
  fields: [
    {
      kind: 'text',
      label: 'position.point',
      get: ({ state }) => (state?.position ? pointText(state.position) : ''),
      set: (phone, value, { t }) => {
        const point = readPoint(value)
        if (value.trim() !== '' && !isPoint(point)) return phone.setProblem(t('position.noPoint'))
        const { latitude: _, longitude: __, ...said } = phone.state?.position ?? point
        phone.run((sim) => sim.position(isPoint(point) ? { ...said, ...point } : null))
      },
    },
    {
      kind: 'text',
      label: 'position.accuracy',
      unit: 'm',
      get: ({ state }) => String(state?.position?.accuracy ?? ''),
      set: (phone, value) => changePlace(phone, { accuracy: Math.max(0, Number(value) || 0) }),
    },
    {
      kind: 'switch',
      label: 'position.mock',
      get: ({ state }) => state?.position?.mock === true,
      set: (phone, mock) => changePlace(phone, { mock }),
    },
    {
      kind: 'choice',
      label: 'position.route',
      isList: true,
      choices: ({ phone }) => (routeName(phone) === OWN ? [...routes, [OWN, 'route.own']] : routes),
      get: routeName,
      set: (phone, name) => {
        if (name in ROUTES) phone.setRoute({ points: ROUTES[name as RouteName] })
      },
    },
    {
      kind: 'text',
      label: 'position.points',
      get: ({ route }) => route.points,
      set: (phone, points) => phone.setRoute({ points }),
    },
    {
      kind: 'text',
      label: 'position.speed',
      unit: 'km/h',
      get: ({ route }) => String(route.speed),
      set: (phone, value) => phone.setRoute({ speed: Math.min(300, Math.max(1, Number(value) || 5)) }),
    },
    {
      kind: 'actions',
      actions: [
        {
          label: 'position.start',
          run: (phone, { t }) => {
            const points = readRoute(phone.route.points)
            if (points) phone.run((sim) => sim.position(trackOf(points, phone.route.speed)))
            else phone.setProblem(t('position.noRoute'))
          },
        },
        { label: 'position.stop', run: (phone) => phone.run((sim) => sim.position(phone.state?.position ?? null)) },
        { label: 'position.home', run: (phone) => phone.run((sim) => sim.position(null)) },
      ],
    },
  ],
}

const storage: PanelSpec = {
  id: 'storage',
  title: 'storage.title',
  help: 'storage.help',
  note: ({ state }, { t }) =>
    [state?.storage.full && t('storage.isFull'), state?.storage.isPrivate && t('storage.isPrivate')]
      .filter(Boolean)
      .join(', '),
  fields: [
    {
      kind: 'switch',
      label: 'storage.full',
      get: ({ state }) => state?.storage.full === true,
      set: (phone, full) => phone.run((sim) => sim.storage({ full })),
    },
    {
      kind: 'switch',
      label: 'storage.private',
      get: ({ state }) => state?.storage.isPrivate === true,
      set: (phone, isPrivate) => phone.change({ storage: { ...phone.present().storage, isPrivate } }),
    },
    {
      kind: 'text',
      label: 'storage.clock',
      get: ({ state }) => state?.scenario.clock ?? '',
      set: (phone, text, { t }) => {
        // The link and the test mean the same moment in another zone.
        const clock = momentOf(text)
        if (text === '') phone.unpin()
        else if (clock === undefined) phone.setProblem(t('storage.noDate'))
        else phone.change({ clock })
      },
    },
    {
      kind: 'actions',
      actions: [
        { label: 'storage.evictLocal', run: (phone) => phone.run((sim) => sim.storage({ evict: 'localStorage' })) },
        { label: 'storage.evictSession', run: (phone) => phone.run((sim) => sim.storage({ evict: 'sessionStorage' })) },
        { label: 'storage.evictDatabase', run: (phone) => phone.run((sim) => sim.storage({ evict: 'indexedDB' })) },
        { label: 'storage.evictCaches', run: (phone) => phone.run((sim) => sim.storage({ evict: 'caches' })) },
      ],
    },
  ],
}

const panes: PanelSpec = {
  id: 'panes',
  title: 'panes.title',
  help: 'panes.help',
  fields: [
    {
      kind: 'choice',
      label: 'panes.show',
      choices: choices(
        ['app', 'pane.app'],
        ['main-page', 'pane.main'],
        ['todo-app', 'pane.todo'],
        ['channel', 'pane.channel'],
      ),
      get: ({ state }) => state?.pane ?? 'app',
      set: (phone, pane) => phone.run((sim) => sim.pane(pane as Parameters<HostSim['pane']>[0])),
    },
  ],
}

export const PANELS: readonly PanelSpec[] = [device, launch, permissions, network, position, storage, panes]
