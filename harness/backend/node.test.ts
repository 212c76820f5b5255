/** @jest-environment node */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { definePluginDev, type SimKind } from './contract'
import { ImportError, openBackend } from './node'
import { readBackendOptions } from './options'

// The engine's own test: no area.
jest.mock('../../plugins/dev', () => ({ pluginDevs: [] }))

interface Site {
  readonly id: string
}
const siteKind: SimKind<Site> = { name: 'site', id: (record) => record.id }
const devs = [
  definePluginDev({
    id: 'sites',
    handlers: [],
    kinds: [siteKind],
    seed: (_, sites) => ({ site: (sites ?? [{ name: 'seeded' }]).map(({ name }) => ({ id: name })) }),
  }),
]

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backend-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = (...args: string[]) => openBackend(readBackendOptions(args), { devs, folder })
const ids = ({ backend }: ReturnType<typeof open>) =>
  [...backend.store().table(siteKind).values()].map((each) => each.id)
const list = (text: string) => {
  const file = join(folder, 'list.csv')
  writeFileSync(file, text)
  return file
}

it('changes of the default store survive a restart, those of other stores do not', () => {
  const first = open()
  first.backend.store().table(siteKind).put({ id: 'written' })
  first.backend.store('tester').table(siteKind).put({ id: 'lost' })
  first.close()
  const second = open()
  expect(ids(second)).toEqual(['seeded', 'written'])
  expect(second.backend.store('tester').table(siteKind).size).toBe(1)
  expect(second.lines).toEqual([])
})

it('changes of an earlier day are moved to today with the seed, and a message reports it', () => {
  const first = open('--now', '2026-11-18T09:00')
  first.backend
    .store()
    .table(siteKind)
    .put({ id: 'written', dueAt: '2026-11-19T02:00:00.000Z' } as Site)
  first.close()
  const second = open('--now', '2026-11-20T09:00')
  expect(second.backend.store().table(siteKind).get('written')).toMatchObject({ dueAt: '2026-11-21T02:00:00.000Z' })
  expect(second.lines).toEqual([expect.stringMatching(/2 days older than the seed; its times were moved with it\.$/)])
  second.backend.store().table(siteKind).put({ id: 'today' })
  second.close()
  expect(open('--now', '2026-11-20T18:00').lines).toEqual([])
})

it('the snapshot is written half a second after the last change', () => {
  jest.useFakeTimers()
  const opened = open()
  opened.backend.store().table(siteKind).put({ id: 'written' })
  jest.advanceTimersByTime(600)
  jest.useRealTimers()
  expect(ids(open())).toEqual(['seeded', 'written'])
})

it('a reset over HTTP is saved, and --reset discards the snapshot', async () => {
  const first = open()
  first.backend.store().table(siteKind).put({ id: 'written' })
  first.close()
  const second = open()
  await second.backend.handle(new Request('http://sim/__sim/reset', { method: 'POST' }))
  second.close()
  expect(ids(open())).toEqual(['seeded'])
  first.backend.store().table(siteKind).put({ id: 'again' })
  first.close()
  expect(ids(open('--reset'))).toEqual(['seeded'])
})

describe('two servers on the same data', () => {
  /** As if another process, which runs (the one that started this one), had opened the same data. */
  const claimFor = (pid: number, name = 'store-default-1.json') => writeFileSync(join(folder, `${name}.lock`), `${pid}`)
  const write = ({ backend }: ReturnType<typeof open>, id: string) => backend.store().table(siteKind).put({ id })

  it('the second says so and works on a copy of its own; the first loses nothing', () => {
    const first = open()
    write(first, 'of the first')
    first.close()
    claimFor(process.ppid)
    const before = readFileSync(join(folder, 'store-default-1.json'), 'utf8')

    const second = open()
    expect(second.lines).toEqual([
      expect.stringMatching(
        /store-default-1\.json is used by process \d+: .* its own copy, .*store-default-1\.2\.json\.$/,
      ),
    ])
    expect(ids(second)).toEqual(['seeded', 'of the first'])
    write(second, 'of the second')
    second.close()
    expect(readFileSync(join(folder, 'store-default-1.json'), 'utf8')).toBe(before)
    expect(readFileSync(join(folder, 'store-default-1.2.json'), 'utf8')).toContain('of the second')
  })

  it('the copy stays the second’s: its next start goes on with it, --reset begins anew', () => {
    claimFor(process.ppid)
    const second = open()
    write(second, 'of the second')
    second.close()
    const again = open()
    expect(ids(again)).toEqual(['seeded', 'of the second'])
    again.close()
    expect(ids(open('--reset'))).toEqual(['seeded'])
  })

  it('a third has a copy, too', () => {
    claimFor(process.ppid)
    claimFor(process.ppid, 'store-default-1.2.json')
    expect(open().lines).toEqual([expect.stringContaining('store-default-1.3.json')])
  })

  it('after the end of the first, even one that was killed, the data is free', () => {
    open().close()
    expect(open().lines).toEqual([])
    // Above the greatest number that a process can have.
    claimFor(2 ** 22 + 1)
    expect(open().lines).toEqual([])
  })

  it('a server that loads its code anew keeps its copy, also if the first has ended meanwhile', () => {
    claimFor(process.ppid)
    const second = open()
    write(second, 'of the second')
    second.close({ goesOn: true })
    rmSync(join(folder, 'store-default-1.json.lock'))
    const reloaded = open()
    expect(ids(reloaded)).toEqual(['seeded', 'of the second'])
    reloaded.close()
    expect(ids(open())).toEqual(['seeded'])
  })

  it('other data is another file', () => {
    claimFor(process.ppid)
    expect(open('--size', 'small').lines).toEqual([])
  })
})

it('a broken snapshot is renamed and reported in one line', () => {
  const first = open()
  first.backend.store().table(siteKind).put({ id: 'written' })
  first.close()
  const [name = ''] = readdirSync(folder)
  writeFileSync(join(folder, name), '{"version":2,"tables"')
  const second = open()
  expect(ids(second)).toEqual(['seeded'])
  expect(second.lines).toHaveLength(1)
  expect(second.lines[0]).toMatch(/is broken .* set aside as .*\.broken, starting afresh\.$/)
  expect(readFileSync(join(folder, `${name}.broken`), 'utf8')).toContain('"tables"')
})

it('a list of sites replaces the seeded sites, with a report of the import', async () => {
  const opened = open('--data', list('name,lat,lon\nkiln,40,-74\n,1,2\n'))
  expect(ids(opened)).toEqual(['kiln'])
  expect(opened.lines).toEqual(['list.csv: 1 sites; 1 could not be read (see /__sim/state).'])
  const response = await opened.backend.handle(new Request('http://sim/__sim/state'))
  expect(await (response as Response).json()).toMatchObject({
    sizes: { site: 1 },
    import: { file: 'list.csv', coords: 'wgs84', read: 1, unread: [{ line: 3, reason: 'no name' }] },
  })
})

it('changes made with one list are not applied to another', () => {
  const first = open('--data', list('name\nkiln\n'))
  first.backend.store().table(siteKind).put({ id: 'written' })
  first.close()
  expect(ids(open('--data', list('name\noven\n')))).toEqual(['oven'])
  expect(ids(open('--data', list('name\nkiln\n')))).toEqual(['kiln', 'written'])
})

it.each([
  ['a missing file', () => join(folder, 'nothing.csv'), /nothing\.csv: there is no such file/],
  ['a folder', () => folder, /it cannot be read/],
  ['a file that is no list', () => list('id\n1\n'), /list\.csv: no column "name"/],
])('%s is an ImportError of one line', (_, file, message) => {
  const path = file()
  expect(() => open('--data', path)).toThrow(ImportError)
  expect(() => open('--data', path)).toThrow(message)
})
