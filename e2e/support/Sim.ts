/** The part of Playwright's request API that is used. */
export interface SimHttp {
  fetch(
    path: string,
    options: { method: string; data?: unknown },
  ): Promise<{ ok(): boolean; status(): number; text(): Promise<string> }>
}

/** A fault of the backend simulator (`POST /__sim/faults`). */
export interface SimFault {
  readonly host?: string
  readonly method?: string
  /** Part of the path. */
  readonly path?: string
  /** Only the nth call, from 1, and this many calls. */
  readonly nth?: number
  readonly times?: number
  readonly delayMs?: number
  readonly status?: number
  readonly code?: number | string
  readonly message?: string
  readonly body?: unknown
  readonly drop?: 'request' | 'answer'
  readonly stallAt?: number
}

/** One call that the simulator received (`GET /__sim/log`). */
export interface SimLogRow {
  readonly at: string
  readonly host: string
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly status: number | null
}

/** The backend simulator of one test: own store, faults and log. */
export class Sim {
  constructor(private readonly http: SimHttp) {}

  private async send<T>(method: string, path: string, data?: unknown): Promise<T> {
    // The server may close an idle connection in the moment it is reused; nothing was received then.
    const options = { method, maxRetries: 2, ...(data === undefined ? {} : { data }) }
    const answer = await this.http.fetch(`/__sim/${path}`, options)
    if (!answer.ok()) throw new Error(`${method} /__sim/${path}: ${answer.status()} ${await answer.text()}`)
    const text = await answer.text()
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  state(): Promise<{ readonly now: string }> {
    return this.send('GET', 'state')
  }

  async faults(...faults: SimFault[]): Promise<void> {
    await this.send('POST', 'faults', faults)
  }

  async clearFaults(): Promise<void> {
    await this.send('DELETE', 'faults')
  }

  /** Calls received so far, oldest first; with `path`, those whose path contains it. */
  async log(path = ''): Promise<SimLogRow[]> {
    const rows = await this.send<SimLogRow[]>('GET', 'log')
    return rows.filter((row) => row.path.includes(path))
  }

  async clearLog(): Promise<void> {
    await this.send('DELETE', 'log')
  }

  /** Records of a kind, filtered by equal fields. */
  records<T = Record<string, unknown>>(
    kind: string,
    filter: Record<string, string> = {},
  ): Promise<{ list: T[]; total: number }> {
    return this.send('GET', `records/${kind}?${new URLSearchParams(filter)}`)
  }

  async put(kind: string, id: string, record: unknown): Promise<void> {
    await this.send('PUT', `records/${kind}/${encodeURIComponent(id)}`, record)
  }

  async expireSession(employee: string): Promise<void> {
    await this.put('session', employee, { expired: true })
  }

  /** Starts again; `to`: from a seed of another size. */
  async reset(to?: { readonly size: 'small' | 'default' | 'large' }): Promise<void> {
    await this.send('POST', 'reset', to)
  }
}
