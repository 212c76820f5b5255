/** @jest-environment node */
import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Claim, claim } from './claim'

/** Two processes that run: this one, and the one that started it. */
const [ONE, OTHER] = [process.pid, process.ppid]
/** Above the greatest number that a process can have. */
const ENDED = 2 ** 22 + 1

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claim-'))
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})
const store = () => join(folder, 'store.json')

/** What `claim` calls of the file system. */
const CALLS = ['existsSync', 'linkSync', 'mkdirSync', 'readFileSync', 'renameSync', 'rmSync', 'writeFileSync'] as const

/** Runs `cut` before a call of the file system, the one with this number; the count of calls is returned. */
function before(number: number, cut: () => void): () => number {
  let count = 0
  for (const name of CALLS) {
    const original = fs[name] as (...args: unknown[]) => unknown
    jest.spyOn(fs, name).mockImplementation(((...args: unknown[]) => {
      count++
      if (count === number) cut()
      return original(...args)
    }) as never)
  }
  return () => count
}

test.each([
  ['no lock', () => undefined],
  ['the lock of a server that was killed', () => writeFileSync(`${store()}.lock`, String(ENDED))],
  [
    'the lock of one that was killed, and of one that was killed while it took it over',
    () => {
      writeFileSync(`${store()}.lock`, String(ENDED))
      writeFileSync(`${store()}.lock.${ENDED}`, String(ENDED))
    },
  ],
])('of two servers that start in the same instant one has the data: %s', (_, prepare) => {
  for (let number = 1; ; number++) {
    prepare()
    let other: Claim | undefined
    const count = before(number, () => {
      other = claim(store(), OTHER)
    })
    const one = claim(store(), ONE)
    jest.restoreAllMocks()
    if (count() < number) break
    const files = [one.file, other?.file].map((file) => basename(file ?? '')).sort()
    expect([number, ...files]).toEqual([number, 'store.2.json', 'store.json'])
    for (const [pid, { file }] of [[ONE, one] as const, [OTHER, other as Claim] as const])
      expect(readFileSync(`${file}.lock`, 'utf8')).toBe(String(pid))
    one.release()
    other?.release()
    expect(readdirSync(folder)).toEqual([])
  }
})

test('a server that ends in the instant in which another starts leaves its data to that one, or to the next', () => {
  for (let number = 1; ; number++) {
    const first = claim(store(), OTHER)
    const count = before(number, () => first.release())
    const one = claim(store(), ONE)
    jest.restoreAllMocks()
    if (count() < number) break
    expect(readFileSync(`${one.file}.lock`, 'utf8')).toBe(String(ONE))
    if (number === 1) expect(one.file).toBe(store())
    one.release()
    expect(readdirSync(folder)).toEqual([])
  }
})
