/** What a deployment consists of; the build writes it into the worker. Names are relative to the worker's folder. */
export interface ShellList {
  /** Another one for every deployment. */
  readonly revision: string
  /** The page and the files that it names: kept before the worker takes over. The page comes first. */
  readonly boot: readonly [page: string, ...files: string[]]
  /** Screens, texts and what else is loaded on demand: kept when nobody waits for anything. */
  readonly later: readonly string[]
}

/** Message of the app to its worker: the files of `later` may be fetched now. */
export const KEEP_THE_REST = 'keep-the-rest'
