import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Compiler } from '@rspack/core'

/** Names of files that get compressed variants. */
export const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt|wasm)$/

/** Below this size compression saves less than its header costs. Bytes */
const WORTH_COMPRESSING = 512

/** Brotli's levels: the best takes twenty times as long as the quick one, which suits builds that no phone downloads. */
const LEVELS = { best: 11, quick: 6 }
export type Compression = keyof typeof LEVELS

/** Writes gzip and brotli variants of a file, instead of compressing each request. */
export async function compress(file: string, content: Buffer, level: Compression): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: LEVELS[level],
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** After a production build: writes compressed variants, and moves source maps out of the served folder. */
export class DeliveryPlugin {
  constructor(
    private readonly maps: string,
    private readonly level: Compression = 'best',
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('DeliveryPlugin', async (compilation) => {
      const output = compiler.outputPath
      await Promise.all(
        compilation.getAssets().map(async ({ name, source }) => {
          const file = join(output, name)
          if (name.endsWith('.map')) {
            const kept = join(this.maps, name)
            await mkdir(dirname(kept), { recursive: true })
            return rename(file, kept)
          }
          const content = Buffer.from(source.buffer())
          if (COMPRESSIBLE.test(name) && content.length > WORTH_COMPRESSING) await compress(file, content, this.level)
        }),
      )
    })
  }
}
