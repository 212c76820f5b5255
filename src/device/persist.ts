import { compareStructural, reaction, runInAction, toJS } from 'mobx'
import * as v from 'valibot'
import type { Notify } from './notices'

/** The fields that survive, each with the schema that decides whether what was stored still fits. */
export type PersistedFields<S> = { readonly [K in keyof S]?: v.GenericSchema<unknown, S[K]> }

/** Keeps chosen fields of a store in local storage from now on; gives 'stop'. */
export type Persist = <S extends object>(id: string, store: S, fields: PersistedFields<S>) => () => void

interface PersistOptions {
  /** Login name: another user's state is put aside under that name, and is there again for its owner. */
  readonly user: string
  /** Told once where storage is refused; left out where somebody else says so. */
  readonly notice?: Notify
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem'>
}

const Stored = v.object({ user: v.string(), state: v.record(v.string(), v.unknown()) })
type Stored = v.InferOutput<typeof Stored>

/**
 * Persisted MobX state, in local storage under the store's id (section 3). A field that does not parse keeps the store's own
 * value. From memory, with one notice, where the browser forbids storage or has no room.
 */
export function createPersist({ user, notice, storage = () => localStorage }: PersistOptions): Persist {
  const texts = new MemoryBackedStorage(storage, () => notice?.('storage.forbidden'))
  const asideKey = (id: string, owner: string) => `${id} of ${owner}`

  /** This user's state; another's, where it stands, is put aside first. */
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
 * Deletes what any store has persisted for a user, whether or not the store was made in this visit; on sign-out. To be called
 * after the stores have stopped.
 */
export function forgetPersisted(user: string, storage: () => Storage = () => localStorage): void {
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
    // Not ours, or cut off: the store begins with its own values.
    return undefined
  }
}

/** Local storage that goes on in memory when it is refused. */
class MemoryBackedStorage {
  private readonly memory = new Map<string, string>()
  private told = false

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
      this.tell()
      return undefined
    }
  }

  set(key: string, text: string): void {
    try {
      this.storage().setItem(key, text)
      this.memory.delete(key)
    } catch {
      this.memory.set(key, text)
      this.tell()
    }
  }

  private tell(): void {
    if (!this.told) this.refused()
    this.told = true
  }
}
