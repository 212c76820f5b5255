import type { Compiler } from '@rspack/core'
import { HASH_DIGITS, TABLES } from '../../src/app/boot/files'

/** How the bundler's runtime makes the names of style sheets and scripts: a table of hashes for each. */
const FILE_NAMES =
  /([\w$]+)\.k=([\w$]+)=>"assets\/"\+\2\+"\."\+\(\{[^{}]*\}\)\[\2\]\+"\.css",\1\.u=([\w$]+)=>"assets\/"\+\3\+"\."\+\(\{[^{}]*\}\)\[\3\]\+"\.js"/
/** How it tells chunks with a style sheet: by all of their names once more. */
const HAS_STYLE = /(\.f\.css=\(([\w$]+),[^{]*\{.*?)\/\^\((?:[^/\\]|\\.)+\)\$\/\.test\(\2\)/

/**
 * The runtime with the page's table of file names (src/app/boot/files.ts) instead of three of its own. The bundler names each
 * chunk up to three times, and builds its tables anew for each file that is loaded; both grow with every area. Throws
 * where the runtime is not as expected.
 */
export function withPageTable(code: string): string {
  const [found, runtime] = FILE_NAMES.exec(code) ?? []
  if (!found || !HAS_STYLE.test(code)) throw new Error('the runtime has no tables of file names (RuntimePlugin)')
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

/** How it runs a module that is required for the first time. */
const RUN = /return ([\w$]+)\[([\w$]+)\]\.call\(([\w$]+)\.exports,\3,\3\.exports,[\w$]+\)(?=,\3\.exports\})/
/** How it takes over the modules of a chunk, which has pushed itself into a global list. */
const TAKE_OVER =
  /\[[\w$]+,([\w$]+),[\w$]+\]=([\w$]+),[^{]*\{for\(([\w$]+) in \1\)([\w$]+)\.o\(\1,\3\)&&\(\4\.m\[\3\]=\1\[\3\]\);/

/**
 * The runtime without what nobody needs any more: the function of a module that has run, and the global list's own copies
 * of chunks. With them go their compiled code and the texts in it. Throws where the runtime is not as expected.
 */
export function withoutUsedModules(code: string): string {
  if (!RUN.test(code) || !TAKE_OVER.test(code))
    throw new Error('the runtime runs modules in another way (RuntimePlugin)')
  return code
    .replace(RUN, (run, modules, id) => `${run},${modules}[${id}]=0`)
    .replace(TAKE_OVER, (taken, _, chunk) => `${taken}${chunk}[1]={};`)
}

/** Changes the bundler's runtime in the entry's script: the page's table of file names, and no modules that have run. */
export class RuntimePlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap('RuntimePlugin', (compilation) => {
      // After the minimizer; before the source maps, as the hint of the compiler, and before names are hashed anew.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: 'RuntimePlugin', stage }, (assets) => {
        const main = Object.keys(assets).find((name) => /^assets\/main\.\w+\.js$/.test(name))
        if (!main) throw new Error('there is no entry script (RuntimePlugin)')
        compilation.updateAsset(main, (source) => {
          const { source: code, map } = source.sourceAndMap()
          const text = withoutUsedModules(withPageTable(String(code)))
          return map ? new sources.SourceMapSource(text, main, map as never) : new sources.RawSource(text)
        })
      })
    })
  }
}
