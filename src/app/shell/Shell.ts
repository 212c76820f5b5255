import type { ShellList } from './shellList'

/** A navigation without a network response by then is served from the cache. ms */
const PATIENCE = 2000
/** Requests of files loaded on demand: waiting for each answer in turn takes long on a slow network. */
const AT_ONCE = 4

export interface ShellSurroundings {
  readonly list: ShellList
  /** Folder of the worker: absolute, with a trailing slash. */
  readonly scope: string
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  readonly patience?: number
}

/** Cache of the files of one deployment. Files with hashed names never change; the page belongs to its deployment. */
export class Shell {
  private readonly prefix: string
  private readonly name: string

  constructor(private readonly given: ShellSurroundings) {
    // Apps of the same origin share its caches, so the name contains the scope.
    this.prefix = `shell ${given.scope} `
    this.name = this.prefix + given.list.revision
  }

  /** Caches the files needed for a start, all or nothing. Rejects if the server already has another deployment. */
  async install(): Promise<void> {
    const [page, ...files] = this.given.list.boot
    const cache = await this.cache()
    const answer = await this.fetched(page, { cache: 'no-cache' })
    const html = await answer.clone().text()
    const missing = files.find((file) => !html.includes(file))
    if (missing) throw new Error(`the page does not name ${missing}: it is of another deployment`)
    await Promise.all(files.map((file) => this.keep(cache, file)))
    await cache.put(this.urlOf(page), answer)
  }

  /** Deletes the files of earlier deployments, once no page uses them. */
  async tidy(): Promise<void> {
    for (const name of await this.ownCaches()) if (name !== this.name) await this.given.caches.delete(name)
  }

  /**
   * Caches the files that are loaded on demand, in their order, a few at a time. A file that is missed is cached when
   * it is requested.
   */
  async keepRest(): Promise<void> {
    const cache = await this.cache()
    const known = new Set((await cache.keys()).map(({ url }) => url))
    const missing = this.given.list.later.filter((file) => !known.has(this.urlOf(file)))
    const keepNext = async (): Promise<void> => {
      const file = missing.shift()
      if (file === undefined) return
      await this.keep(cache, file)
      await keepNext()
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, keepNext))
    } catch {
      // No network, a full device or a new deployment: the remaining files would fail, too.
      missing.length = 0
    }
  }

  /** Serves a file of the list; `later` (`waitUntil`) receives work that continues after the response. */
  async file(file: string, request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const cache = await this.cache()
    const url = this.urlOf(file)
    const cached = await cache.match(url)
    if (cached) return cached
    const answer = await this.given.fetch(request)
    // On a full device caching fails; the page gets its file anyway.
    if (answer.status === 200) later(cache.put(url, answer.clone()).catch(() => undefined))
    return answer
  }

  /**
   * Serves the page: from the network, so that a new deployment is used at once; from the cache if that is slow or
   * down.
   */
  async page(network: Promise<Response>): Promise<Response> {
    const { list, patience = PATIENCE } = this.given
    const [page] = list.boot
    const cached = async () => (await this.cache()).match(this.urlOf(page))
    const late = new Promise((resolve) => setTimeout(resolve, patience)).then(cached)
    const answer = (await Promise.race([network.catch(cached), late])) ?? (await network)
    return answer.status >= 500 ? ((await cached()) ?? answer) : answer
  }

  private async keep(cache: Cache, file: string): Promise<void> {
    await cache.put(this.urlOf(file), (await this.fromEarlier(file)) ?? (await this.fetched(file)))
  }

  /** Looks in the caches of earlier deployments: most files have the same name there. */
  private async fromEarlier(file: string): Promise<Response | undefined> {
    for (const name of await this.ownCaches()) {
      if (name === this.name) continue
      const found = await (await this.given.caches.open(name)).match(this.urlOf(file))
      if (found) return found
    }
    return undefined
  }

  private async fetched(file: string, init?: RequestInit): Promise<Response> {
    const answer = await this.given.fetch(this.urlOf(file), init)
    if (answer.status !== 200) throw new Error(`${file}: ${answer.status}`)
    return answer
  }

  private cache(): Promise<Cache> {
    return this.given.caches.open(this.name)
  }

  private async ownCaches(): Promise<string[]> {
    return (await this.given.caches.keys()).filter((name) => name.startsWith(this.prefix))
  }

  private urlOf(file: string): string {
    return this.given.scope + file
  }
}
