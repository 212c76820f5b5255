import { Shell } from './Shell'
import type { ShellList } from './shellList'
import { answer, FakeCaches } from './testing/fakeCaches'

const SCOPE = 'https://sales.example/app/'
const list: ShellList = {
  revision: 'r2',
  boot: ['index.html', 'assets/main.2.js'],
  later: ['assets/a.1.js', 'assets/b.2.js'],
}
/** Files that are loaded on demand, more than are requested at a time. */
const many = { ...list, later: Array.from({ length: 10 }, (_, index) => `assets/${index}.1.js`) }
const NAME = `shell ${SCOPE} r2`
const EARLIER = `shell ${SCOPE} r1`

let caches: FakeCaches
let server: Record<string, Response>
const fetched: string[] = []
/** Answers that the test holds back. */
let waiting: Record<string, Promise<Response> | undefined> = {}
const release: (() => void)[] = []
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

beforeEach(() => {
  caches = new FakeCaches()
  fetched.length = 0
  waiting = {}
  server = Object.fromEntries(
    [...list.boot, ...list.later].map((file) => [SCOPE + file, answer(`${file} of the server`)]),
  )
  server[`${SCOPE}index.html`] = answer('<script src="assets/main.2.js">')
})

const make = (patience?: number, files = list) =>
  new Shell({
    list: files,
    scope: SCOPE,
    caches,
    fetch: async (request) => {
      const url = String(request)
      fetched.push(url.slice(SCOPE.length))
      const found = (await waiting[url]) ?? server[url]
      if (!found) throw new TypeError('Failed to fetch')
      return found.clone()
    },
    ...(patience === undefined ? {} : { patience }),
  })

const cachedEarlier = async (file: string) => (await caches.open(EARLIER)).put(SCOPE + file, answer(`${file} kept`))
const works: Promise<unknown>[] = []
const later = (work: Promise<unknown>) => void works.push(work)
const never = new Promise<Response>(() => {})

describe('installing', () => {
  test('caches the page and the files that it names, nothing else', async () => {
    await make().install()
    expect(caches.files(NAME, SCOPE).sort()).toEqual(['assets/main.2.js', 'index.html'])
  })

  test('reuses a file from the cache of the previous deployment', async () => {
    await cachedEarlier('assets/main.2.js')
    await make().install()
    expect(fetched).toEqual(['index.html'])
  })

  test('fails when the server already has the next deployment, and caches no page', async () => {
    server[`${SCOPE}index.html`] = answer('<script src="assets/main.3.js">')
    await expect(make().install()).rejects.toThrow('another deployment')
    expect(caches.files(NAME, SCOPE)).toEqual([])
  })

  test('fails when a file is missing', async () => {
    server[`${SCOPE}assets/main.2.js`] = answer('Not found', 404)
    await expect(make().install()).rejects.toThrow('assets/main.2.js: 404')
  })
})

test('files loaded on demand are cached afterwards, each requested once', async () => {
  const shell = make()
  await shell.install()
  await shell.keepRest()
  await shell.keepRest()
  expect(fetched).toEqual(['index.html', 'assets/main.2.js', 'assets/a.1.js', 'assets/b.2.js'])
})

test('a few of them are requested at a time, in their order', async () => {
  const shell = make(undefined, many)
  const answers = many.later.map((file) => {
    const answered = answer(file)
    return new Promise<Response>((resolve) => release.push(() => resolve(answered)))
  })
  for (const [index, file] of many.later.entries()) waiting[SCOPE + file] = answers[index]
  const kept = shell.keepRest()
  await settled()
  expect(fetched).toEqual(many.later.slice(0, 4))
  for (const one of release) one()
  await kept
  expect(caches.files(NAME, SCOPE).sort()).toEqual(many.later)
})

test('without network the remaining files are cached later', async () => {
  await make(undefined, many).keepRest()
  expect(fetched).toEqual(many.later.slice(0, 4))
})

test('files of an unused deployment are deleted, those of another app are not', async () => {
  await cachedEarlier('assets/a.1.js')
  await caches.open('shell https://sales.example/ r9')
  await make().install()
  await make().tidy()
  expect(await caches.keys()).toEqual(['shell https://sales.example/ r9', NAME])
})

describe('a file', () => {
  const url = `${SCOPE}assets/a.1.js`
  const request = url as unknown as Request

  test('is served from the cache after the first request', async () => {
    const shell = make()
    await shell.file('assets/a.1.js', request, later)
    await Promise.all(works)
    delete server[url]
    expect(await (await shell.file('assets/a.1.js', request, later)).text()).toBe('assets/a.1.js of the server')
  })

  test('is served even when the device is full', async () => {
    caches.isFull = true
    expect((await make().file('assets/a.1.js', request, later)).status).toBe(200)
    await Promise.all(works)
  })

  test('that the server does not have is not cached', async () => {
    server[url] = answer('Not found', 404)
    expect((await make().file('assets/a.1.js', request, later)).status).toBe(404)
    expect(caches.files(NAME, SCOPE)).toEqual([])
  })
})

describe('the page', () => {
  const installed = async (patience?: number) => {
    const shell = make(patience)
    await shell.install()
    return shell
  }
  const text = async (response: Promise<Response>) => (await response).text()
  const cached = '<script src="assets/main.2.js">'

  test('is served from the network, so that a new deployment is used', async () => {
    expect(await text((await installed()).page(Promise.resolve(answer('new'))))).toBe('new')
  })

  test('is served from the cache when the network is slow or down, or the server fails', async () => {
    const shell = await installed(5)
    expect(await text(shell.page(never))).toBe(cached)
    expect(await text(shell.page(Promise.reject(new TypeError('Failed to fetch'))))).toBe(cached)
    expect(await text(shell.page(Promise.resolve(answer('Bad gateway', 502))))).toBe(cached)
  })

  test('is served from the network, however slow, when it is not cached', async () => {
    const shell = make(1)
    const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(answer('slow')), 20))
    expect(await text(shell.page(slow))).toBe('slow')
    await expect(shell.page(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch')
  })
})
