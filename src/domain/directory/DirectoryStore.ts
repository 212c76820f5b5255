import { makeAutoObservable } from 'mobx'
import type { Person } from '#base/wire'
import { Resource, useNeeded } from '#kit/records'
import { type Core, defineStore, useStore } from '#platform/core'
import { type Call, withRawResponse } from '#platform/http'
import { currentLanguage, nameIn } from '#platform/i18n'
import {
  type DictionaryEntry,
  type DictionaryName,
  getDictionary,
  getOrganisations,
  type OrganisationNode,
} from './api'
import type { Ref } from './pickers'

/** An entry of a list that refers to its parent by code. */
export interface TreeItem {
  readonly code: string
  readonly name: string
  readonly nameEn?: string | undefined
  readonly parent?: string | undefined
}

export interface OrganisationItem extends TreeItem {
  /** At or below an organisation in which I have a role. */
  readonly granted: boolean
}

/** An employee; `code` is the login name, `parent` the organisation. */
export interface PersonItem extends TreeItem, Person {}

/** The source of a directory: one response may serve several. */
type Source = Pick<Resource<unknown>, 'status' | 'error' | 'need' | 'load'>

/** Entries loaded once a session, also readable offline; the loading states of a `Resource`. */
export class Directory<T extends TreeItem> {
  readonly #source: Source
  readonly #items: () => readonly T[] | undefined

  constructor(source: Source, items: () => readonly T[] | undefined) {
    this.#source = source
    this.#items = items
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get status() {
    return this.#source.status
  }

  get error(): unknown {
    return this.#source.error
  }

  get value(): readonly T[] | undefined {
    return this.#items()
  }

  private get byCode(): ReadonlyMap<string, T> {
    return new Map(this.value?.map((item) => [item.code, item]))
  }

  get(code: string): T | undefined {
    return this.byCode.get(code)
  }

  /** Name of an entry in the current language; its code until it is loaded. */
  name(code: string): string {
    const item = this.byCode.get(code)
    return item ? nameIn(item, currentLanguage()) : code
  }

  /** All entries below an entry. */
  below(code: string): readonly T[] {
    const own = (this.value ?? []).filter(({ parent }) => parent === code)
    return own.flatMap((item) => [item, ...this.below(item.code)])
  }

  async need(): Promise<void> {
    await this.#source.need()
  }

  async load(): Promise<void> {
    await this.#source.load()
  }
}

/** Name of the offline copies of a user's dictionaries. */
const COPIES = 'directory'
/** Code of the group, the root of all organisations. */
const GROUP = '00'

/** Dictionaries, organisations and people. One per signed-in user. */
export class DirectoryStore {
  readonly #dictionaries = new Map<DictionaryName, Directory<DictionaryEntry>>()
  readonly #people = new Map<string, Directory<PersonItem>>()
  readonly #tree: Resource<readonly OrganisationNode[]>
  readonly organisations: Directory<OrganisationItem>
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
    this.#tree = this.resource(getOrganisations, {}, 'organisations')
    this.organisations = new Directory(this.#tree, () =>
      this.#tree.value?.flatMap((node) => organisationsOf(node, undefined)),
    )
  }

  dictionary(type: DictionaryName): Directory<DictionaryEntry> {
    const known = this.#dictionaries.get(type)
    if (known) return known
    const resource = this.resource(getDictionary, { type }, type)
    const made = new Directory(resource, () => resource.value)
    this.#dictionaries.set(type, made)
    return made
  }

  /** Employees of an organisation and those below it. */
  people(within = GROUP): Directory<PersonItem> {
    const known = this.#people.get(within)
    if (known) return known
    const made = new Directory(this.#tree, () =>
      this.#tree.value?.flatMap(peopleOf).filter(({ parent = '' }) => within === GROUP || parent.startsWith(within)),
    )
    this.#people.set(within, made)
    return made
  }

  /** A response that is requested once and stored for the next time without network. */
  private resource<Q, A>(requested: Call<Q, A>, request: NoInfer<Q>, part: string): Resource<A> {
    const { http, offlineRecords } = this.#core
    return new Resource(
      (signal) => {
        const keep = (raw: unknown) => void offlineRecords.remember(COPIES, part, raw)
        return http(withRawResponse(requested, keep), request, { signal, background: true })
      },
      async () => {
        const stored = await offlineRecords.recall(COPIES, part)
        return stored && { value: requested.response(stored.raw), seenAt: new Date(stored.seenAt) }
      },
    )
  }
}

function organisationsOf(node: OrganisationNode, parent: string | undefined): OrganisationItem[] {
  const { orgCode, orgName, orgNameEn, granted, children } = node
  return [
    { code: orgCode, name: orgName, nameEn: orgNameEn, parent, granted },
    ...children.flatMap((child) => organisationsOf(child, orgCode)),
  ]
}

function peopleOf({ orgCode, employees, children }: OrganisationNode): PersonItem[] {
  return [
    ...employees.map((person) => ({ ...person, orgCode, code: person.id, parent: orgCode })),
    ...children.flatMap(peopleOf),
  ]
}

/** Organisations and dictionaries, loaded once for a user. */
export const directoryStore = defineStore('core.directory', (core) => new DirectoryStore(core))

/** A dictionary (`doctionary/dic`). Call it in an observer. */
export function useDictionary(type: DictionaryName): Directory<DictionaryEntry> {
  return useNeeded(useStore(directoryStore).dictionary(type))
}

/** All organisations, as a tree. Call it in an observer. */
export function useOrganisations(): Directory<OrganisationItem> {
  return useNeeded(useStore(directoryStore).organisations)
}

/** Employees of an organisation and those below it; without one, all. Call it in an observer. */
export function usePeople(within?: string): Directory<PersonItem> {
  return useNeeded(useStore(directoryStore).people(within))
}

/**
 * Gives people with their names: what waits in the outbox knows them by login name alone. Unchanged are those that have
 * a name, and those that the directory does not know. Call it in an observer.
 */
export function useNamed(): <R extends Ref>(person: R) => R {
  const people = usePeople()
  return (person) => {
    const known = person.name === person.id ? people.get(person.id) : undefined
    return known ? { ...person, name: known.name, nameEn: known.nameEn } : person
  }
}
