import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { CompileHintPlugin } from './scripts/build/CompileHintPlugin'
import { SPLIT_CHUNKS } from './scripts/build/chunks'
import { type Compression, DeliveryPlugin } from './scripts/build/DeliveryPlugin'
import { LicencePlugin } from './scripts/build/LicencePlugin'
import { ShellPlugin } from './scripts/build/ShellPlugin'
import { HOST_SCRIPTS, SIMULATED_PAGE, SimulatorPlugin } from './scripts/build/SimulatorPlugin'
import { pxToRem } from './scripts/build/style'
import { TARGETS } from './scripts/build/target'
import { buildObject, constantsOf, givenValues, type Values } from './scripts/build/values'
import { WorkerPlugin } from './scripts/build/WorkerPlugin'

export interface BuildOptions {
  readonly mode: 'development' | 'production'
  /** Build variables; read in `src/base/config/build.ts`. */
  readonly values: Values
  /** Output folder; source maps go to `<folder>-maps` beside it. */
  readonly output: string
  /** Development only: id of the only plugin to load. */
  readonly only?: string
  /** Includes `/simulated.html` and the host simulator; never for a deployment. */
  readonly harness?: boolean
  /** How well files are compressed; default: as well as possible. */
  readonly compression?: Compression
}

/** The barcode decoder without its fallback CDN. */
function localDecoder(root: string) {
  return {
    test: /node_modules[\\/]barcode-detector[\\/]dist[\\/]es[\\/]zxing-exported\.js$/,
    use: [{ loader: join(root, 'scripts/build/lean/localDecoder.mjs') }],
  }
}

export function createConfig(options: BuildOptions): Configuration {
  const { mode, values, output, only = '', harness = false, compression } = options
  const root = process.cwd()
  const production = mode === 'production'
  const build = {
    ...buildObject(values),
    MODE: mode,
    ONLY: only,
    ...(harness && { HARNESS: '1', ...HOST_SCRIPTS }),
  }
  const name = production ? '[name].[contenthash:8]' : '[name]'
  const compile = (syntax: 'typescript' | 'ecmascript') => ({
    loader: 'builtin:swc-loader',
    options: {
      // With `bugfixes`, features with small bugs in these versions are patched instead of rewritten: 3 kB (gzip) less.
      env: { targets: TARGETS, bugfixes: true },
      jsc: {
        parser: syntax === 'typescript' ? { syntax, tsx: true } : { syntax },
        transform: { react: { runtime: 'automatic', development: !production } },
      },
    },
  })

  return {
    mode,
    context: root,
    target: ['web', `browserslist:${TARGETS.join(', ')}`],
    entry: { main: './src/app/main.tsx' },
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: join(root, output),
      clean: true,
      // Relative to the page, so that `dist/` works under any path of any static server.
      publicPath: 'auto',
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      cssFilename: `assets/${name}.css`,
      cssChunkFilename: `assets/${name}.css`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: 'gas-sales-app',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: { 'side-channel$': join(root, 'scripts/build/lean/sideChannel.cjs') },
    },
    module: {
      parser: { 'css/auto': { namedExports: false } },
      rules: [
        // The areas' definitions are part of the first script.
        { test: /plugins[\\/]index\.ts$/, parser: { dynamicImportMode: 'eager' } },
        // `import './Chart.tsx?source'` imports the text of the file.
        { resourceQuery: /^\?source$/, type: 'asset/source' },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          resourceQuery: { not: /^\?source$/ },
          use: [compile('typescript')],
          type: 'javascript/auto',
        },
        // Dependencies are compiled to the same language level; not in development, where browsers are new and builds
        // must be fast.
        ...(production ? [{ test: /\.[cm]?js$/, include: /node_modules/, use: [compile('ecmascript')] }] : []),
        ...(production ? [localDecoder(root)] : []),
        // Its index imports the base styles of the whole library (boot.tsx does that) and ties every component to the
        // first chunk.
        { test: /react-vant[\\/]es[\\/]index\.js$/, sideEffects: false },
        {
          test: /\.css$/,
          type: 'css/auto',
          use: [{ loader: 'postcss-loader', options: { postcssOptions: { config: false, plugins: [pxToRem()] } } }],
        },
        { test: /\.(?:png|jpe?g|webp|woff2)$/, type: 'asset/resource' },
        { test: /\.svg$/, type: 'asset/source' },
      ],
    },
    optimization: {
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          // One character beyond Latin-1 doubles what a script takes in memory: others are written as escapes.
          minimizerOptions: { ecma: 2020, format: { comments: false, asciiOnly: true }, compress: { passes: 2 } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: TARGETS } }),
      ],
      splitChunks: SPLIT_CHUNKS,
    },
    plugins: [
      new rspack.DefinePlugin({
        // Only as a constant.
        __BUILD__: JSON.stringify({ ...build, SESSION_COOKIE: undefined }),
        ...constantsOf(build),
        'process.env.NODE_ENV': JSON.stringify(mode),
      }),
      new ShellPlugin({
        root,
        pages: [{ filename: 'index.html' }, ...(harness ? [SIMULATED_PAGE] : [])],
        entry: 'main',
        build,
      }),
      ...(harness ? [new SimulatorPlugin(root, production)] : []),
      ...(production
        ? [
            new CompileHintPlugin(),
            new LicencePlugin(root),
            new WorkerPlugin({ root, page: 'index.html', entry: 'main' }),
            new DeliveryPlugin(join(root, `${output}-maps`), compression),
          ]
        : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

export default (_env: unknown, argv: { mode?: string }): Configuration =>
  createConfig({
    mode: argv.mode === 'development' ? 'development' : 'production',
    values: givenValues(),
    output: 'dist',
  })
