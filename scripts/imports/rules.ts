import type { Import } from './moduleGraph'

/**
 * Folders of `src` and their rooms, in the order in which they may import: a folder from those before it, a room from
 * those before it in its folder. Types included.
 */
export const ROOMS = {
  base: ['config', 'loading', 'wire', 'fields', 'quantities', 'calendar', 'routes', 'geo', 'energy', 'storage'],
  platform: [
    ...['feedback', 'i18n', 'http', 'navigation', 'telemetry', 'host', 'session', 'messages', 'outbox'],
    ...['core', 'plugin'],
  ],
  ui: ['theme', 'components', 'html', 'indexes', 'periods', 'timelines'],
  kit: [
    ...[
      'records',
      'forms',
      'lists',
      'recording',
      'attachments',
      'scanner',
      'tables',
      'charts',
      'calls',
      'detail',
      'map',
    ],
    'embedded',
  ],
  domain: ['companies', 'directory', 'todos', 'contacts', 'choosers', 'equipment', 'checkIn'],
  app: ['shell', 'boot'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const ORDER: readonly string[] = Object.entries(ROOMS).flatMap(([folder, rooms]) =>
  rooms.map((room) => `${folder}/${room}`),
)

/** The only modules of the app that read the lists of areas. */
const READ_AREAS = ['src/app/boot/boot.tsx', 'src/app/boot/inline.ts']

/** Modules that the app never loads: tests and their support. */
export const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|\/fake[A-Z]\w*\.tsx?$|^plugins\/dev\.ts$/.test(file)
/** Modules of areas that the app never loads. */
const isDev = (file: string) => /^plugins\/[^/]+\/(?:(?:dev|screens)\.ts$|backend\/)/.test(file)
/** `kit/lists` of a module in a room of `src`; undefined elsewhere. */
const roomOf = (file: string) => /^src\/([^/]+\/[^/]+)\//.exec(file)?.[1]
/** `leads` of a module of an area; undefined for the lists of areas and elsewhere. */
const areaOf = (file: string) => /^plugins\/([^/]+)\//.exec(file)?.[1]

interface Rule {
  /** The fix, for the report. */
  readonly advice: string
  readonly forbids: (from: string, to: string, name: string) => boolean
}

/** Rules of imports (architecture, plugin contract). Tests may import everything. */
const RULES: readonly Rule[] = [
  {
    advice: 'src never imports an area: areas give what the app needs in their plugin.ts, shared parts live in src.',
    forbids: (from, to) => from.startsWith('src/') && to.startsWith('plugins/') && !READ_AREAS.includes(from),
  },
  {
    advice: 'Nothing of the harness belongs into the app: only dev.ts, backend/ and tests of an area import it.',
    forbids: (from, to) => !from.startsWith('harness/') && !isDev(from) && to.startsWith('harness/'),
  },
  {
    advice: 'Only tests import test support.',
    forbids: (from, to) => to.startsWith('src/testing/') && !from.startsWith('harness/'),
  },
  {
    advice: 'A room imports only from rooms above it, types included: scripts/imports/rules.ts has the order.',
    forbids: (from, to) => {
      const [own, other] = [roomOf(from), roomOf(to)]
      return own !== undefined && other !== undefined && ORDER.indexOf(own) < ORDER.indexOf(other)
    },
  },
  {
    advice: 'Import the public entry of the room, #<folder>/<room>, or its rules, #<folder>/<room>/rules.',
    forbids: (from, to, name) => {
      const room = roomOf(to)
      const isOther = room !== undefined && room !== roomOf(from) && /^(?:src\/\w+\/\w+|plugins)\//.test(from)
      return isOther && name !== `#${room}` && name !== `#${room}/rules`
    },
  },
  {
    advice: 'Inside a room import the module itself, not the room’s own entry.',
    forbids: (from, to) =>
      roomOf(from) !== undefined && roomOf(from) === roomOf(to) && /^src\/\w+\/\w+\/index\.ts$/.test(to),
  },
  {
    advice: 'Only the app itself knows what areas register: core.registry has what others need.',
    forbids: (from, to) =>
      roomOf(to) === 'platform/plugin' && from.startsWith('src/') && !/^src\/(?:app|platform\/plugin)\//.test(from),
  },
  {
    advice:
      'Of another area only routes.ts and messages.ts may be imported. A store or part that two areas need moves to src.',
    forbids: (from, to) => {
      const [own, other] = [areaOf(from), areaOf(to)]
      return own !== undefined && other !== undefined && own !== other && !/\/(?:routes|messages)\.ts$/.test(to)
    },
  },
  {
    advice: 'dev.ts and backend/ are for harness and tests: a page sends a call of api.ts.',
    forbids: (from, to) => areaOf(from) !== undefined && areaOf(from) === areaOf(to) && !isDev(from) && isDev(to),
  },
  {
    advice: 'An area does not import the list of areas: core.registry has what is registered.',
    forbids: (from, to) => areaOf(from) !== undefined && to.startsWith('plugins/') && areaOf(to) === undefined,
  },
]

/** One line for each import that is not allowed: the place, the import, and the fix. */
export function forbiddenImports(imports: readonly Import[]): readonly string[] {
  return imports.flatMap(({ from, to, name, line }) => {
    if (isTest(from) || to === undefined) return []
    return RULES.filter(({ forbids }) => forbids(from, to, name)).map(
      ({ advice }) => `${from}:${line} imports ${name}. ${advice}`,
    )
  })
}

/** Rooms of `src` that the order does not name. */
export function unknownRooms(imports: readonly Import[]): readonly string[] {
  const rooms = new Set(imports.flatMap(({ from }) => roomOf(from) ?? []))
  return [...rooms].filter((room) => !ORDER.includes(room)).sort()
}
