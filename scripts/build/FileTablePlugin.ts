import type { Compiler } from '@rspack/core'
import { HASH_DIGITS, TABLES } from '../../src/boot/files'

/** How the bundler's runtime makes the names of style sheets and scripts: a table of hashes for each. */
const FILE_NAMES =
  /(\w+)\.k=(\w+)=>"assets\/"\+\2\+"\."\+\(\{[^{}]*\}\)\[\2\]\+"\.css",\1\.u=(\w+)=>"assets\/"\+\3\+"\."\+\(\{[^{}]*\}\)\[\3\]\+"\.js"/
/** How it tells chunks with a style sheet: by all of their names once more. */
const HAS_STYLE = /(\.f\.css=\((\w+),[^{]*\{.*?)\/\^\((?:[^/\\]|\\.)+\)\$\/\.test\(\2\)/

/**
 * The runtime with the page's table of file names (src/boot/files.ts) instead of three of its own. The bundler names each
 * chunk up to three times, and builds its tables anew for each file that is loaded; both grow with every area. Throws
 * where the runtime is not as expected.
 */
export function withPageTable(code: string): string {
  const [found, runtime] = FILE_NAMES.exec(code) ?? []
  if (!found || !HAS_STYLE.test(code)) throw new Error('the runtime has no tables of file names (FileTablePlugin)')
  const table = `${runtime}.files=JSON.parse(document.getElementById("${TABLES}").textContent)[0]`
  // As `placeOf` and `valueIn`; a chunk that the page does not know is asked for without a hash, and fails as a missing file.
  // Local names that the minimizer gives to nothing: the runtime's own name changes with the modules.
  const hashes =
    `${runtime}.hashes=$chunk=>{` +
    'var[,$area="",$name=$chunk]=/^plugins_([^_]+)(_.+)$/.exec($chunk)||[],' +
    `$list=${runtime}.files[$area]||"",$at=(","+$list).indexOf(","+$name+":");` +
    'return $at<0?"":$list.slice($at+$name.length+1).split(",")[0]}'
  const style = `${runtime}.k=$chunk=>"assets/"+$chunk+"."+${runtime}.hashes($chunk).slice(${HASH_DIGITS})+".css"`
  const script = `${runtime}.u=$chunk=>"assets/"+$chunk+"."+${runtime}.hashes($chunk).slice(0,${HASH_DIGITS})+".js"`
  return code
    .replace(HAS_STYLE, (_, before, chunk) => `${before}${runtime}.hashes(${chunk}).length>${HASH_DIGITS}`)
    .replace(FILE_NAMES, () => [table, hashes, style, script].join(','))
}

/** Applies `withPageTable` to the entry's script. */
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
          const text = withPageTable(String(code))
          return map ? new sources.SourceMapSource(text, main, map as never) : new sources.RawSource(text)
        })
      })
    })
  }
}
