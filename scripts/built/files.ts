import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface BuiltFile {
  /** Relative to the built folder. */
  readonly name: string
  readonly text: string
}

/** All files of a built folder except compressed variants. */
export function builtFiles(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(?:br|gz)$/.test(name) && statSync(join(folder, name)).isFile())
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

/** The modules in a built script: paths from the project's folder, read from its source map. */
export function modulesOf(folder: string, name: string): string[] {
  const map = join(`${folder}-maps`, `${name}.map`)
  if (!existsSync(map)) return []
  const { sources }: { sources: readonly string[] } = JSON.parse(readFileSync(map, 'utf8'))
  return sources.map((source) => source.replace(/^webpack:\/\/[\w-]+\/(?:\.\/)?/, ''))
}

/** The built scripts with a module whose path matches. Chunks are numbered, so they are known by what they contain. */
export function scriptsWith(folder: string, path: RegExp): string[] {
  return readdirSync(join(folder, 'assets')).flatMap((file) => {
    const name = `assets/${file}`
    return file.endsWith('.js') && modulesOf(folder, name).some((module) => path.test(module)) ? [name] : []
  })
}

/** The inline scripts of a page. */
export function inlineScripts({ name, text }: BuiltFile): BuiltFile[] {
  return [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = ''], index) => ({
    name: `${name}, inline script ${index + 1}`,
    text: code,
  }))
}

/** All JavaScript of a build, including inline scripts. */
export function scriptsOf(files: readonly BuiltFile[]): BuiltFile[] {
  return files.flatMap((file) => {
    if (file.name.endsWith('.html')) return inlineScripts(file)
    return file.name.endsWith('.js') ? [file] : []
  })
}
