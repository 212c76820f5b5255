/** Key of an element reference (W3C WebDriver 12.2). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** tsx names inner functions through a helper that a function's source lacks in the page. */
const NAME_HELPER = 'const __name = (value) => value;'
/** Timeout and interval of polling. ms */
const PATIENCE = 20_000
const PAUSE = 50
/** Longer than any command takes, so that a hanging browser does not block the run. ms */
const LONGEST = 60_000

export type ElementRef = Readonly<Record<typeof ELEMENT, string>>

/** Result of a function in the page: JSON, or an element reference. */
type FromPage<T> = T extends Element ? ElementRef : T
/** Arguments of a function in the page: elements are passed by reference. */
type ToPage<A extends readonly unknown[]> = { readonly [I in keyof A]: A[I] extends Element ? ElementRef : A[I] }

interface Cookie {
  readonly name: string
  readonly value: string
}

/** A minimal W3C WebDriver client, as needed by the journeys. */
export class WebDriver {
  private constructor(
    private readonly server: string,
    private readonly session: string,
    /** e.g. 'MiniBrowser 2.50.6'. */
    readonly browser: string,
    private readonly ended: () => void,
  ) {}

  /** Opens a browser through the driver at `server`; `ended` is called when it is closed. */
  static async open(server: string, ended: () => void): Promise<WebDriver> {
    const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: Record<string, string> }>(
      `${server}/session`,
      'POST',
      { capabilities: { alwaysMatch: {} } },
    )
    return new WebDriver(server, sessionId, `${capabilities.browserName} ${capabilities.browserVersion}`, ended)
  }

  private call<T = unknown>(method: string, path: string, body?: object): Promise<T> {
    return send(`${this.server}/session/${this.session}${path}`, method, body)
  }

  async close(): Promise<void> {
    try {
      await this.call('DELETE', '')
    } finally {
      this.ended()
    }
  }

  async goto(url: string): Promise<void> {
    await this.call('POST', '/url', { url })
  }

  /** px; the height includes the browser's own bars, and there is a minimum width. */
  async resize(width: number, height: number): Promise<void> {
    await this.call('POST', '/window/rect', { width, height })
  }

  /** Sets a cookie for the origin of the current page. */
  async addCookie({ name, value }: Cookie): Promise<void> {
    await this.call('POST', '/cookie', { cookie: { name, value, path: '/' } })
  }

  /** Runs a self-contained function in the page and awaits its promise. */
  run<A extends readonly unknown[], T>(body: (...given: A) => T, ...given: ToPage<A>): Promise<FromPage<Awaited<T>>> {
    return this.call('POST', '/execute/sync', { script: `${NAME_HELPER} return (${body})(...arguments)`, args: given })
  }

  /** Repeats it until the result is truthy; rejects with `what` after the timeout. */
  async until<A extends readonly unknown[], T>(
    what: string,
    body: (...given: A) => T,
    ...given: ToPage<A>
  ): Promise<NonNullable<FromPage<Awaited<T>>>> {
    const end = Date.now() + PATIENCE
    for (;;) {
      const value = await this.run(body, ...given)
      if (value) return value
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }

  async click(element: ElementRef): Promise<void> {
    await this.call('POST', `/element/${element[ELEMENT]}/click`, {})
  }

  async type(element: ElementRef, text: string): Promise<void> {
    await this.call('POST', `/element/${element[ELEMENT]}/value`, { text })
  }

  /** PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.call<string>('GET', '/screenshot'), 'base64')
  }
}

/** Sends a command; rejects with the driver's error message. */
async function send<T>(url: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(LONGEST),
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const { value } = (await answer.json()) as { value: T & { readonly error?: string; readonly message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
