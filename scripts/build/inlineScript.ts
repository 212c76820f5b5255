import { type Standalone, standalone } from './standalone'

/** Compiles `src/boot/inline.ts` on its own, so that it fits into the HTML; `files` are what it was made of. */
export function inlineScript(root: string, build: Record<string, string>): Promise<Standalone> {
  return standalone({
    root,
    name: 'inline',
    entry: 'src/boot/inline.ts',
    // ES5: it also has to say 'please update' in browsers that cannot parse anything newer.
    target: ['web', 'es5'],
    compile: { jsc: { target: 'es5', loose: true } },
    define: { __BUILD__: JSON.stringify(build) },
  })
}
