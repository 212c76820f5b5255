/** A response with status and text, as far as the shell needs it; jsdom has no `Response`. */
export function answer(text: string, status = 200): Response {
  const made = { status, text: async () => text, clone: () => answer(text, status) }
  return made as unknown as Response
}

/** Caches in memory; a full one rejects every write. */
export class FakeCaches {
  readonly stored = new Map<string, Map<string, Response>>()
  isFull = false

  readonly keys = async () => [...this.stored.keys()]
  readonly delete = async (name: string) => this.stored.delete(name)

  readonly open = async (name: string): Promise<Cache> => {
    const files = this.stored.get(name) ?? new Map<string, Response>()
    this.stored.set(name, files)
    const cache = {
      match: async (url: string) => files.get(url)?.clone(),
      keys: async () => [...files.keys()].map((url) => ({ url })),
      put: async (url: string, response: Response) => {
        if (this.isFull) throw new Error('QuotaExceededError')
        files.set(url, response)
      },
    }
    return cache as unknown as Cache
  }

  /** Names of the files in a cache, relative to the scope. */
  files(name: string, scope: string): string[] {
    return [...(this.stored.get(name)?.keys() ?? [])].map((url) => url.slice(scope.length))
  }
}
