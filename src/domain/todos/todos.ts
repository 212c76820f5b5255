import { type Core, defineStore } from '#platform/core'

/** What shows to-dos, which records of any area begin and end. */
const followers = defineStore('domain.todos', () => new Set<() => void>())

/** Calls back when to-dos may have changed; as long as the user is signed in. */
export function followTodos(core: Core, stale: () => void): void {
  core.store(followers).add(stale)
}

/** A record may have ended a to-do, begun one, or given one to somebody else: the lists of to-dos are stale. */
export function todosChanged(core: Core): void {
  for (const stale of core.store(followers)) stale()
}
