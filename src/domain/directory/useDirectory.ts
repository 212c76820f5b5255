import { useNeeded } from '#kit/records'
import { useStore } from '#platform/core'
import type { DictionaryEntry, DictionaryName } from './api'
import { type Directory, directoryStore, type OrganisationItem, type PersonItem } from './DirectoryStore'

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
