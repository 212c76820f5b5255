/**
 * Files of a route's first screen, as the build writes them into the page. Part of every cold start, so it is compact:
 * routes with the same shared files form a group, and a route names only the files of its own page. `pictures`: what
 * draws charts, for the routes whose first screen is one.
 */
export type Preloads = readonly [
  every: Files,
  groups: readonly (readonly [...Files, Readonly<Record<string, string>>])[],
  pictures: readonly [files: readonly string[], paths: readonly string[]],
]

/**
 * Of every route: files always needed, and those needed where no early request was sent. Of a group: files always
 * needed, and those for Chinese only.
 */
type Files = readonly [readonly string[], readonly string[]]

export interface Wanted {
  readonly chinese: boolean
  /** An early request was sent. */
  readonly asked: boolean
}

/** Files to preload for a route; each once, in the order in which they are needed. */
export function preloadsOf([every, groups]: Preloads, path: string, { chinese, asked }: Wanted): string[] {
  let files: string[] = []
  groups.forEach(([shared, texts, pages]) => {
    const page = pages[path]
    if (typeof page === 'string') files = files.concat(shared, pageFiles(page), chinese ? texts : [])
  })
  return files.concat(asked ? [] : every[1], every[0]).filter((file, at, all) => all.indexOf(file) === at)
}

/** Files that a route needs after those, as they are larger than its page: requested at low priority. */
export function laterPreloadsOf([, , [files, paths]]: Preloads, path: string): readonly string[] {
  return paths.indexOf(path) < 0 ? [] : files
}

/** `assets/page .a.js .b.css` means `assets/page.a.js` and `assets/page.b.css`. */
function pageFiles(text: string): string[] {
  const [stem = '', ...ends] = text.split(' ')
  return ends.map((end) => stem + end)
}
