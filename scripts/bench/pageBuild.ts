import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Compiler, rspack, sources } from '@rspack/core'
import { createConfig } from '../../rspack.config'
import { DeliveryPlugin } from '../build/DeliveryPlugin'
import { givenValues } from '../build/values'
import { compile } from '../support/compile'

const FOLDER = '.cache/floor'

/** A page as every tutorial makes it: style sheets and scripts in the head, an empty body. */
class FloorPage {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FloorPage', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tap({ name: 'FloorPage', stage }, () => {
        const files = (compilation.entrypoints.get('main')?.getFiles() ?? []).filter((file) => !file.endsWith('.map'))
        const tags = files.map((file) =>
          file.endsWith('.css') ? `<link rel="stylesheet" href="${file}">` : `<script defer src="${file}"></script>`,
        )
        const html = readFileSync('scripts/bench/floor/floor.html', 'utf8').replace(
          '</head>',
          `${tags.join('\n')}\n</head>`,
        )
        compilation.emitAsset('index.html', new sources.RawSource(html))
      })
    })
  }
}

/** Builds the floor with the app's own configuration; gives its folder. */
export async function buildFloor(): Promise<string> {
  const config = createConfig({ mode: 'production', values: givenValues(), output: FOLDER })
  await compile({
    ...config,
    entry: { main: './scripts/bench/floor/main.tsx' },
    devtool: false,
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
      new FloorPage(),
      new DeliveryPlugin(join('.cache', 'floor-maps')),
    ],
  })
  return resolve(FOLDER)
}
