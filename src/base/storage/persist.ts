import { compareStructural, reaction, runInAction, toJS } from 'mobx'
import * as v from 'valibot'
import type { Notify } from './notices'

/** The fields to persist, each with the schema that validates the stored value. */
export type PersistedFields<S> = { readonly [K in keyof S]?: v.GenericSchema<unknown, S[K]> }

/** Restores the fields of a store from local storage and stores their changes; returns a stop function. */
export type Persist = <S extends object>(id: string, store: S, fields: PersistedFields<S>) => () => void

interface PersistOptions {
  /** Login name. Another user's state is stored under that user's name and restored for them. */
  readonly user: string
  /** Called once when storage is refused; omit it where another part already notifies the user. */
  readonly notice?: Notify
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem'>
}

const Stored = v.object({ user: v.string(), state: v.record(v.string(), v.unknown()) })
type Stored = v.InferOutput<typeof Stored>

/**
 * Persists MobX state in local storage under the store's id (section 3). A field that does not parse has the store's
 * default. Works in memory, with one notice, where the browser forbids storage or is out of space.
 */
export function createPersist({ user, notice, storage = () => localStorage }: PersistOptions): Persist {
  const texts = new MemoryBackedStorage(storage, () => notice?.('storage.forbidden'))
  const asideKey = (id: string, owner: string) => `${id} of ${owner}`

  /** Loads this user's state; another user's state under the same id is first moved to a key of its own. */
  const load = (id: string): Stored['state'] => {
    const present = parse(texts.get(id))
    if (present?.user === user) return present.state
    if (present) texts.set(asideKey(id, present.user), JSON.stringify(present))
    return parse(texts.get(asideKey(id, user)))?.state ?? {}
  }

  return <S extends object>(id: string, store: S, fields: PersistedFields<S>) => {
    const names = Object.keys(fields) as (keyof S & string)[]
    const state = load(id)
    const restore = <K extends keyof S & string>(name: K) => {
      const schema: v.GenericSchema<unknown, S[K]> | undefined = fields[name]
      const parsed = schema && name in state ? v.safeParse(schema, state[name]) : undefined
      if (parsed?.success) store[name] = parsed.output
    }
    runInAction(() => names.forEach(restore))
    const pick = () => Object.fromEntries(names.map((name) => [name, toJS(store[name])]))
    const write = (picked: Stored['state']) => texts.set(id, JSON.stringify({ user, state: picked } satisfies Stored))
    return reaction(pick, write, { equals: compareStructural })
  }
}

/**
 * Deletes a user's state of every store, whether or not the store was created in this visit. Called on sign-out, after
 * the stores have stopped.
 */
export function clearPersisted(user: string, storage: () => Storage = () => localStorage): void {
  try {
    const texts = storage()
    const keys = Array.from({ length: texts.length }, (_, at) => texts.key(at) ?? '')
    for (const key of keys) if (parse(texts.getItem(key) ?? undefined)?.user === user) texts.removeItem(key)
  } catch {
    // Storage refused: nothing was persisted.
  }
}

function parse(text: string | undefined): Stored | undefined {
  if (text === undefined) return undefined
  try {
    const parsed = v.safeParse(Stored, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    // Not written by this app, or truncated: the store starts with its defaults.
    return undefined
  }
}

/** Local storage that falls back to memory when the browser refuses it. */
class MemoryBackedStorage {
  private readonly memory = new Map<string, string>()
  private reported = false

  constructor(
    private readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>,
    private readonly refused: () => void,
  ) {}

  get(key: string): string | undefined {
    const inMemory = this.memory.get(key)
    if (inMemory !== undefined) return inMemory
    try {
      return this.storage().getItem(key) ?? undefined
    } catch {
      this.notify()
      return undefined
    }
  }

  set(key: string, text: string): void {
    try {
      this.storage().setItem(key, text)
      this.memory.delete(key)
    } catch {
      this.memory.set(key, text)
      this.notify()
    }
  }

  private notify(): void {
    if (!this.reported) this.refused()
    this.reported = true
  }
}
