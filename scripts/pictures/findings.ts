/** A source file with its text. */
export interface Source {
  readonly file: string
  readonly text: string
}

/** Areas of which a page, a part or a style changed. */
export function changedAreas(files: readonly string[]): readonly string[] {
  const shown = files.flatMap((file) => {
    const [, area, name = ''] = /^plugins\/([\w-]+)\/(.*\.(?:tsx|css)|locales\/.*\.json)$/.exec(file) ?? []
    return area !== undefined && !/\.test\.tsx$|^backend\//.test(name) ? [area] : []
  })
  return [...new Set(shown)]
}

/** A finding with the file that writes its element: the one that names the most special of its classes. */
export function placed(line: string, files: readonly Source[]): string {
  const classes = [...line.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)).filter(Boolean)
  const found = classes
    .map((name) => files.filter(({ text }) => text.includes(name)))
    .filter((each) => each.length > 0)
    .sort((a, b) => a.length - b.length)[0]
  return found ? `${line} (${found[0]?.file})` : line
}
