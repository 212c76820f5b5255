import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Compiler } from '@rspack/core'

/** Names of files that get compressed variants. */
export const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt|wasm)$/

/** Below this size compression saves less than its header costs. Bytes */
const WORTH_COMPRESSING = 512

/** Writes gzip and brotli variants of a file at the highest level, instead of compressing each request. */
export async function compress(file: string, content: Buffer): Promise<void> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** After a production build: writes compressed variants, and moves source maps out of the served folder. */
export class DeliveryPlugin {
  constructor(private readonly maps: string) {}

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
          if (COMPRESSIBLE.test(name) && content.length > WORTH_COMPRESSING) await compress(file, content)
        }),
      )
    })
  }
}
