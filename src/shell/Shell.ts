import type { ShellList } from './shellList'

/** A navigation that the network has not answered by then is answered from what is kept. ms */
const PATIENCE = 2000

export interface ShellSurroundings {
  readonly list: ShellList
  /** Folder of the worker, absolute, with the closing slash. */
  readonly scope: string
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  readonly patience?: number
}

/** The files of one deployment, kept on the device. Hashed names never change their content; the page belongs to its files. */
export class Shell {
  private readonly prefix: string
  private readonly name: string

  constructor(private readonly given: ShellSurroundings) {
    // Two apps of one origin share its caches.
    this.prefix = `shell ${given.scope} `
    this.name = this.prefix + given.list.revision
  }

  /** Keeps what a start needs, all or nothing. Rejects when the server has another deployment by now. */
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

  /** No page runs on an earlier deployment any more: its files may go. */
  async tidy(): Promise<void> {
    for (const name of await this.ownCaches()) if (name !== this.name) await this.given.caches.delete(name)
  }

  /** Keeps the files that are loaded on demand, one after another; what is missed now is fetched when it is asked for. */
  async keepRest(): Promise<void> {
    const cache = await this.cache()
    const known = new Set((await cache.keys()).map(({ url }) => url))
    for (const file of this.given.list.later) {
      if (known.has(this.urlOf(file))) continue
      try {
        await this.keep(cache, file)
      } catch {
        // No network, a full device, or the next deployment: the rest would fail the same way.
        return
      }
    }
  }

  /** A file of the list; `later` is told of work that goes on after the answer. */
  async file(file: string, request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const cache = await this.cache()
    const url = this.urlOf(file)
    const kept = await cache.match(url)
    if (kept) return kept
    const answer = await this.given.fetch(request)
    // A full device keeps nothing, and the page has its file all the same.
    if (answer.status === 200) later(cache.put(url, answer.clone()).catch(() => undefined))
    return answer
  }

  /** The page: the network's, so that a new deployment is taken up at once; the kept one when that is late or down. */
  async page(network: Promise<Response>): Promise<Response> {
    const { list, patience = PATIENCE } = this.given
    const [page] = list.boot
    const kept = async () => (await this.cache()).match(this.urlOf(page))
    const late = new Promise((resolve) => setTimeout(resolve, patience)).then(kept)
    const answer = (await Promise.race([network.catch(kept), late])) ?? (await network)
    return answer.status >= 500 ? ((await kept()) ?? answer) : answer
  }

  private async keep(cache: Cache, file: string): Promise<void> {
    await cache.put(this.urlOf(file), (await this.fromEarlier(file)) ?? (await this.fetched(file)))
  }

  /** Most files outlive a deployment under the same name. */
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
