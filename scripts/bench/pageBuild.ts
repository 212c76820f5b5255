import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Compiler, rspack, sources } from '@rspack/core'
import { createConfig } from '../../rspack.config'
import { DeliveryPlugin } from '../build/DeliveryPlugin'
import { givenValues } from '../build/values'
import { compile } from '../support/compile'

/** A page as every tutorial makes it: style sheets and scripts in the head, an empty body. */
class PlainPage {
  constructor(private readonly html: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PlainPage', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tap({ name: 'PlainPage', stage }, () => {
        const files = (compilation.entrypoints.get('main')?.getFiles() ?? []).filter((file) => !file.endsWith('.map'))
        const tags = files.map((file) =>
          file.endsWith('.css') ? `<link rel="stylesheet" href="${file}">` : `<script defer src="${file}"></script>`,
        )
        const html = readFileSync(this.html, 'utf8').replace('</head>', `${tags.join('\n')}\n</head>`)
        compilation.emitAsset('index.html', new sources.RawSource(html))
      })
    })
  }
}

/** Builds a page of the benchmarks, `scripts/bench/<name>`, with the app's own configuration; gives its folder. */
export async function buildPage(name: 'floor' | 'map', entry: string): Promise<string> {
  const folder = join('.cache', name)
  const config = createConfig({ mode: 'production', values: givenValues(), output: folder })
  await compile({
    ...config,
    entry: { main: `./scripts/bench/${name}/${entry}` },
    devtool: false,
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"', __BUILD__: '{}' }),
      new PlainPage(`scripts/bench/${name}/${name}.html`),
      new DeliveryPlugin(`${folder}-maps`),
    ],
  })
  return resolve(folder)
}
