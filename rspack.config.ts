import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { CompileHintPlugin } from './scripts/build/CompileHintPlugin'
import { CHINESE_TEXTS, splitChunks } from './scripts/build/chunks'
import { DeliveryPlugin } from './scripts/build/DeliveryPlugin'
import { usedIconWeights } from './scripts/build/icons'
import { RuntimePlugin } from './scripts/build/RuntimePlugin'
import { ShellPlugin } from './scripts/build/ShellPlugin'
import { HOST_SCRIPTS, SIMULATED_PAGE, SimulatorPlugin } from './scripts/build/SimulatorPlugin'
import { pxToRem } from './scripts/build/style'
import { TARGETS } from './scripts/build/target'
import { buildObject, givenValues, type Values } from './scripts/build/values'
import { WorkerPlugin } from './scripts/build/WorkerPlugin'

export interface BuildOptions {
  readonly mode: 'development' | 'production'
  /** Build variables; read in `src/base/config/build.ts`. */
  readonly values: Values
  /** Output folder, `dist` by default; source maps go to `<folder>-maps` beside it. */
  readonly output?: string
  /** Development only: id of the only plugin to load. */
  readonly only?: string
  /** Includes `/simulated.html` and the host simulator; never for a deployment. */
  readonly harness?: boolean
}

/** Icons reduced to the weights in use; a missing weight is rendered as the regular one. */
function leanIcons(root: string) {
  const options = { weights: usedIconWeights(root) }
  return {
    test: /@phosphor-icons[\\/]react[\\/]dist[\\/](?:defs|lib)[\\/]/,
    use: [{ loader: join(root, 'scripts/build/lean/iconWeights.mjs'), options }],
  }
}

/** The router without its unused parts. */
function leanRouter(root: string) {
  return {
    test: /node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
    use: [{ loader: join(root, 'scripts/build/lean/pureRouter.mjs') }],
  }
}

/** Schemas without what other libraries would validate with. */
function leanSchemas(root: string) {
  return {
    test: /node_modules[\\/]valibot[\\/]dist[\\/]index\.mjs$/,
    use: [{ loader: join(root, 'scripts/build/lean/plainSchemas.mjs') }],
  }
}

/** The barcode decoder without its fallback CDN. */
function localDecoder(root: string) {
  return {
    test: /node_modules[\\/](?:barcode-detector|zxing-wasm)[\\/]dist[\\/]es[\\/].*\.js$/,
    use: [{ loader: join(root, 'scripts/build/lean/localDecoder.mjs') }],
  }
}

/** Screens whose chunks have a name (scripts/build/chunks.ts tells them by it). */
function namedScreens(root: string) {
  return {
    test: /plugins[\\/][\w-]+[\\/]plugin\.ts$/,
    enforce: 'pre' as const,
    use: [{ loader: join(root, 'scripts/build/lean/screenNames.mjs') }],
  }
}

/** The list of areas, each defined inside a guard. */
function guardedPlugins(root: string) {
  return {
    test: /plugins[\\/]index\.ts$/,
    enforce: 'pre' as const,
    use: [{ loader: join(root, 'scripts/build/lean/guardedPlugins.mjs') }],
  }
}

/** Minimizer of some of the scripts; with `asciiOnly` other characters are written as escapes. */
function minimizer(scripts: { include?: RegExp; exclude?: RegExp }, asciiOnly: boolean) {
  return new rspack.SwcJsMinimizerRspackPlugin({
    ...scripts,
    extractComments: false,
    minimizerOptions: { ecma: 2020, format: { comments: false, asciiOnly }, compress: { passes: 2 } },
  })
}

export function createConfig(options: BuildOptions): Configuration {
  const { mode, values, output = 'dist', only = '', harness = false } = options
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
        // Fields become assignments: half the bytes of `defineProperty`, and no field here overrides a setter. Trap: a
        // field without a value disappears, so MobX never observes it (tested in spec/stores.test.ts).
        assumptions: { setPublicClassFields: true },
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
        namedScreens(root),
        guardedPlugins(root),
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
        ...(production ? [leanIcons(root), leanRouter(root), leanSchemas(root), localDecoder(root)] : []),
        // Its index imports the base styles of the whole library (boot.tsx does that) and ties every component to the
        // first chunk.
        { test: /react-vant[\\/]es[\\/]index\.js$/, sideEffects: false },
        {
          test: /\.css$/,
          type: 'css/auto',
          use: [{ loader: 'postcss-loader', options: { postcssOptions: { config: false, plugins: [pxToRem()] } } }],
        },
        { test: /\.(?:png|jpe?g|webp|woff2)$/, type: 'asset/resource' },
        { test: /\.svg$/, type: 'asset' },
      ],
    },
    optimization: {
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: 'named',
      minimizer: [
        // One character beyond Latin-1 doubles what a script takes in memory; Chinese texts are shorter as they are.
        minimizer({ exclude: CHINESE_TEXTS }, true),
        minimizer({ include: CHINESE_TEXTS }, false),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: TARGETS } }),
      ],
      splitChunks: splitChunks(root),
    },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(/^\.\/fetch\.js$/, (request) => {
        if (/axios[\\/]lib[\\/]adapters/.test(request.context))
          request.request = join(root, 'scripts/build/lean/axiosFetch.mjs')
      }),
      new rspack.DefinePlugin({ __BUILD__: JSON.stringify(build), 'process.env.NODE_ENV': JSON.stringify(mode) }),
      new ShellPlugin({
        root,
        pages: [{ filename: 'index.html' }, ...(harness ? [SIMULATED_PAGE] : [])],
        entry: 'main',
        build,
      }),
      ...(harness ? [new SimulatorPlugin(root)] : []),
      ...(production
        ? [
            new RuntimePlugin(),
            new CompileHintPlugin(),
            new WorkerPlugin({ root, page: 'index.html', entry: 'main' }),
            new DeliveryPlugin(join(root, `${output}-maps`)),
          ]
        : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

export default (_env: unknown, argv: { mode?: string }): Configuration =>
  createConfig({ mode: argv.mode === 'development' ? 'development' : 'production', values: givenValues() })
