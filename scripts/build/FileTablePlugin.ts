import type { Compiler } from '@rspack/core'

/** How the bundler's runtime makes the names of style sheets and scripts: a table of hashes for each. */
const FILE_NAMES =
  /(\w+)\.k=(\w+)=>"assets\/"\+\2\+"\."\+\((\{[^{}]*\})\)\[\2\]\+"\.css",\1\.u=(\w+)=>"assets\/"\+\4\+"\."\+\((\{[^{}]*\})\)\[\4\]\+"\.js"/
/** How it tells chunks with a style sheet: by all of their names once more. */
const HAS_STYLE = /(\.f\.css=\((\w+),[^{]*\{.*?)\/\^\((?:[^/\\]|\\.)+\)\$\/\.test\(\2\)/
const ENTRY = /(?:"([^"]+)"|([\w$]+)):"([0-9a-f]+)"/g

/**
 * The runtime with one table of file names instead of three: a chunk's name with the hash of its script and, if it has a
 * style sheet, the hash of that. The bundler names each chunk up to three times, and builds its tables anew for each file
 * that is loaded; both grow with every area. Throws where the runtime is not as expected.
 */
export function withOneTable(code: string): string {
  const [found, runtime, , styles = '', , scripts = ''] = FILE_NAMES.exec(code) ?? []
  if (!found || !HAS_STYLE.test(code)) throw new Error('the runtime has no tables of file names (FileTablePlugin)')
  const hashes = (table: string) =>
    new Map([...table.matchAll(ENTRY)].map(([, quoted, bare, hash = '']) => [quoted ?? bare ?? '', hash]))
  const [ofStyles, ofScripts] = [hashes(styles), hashes(scripts)]
  const files = Object.fromEntries([...ofScripts].map(([name, hash]) => [name, hash + (ofStyles.get(name) ?? '')]))
  const [first = ''] = ofScripts.values()
  const lost = [...ofStyles.keys()].filter((name) => !ofScripts.has(name))
  if (lost.length > 0) throw new Error(`style sheets without a script: ${lost.join(', ')} (FileTablePlugin)`)
  const at = first.length
  const table = `${runtime}.names=JSON.parse('${JSON.stringify(files)}')`
  const style = `${runtime}.k=e=>"assets/"+e+"."+${runtime}.names[e].slice(${at})+".css"`
  const script = `${runtime}.u=e=>"assets/"+e+"."+${runtime}.names[e].slice(0,${at})+".js"`
  return code
    .replace(HAS_STYLE, (_, before, chunk) => `${before}${runtime}.names[${chunk}]?.length>${at}`)
    .replace(FILE_NAMES, () => [table, style, script].join(','))
}

/** Applies `withOneTable` to the entry's script. */
export class FileTablePlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap('FileTablePlugin', (compilation) => {
      // After the minimizer; before the source maps, as the hint of the compiler, and before names are hashed anew.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: 'FileTablePlugin', stage }, (assets) => {
        const main = Object.keys(assets).find((name) => /^assets\/main\.\w+\.js$/.test(name))
        if (!main) throw new Error('there is no entry script (FileTablePlugin)')
        compilation.updateAsset(main, (source) => {
          const { source: code, map } = source.sourceAndMap()
          const text = withOneTable(String(code))
          return map ? new sources.SourceMapSource(text, main, map as never) : new sources.RawSource(text)
        })
      })
    })
  }
}
