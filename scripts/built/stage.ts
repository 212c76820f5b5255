import { missingNotices, NOTICES } from '../build/licences'
import { OUTPUT } from '../support/freshness'
import type { Outcome, Stage } from '../support/stages'
import { bootShareProblems } from './bootShare'
import {
  bridgeProblems,
  budgetProblems,
  compileProblems,
  formProblems,
  pageProblems,
  readerProblems,
  startPageProblems,
} from './budget'
import { type BuiltFile, builtFiles, inlineScripts, modulesOf, scriptsOf, scriptsWith } from './files'
import { inlineProblems, languageProblems, styleProblems } from './language'
import { overlookedSimulators, simulatorProblems } from './simulator'

const FOLDER = OUTPUT.checked

/** Hosts from which libraries load files by default. */
const OUTSIDE = /(?:yzcdn|unpkg|jsdelivr|cdnjs|googleapis)\.(?:cn|com|net)/

/** Code that does not run in iOS 14.5. */
const TOO_NEW = [
  'class A { #run() {} }',
  'class A { #x; static is(y) { return #x in y } }',
  'class A { static { A.x = 1 } }',
  'await fetch("/")',
  'const a = /(?<=b)c/',
  'const a = new RegExp("(?<!b)c")',
  'const a = /b/d',
  'const a = [1].at(-1)',
  'const a = structuredClone({})',
]

/** A part that an area gives the workbench, in a chunk of its own: each further area would cost more requests. */
const OWN_PART = /^plugins\/[\w-]+\/(?:(?:badge|today|search)\.tsx?|icons\/)/
const PARTS_TOGETHER = /^assets\/(?:contributions|icons)\./
/** A file that shows a page. */
const PAGE = /^plugins\/[\w-]+\/pages\//

/** Words of large libraries that survive minification. */
const LARGE = ['leaflet-pane', 'pswp__']

interface Rule {
  readonly name: string
  readonly problems: (files: readonly BuiltFile[]) => string[] | Promise<string[]>
}

const RULES: readonly Rule[] = [
  {
    name: 'every script runs at the language level, dependencies too',
    problems: (files) => scriptsOf(files).flatMap(languageProblems),
  },
  {
    name: 'a script above the language level is recognised',
    problems: () =>
      TOO_NEW.flatMap((text) =>
        languageProblems({ name: text, text }).length === 0 ? [`not recognised: ${text}`] : [],
      ),
  },
  {
    name: 'inline scripts are ES5',
    problems: (files) =>
      files
        .filter(({ name }) => name.endsWith('.html'))
        .flatMap(inlineScripts)
        .flatMap(inlineProblems),
  },
  {
    name: 'style sheets hold to the language level',
    problems: (files) => files.filter(({ name }) => name.endsWith('.css')).flatMap(styleProblems),
  },
  { name: 'bytes up to the first list are within budget', problems: () => budgetProblems(FOLDER) },
  { name: 'a record is shown without the code of forms', problems: () => formProblems(FOLDER) },
  {
    name: 'the start page waits for no further script before it asks the areas',
    problems: () => startPageProblems(FOLDER),
  },
  { name: 'what reads a note loads with the first note', problems: () => readerProblems(FOLDER) },
  { name: 'the scripts of a start are compiled at once', problems: () => compileProblems(FOLDER) },
  { name: 'the areas add little to the boot chunk', problems: bootShareProblems },
  { name: 'the script of each page is within its budget', problems: () => pageProblems(FOLDER) },
  {
    name: 'what the areas give the workbench is in one chunk, and their icons in another',
    problems: () =>
      scriptsWith(FOLDER, OWN_PART).flatMap((name) => {
        const parts = modulesOf(FOLDER, name).filter((module) => OWN_PART.test(module))
        return PARTS_TOGETHER.test(name)
          ? []
          : parts.map((part) => `${part} in ${name}: import it with webpackChunkName "contributions", or "icons"`)
      }),
  },
  { name: 'the bridge is within its budget', problems: () => bridgeProblems(FOLDER) },
  { name: 'nothing of the simulator is shipped', problems: simulatorProblems },
  {
    name: 'each simulator would be found if it were shipped',
    problems: async () => (await overlookedSimulators()).map((entry) => `no marker in a bundle of ${entry}`),
  },
  {
    name: 'large libraries are in one script each, none of which is of a page',
    problems: (files) =>
      LARGE.flatMap((word) => {
        const found = scriptsOf(files).flatMap(({ name, text }) => (text.includes(word) ? [name] : []))
        const isOfPage = found.some((name) => modulesOf(FOLDER, name).some((module) => PAGE.test(module)))
        return found.length === 1 && !isOfPage ? [] : [`${word}: in ${found.join() || 'none'}`]
      }),
  },
  {
    name: 'every script is ASCII, so that it takes one byte a character in memory',
    problems: (files) =>
      files.flatMap(({ name, text }) =>
        name.endsWith('.js') && /[^\0-\xff]/.test(text) ? [`${name}: see asciiOnly in rspack.config.ts`] : [],
      ),
  },
  {
    name: 'no source map is served or named',
    problems: (files) =>
      files.flatMap(({ name, text }) => (name.endsWith('.map') || text.includes('sourceMappingURL=') ? [name] : [])),
  },
  {
    name: 'nothing is fetched from a CDN',
    problems: (files) =>
      files.flatMap(({ name, text }) => (OUTSIDE.test(text) ? [`${name}: ${OUTSIDE.exec(text)?.[0]}`] : [])),
  },
  {
    name: 'the licences of all packages are shipped, and allow it',
    problems: (files) => missingNotices(process.cwd(), files.find(({ name }) => name === NOTICES)?.text ?? ''),
  },
  {
    name: 'every asset carries a hash',
    problems: (files) =>
      files.flatMap(({ name }) => (name.startsWith('assets') && !/\.[0-9a-f]{8}\.\w+$/.test(name) ? [name] : [])),
  },
]

/** Rules for the built files; each counts as a test. */
export function distStage(): Stage {
  return {
    name: 'built files',
    run: async (): Promise<Outcome> => {
      const files = builtFiles(FOLDER)
      const lines: string[] = []
      let failed = 0
      for (const { name, problems } of RULES) {
        const found = await problems(files)
        if (found.length === 0) continue
        failed++
        lines.push(`${name}:`, ...found.map((line) => `  ${line}`))
      }
      return { passed: RULES.length - failed, failed, output: lines.join('\n') }
    },
  }
}
