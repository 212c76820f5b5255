/** Files of a deployment, written into the worker by the build. Names are relative to the worker's folder. */
export interface ShellList {
  /** Different for every deployment. */
  readonly revision: string
  /** The page (first) and the files that it names; cached during the installation. */
  readonly boot: readonly [page: string, ...files: string[]]
  /** Files loaded on demand (screens, texts), in the order in which they are cached when the app is idle. */
  readonly later: readonly string[]
}

/** Message of the app to its worker: cache the files of `later` now. */
export const KEEP_THE_REST = 'keep-the-rest'
