import { type Standalone, standalone } from './standalone'
import { constantsOf } from './values'

/** Compiles `src/app/boot/inline.ts` separately for the HTML; `files` are its sources. */
export function inlineScript(root: string, build: Record<string, string>): Promise<Standalone> {
  return standalone({
    root,
    name: 'inline',
    entry: 'src/app/boot/inline.ts',
    // ES5, because it must show 'please update' in browsers that cannot parse anything newer.
    target: ['web', 'es5'],
    compile: { jsc: { target: 'es5', loose: true } },
    // Defines every variable that it reads, so that the minifier drops unused branches.
    define: { __BUILD__: JSON.stringify({ HARNESS: '', ...build }), ...constantsOf(build) },
  })
}
