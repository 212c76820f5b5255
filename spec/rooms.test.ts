import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(__dirname, '..')

/** Dependency order of the rooms of `src/`: a room may import at run time only from rooms above it (architecture). */
const ROOMS = [
  'config',
  'theme',
  'geo',
  'wire',
  'loading',
  'device',
  'i18n',
  'http',
  'session',
  'telemetry',
  'feedback',
  'routes',
  'navigation',
  'messages',
  'host',
  'core',
  // Above the parts: the definitions of areas are in the boot chunk and run in plain Node.
  'plugin',
  'outbox',
  'calendar',
  'energy',
  'ui',
  'records',
  'lists',
  'forms',
  'detail',
  'directory',
  'choosers',
  'recording',
  'attachments',
  'map',
  'checkIn',
  'tables',
  'charts',
  'html',
  'timelines',
  'periods',
  'indexes',
  'scanner',
  'equipment',
  'embedded',
  'shell',
  'boot',
  // For tests only: any runtime import of it would point upwards.
  'testing',
]
/** Built separately and run before the bundle, so it imports single files. */
const INLINE = 'src/app/boot/inline.ts'

interface Import {
  readonly file: string
  readonly from: string
  readonly to: string
  readonly name: string
  /** `import()`: a chunk of its own, which may be a single file of a room. */
  readonly isDynamic: boolean
}

const isRuntime = (file: string) =>
  /\.tsx?$/.test(file) && !/\.d\.ts$|\.test\.tsx?$|\/testing\/|\/fake[A-Z]/.test(file) && file !== INLINE

function sources(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => isRuntime(file) && file.split('/').length > 2)
}

const roomOf = (path: string) => path.split('/')[1] ?? ''
const STATIC = /^(?:import|export)\s+(?!type\s)(?:([^'"]*?)\s+from\s+)?'([^']+)'/gm
const DYNAMIC = /import\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'\s*\)/g
/** `{ type A, type B }` is removed by the compiler. */
const isTypesOnly = (clause: string) => /^\{(?:\s*type\s+[^,}]+,?)+\s*\}$/.test(clause.trim())

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  const named = [...text.matchAll(STATIC)].filter(([, clause]) => !clause || !isTypesOnly(clause))
  const found = [
    ...named.map(([, , name = '']) => ({ name, isDynamic: false })),
    ...[...text.matchAll(DYNAMIC)].map(([, name = '']) => ({ name, isDynamic: true })),
  ]
  return found.flatMap(({ name, isDynamic }) => {
    // Texts are read, not run: those of a room that loads later stand with all others in i18n.
    if (name.endsWith('.json')) return []
    const path = name.startsWith('#src/') ? name.slice(1) : relative(root, resolve(root, dirname(file), name))
    if (!path.startsWith('src/') || !(name.startsWith('#src/') || name.startsWith('.'))) return []
    return [{ file, from: roomOf(file), to: roomOf(path), name, isDynamic }]
  })
}

const imports = sources().flatMap(importsOf)
const crossing = imports.filter(({ from, to }) => from !== to)
const show = ({ file, name }: Import) => `${file}: ${name}`

test('finds the imports', () => {
  expect(crossing.length).toBeGreaterThan(200)
})

test('every room of src is in the list', () => {
  const rooms = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(rooms.map(({ name }) => name).filter((name) => !ROOMS.includes(name))).toEqual([])
})

test('a room has one public entry', () => {
  const rooms = ROOMS.filter((room) => room !== 'boot' && existsSync(join(root, 'src', room)))
  expect(rooms.filter((room) => !existsSync(join(root, 'src', room, 'index.ts')))).toEqual([])
})

test('a room imports at run time only from rooms above it', () => {
  const upwards = crossing.filter(({ from, to }) => ROOMS.indexOf(to) >= ROOMS.indexOf(from))
  expect(upwards.map(show)).toEqual([])
})

test('only the app itself knows what areas register', () => {
  const others = crossing.filter(({ from, to }) => to === 'plugin' && !['shell', 'boot'].includes(from))
  expect(others.map(show)).toEqual([])
})

test('another room is imported through its public entry, or as a chunk of its own', () => {
  expect(crossing.filter(({ name, isDynamic }) => name.startsWith('.') && !isDynamic).map(show)).toEqual([])
})
