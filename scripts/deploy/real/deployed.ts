import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium, request } from '@playwright/test'
import { launchOptions } from '../../../e2e/support/browser'
import { Sim } from '../../../e2e/support/Sim'
import { staticFiles } from '../../../harness/server/files'
import { findPlace, serve, stopServing } from '../../../harness/server/listen'
import { openSimulator } from '../../../harness/server/simulator'
import { createConfig } from '../../../rspack.config'
import { givenValues, simulatedValues, type Values } from '../../build/values'
import { compile } from '../../support/compile'
import { openSite, type Site } from '../check/Site'
import { nginxConf } from '../nginx'
import { outsideOrigins } from '../outsideOrigins'
import { givenServerValues, loosenedBy, type ServerValues } from '../variables'
import { ensureNginx, RealNginx } from './RealNginx'

/** First port tried for nginx; those of plain HTTP, the simulator and the preview follow. */
const PORT = 8310
const BUILDS = '.cache/deploy'
/** The simulator's store of all tests. */
const STORE = 'deployment'

/** An nginx with the first of two builds, the simulator behind it, and a preview of the same build beside it. */
export interface Deployed {
  readonly nginx: RealNginx
  readonly site: Site
  /** The preview, as plain HTTP. */
  readonly preview: Site
  readonly sim: Sim
  readonly browser: Browser
  readonly values: Values
  readonly server: ServerValues
  readonly first: string
  readonly second: string
  /** Origin of the simulator. */
  readonly backEnd: string
  /** The configuration for a build, as `npm run build` writes it. */
  confOf(dist: string, server?: Partial<ServerValues>): string
  /** Opens a phone with an empty cache; `keepsFiles`: with service workers. */
  withPhone<T>(use: (context: BrowserContext) => Promise<T>, options?: { readonly keepsFiles: boolean }): Promise<T>
}

/** Builds the app twice; every file of the second has another name. */
async function buildTwice(values: Values): Promise<readonly [string, string]> {
  for (const name of ['first', 'second']) {
    const config = createConfig({ mode: 'production', values, output: join(BUILDS, name) })
    await compile({ ...config, output: { ...config.output, hashSalt: name } })
  }
  return [resolve(BUILDS, 'first'), resolve(BUILDS, 'second')]
}

/** Addresses of the simulator for everything that a build calls. */
const behind = (backEnd: string): Partial<ServerValues> => ({
  MAIN_UPSTREAM: `${backEnd}/main`,
  CRM_UPSTREAM: `${backEnd}/crm`,
  CM_UPSTREAM: `${backEnd}/cm`,
  FILE_UPSTREAM: `${backEnd}/file`,
  GATEWAY_UPSTREAM: `${backEnd}/gateway/FAT`,
  LOG_UPSTREAM: `${backEnd}/log`,
  ANALYTICS_UPSTREAM: `${backEnd}/analytics`,
  TILES_UPSTREAM: `${backEnd}/__sim/tiles`,
})

/** Opens everything, runs `use`, and closes it. */
export async function withDeployment<T>(use: (deployed: Deployed) => Promise<T>): Promise<T> {
  const program = ensureNginx()
  const values = { ...simulatedValues(givenValues()), APP_ENV: 'FAT' }
  const [first, second] = await buildTwice(values)
  const closing: (() => unknown)[] = []
  try {
    const simulator = openSimulator([])
    closing.push(() => simulator.close())
    const { port } = await findPlace(PORT, false)
    const { port: plainPort } = await findPlace(port + 1, false)
    let last = plainPort
    const opened = async (next: RequestListener) => {
      const place = await findPlace(last + 1, false)
      last = place.port
      const running = await serve(place, (incoming, outgoing) =>
        simulator.middleware(incoming, outgoing, () => next(incoming, outgoing)),
      )
      closing.push(() => stopServing(running))
      return place.port
    }
    const backEnd = `http://127.0.0.1:${await opened((_, outgoing) => outgoing.writeHead(404).end())}`
    const previewPort = await opened(
      staticFiles(first, outsideOrigins(values, port), undefined, loosenedBy(givenServerValues())),
    )
    const server: ServerValues = {
      ...givenServerValues(),
      ...behind(backEnd),
      HTTPS_PORT: String(port),
      HTTP_PORT: String(plainPort),
      SERVER_NAME: 'localhost',
      HOST_ORIGINS: '',
    }
    const confOf: Deployed['confOf'] = (dist, others = {}) => {
      const html = readFileSync(join(dist, 'index.html'), 'utf8')
      return nginxConf({ html, values, server: { ...server, ...others }, name: 'of a test' })
    }
    const nginx = new RealNginx(program)
    closing.push(() => nginx.close())
    const http = await request.newContext({ baseURL: backEnd, extraHTTPHeaders: { cookie: `sim=${STORE}` } })
    closing.push(() => http.dispose())
    const { args = [], ...launched } = launchOptions()
    const trust = `--ignore-certificate-errors-spki-list=${nginx.keyHash}`
    const browser = await chromium.launch({ ...launched, args: [...args, trust] })
    closing.push(() => browser.close())
    const url = new URL(`https://localhost:${port}`)
    const site = openSite({ url, ca: readFileSync(nginx.certificateFile, 'utf8'), plainPort })
    closing.push(() => site.close())
    const preview = openSite({ url: new URL(`http://localhost:${previewPort}`), plainPort: previewPort })
    closing.push(() => preview.close())
    const withPhone: Deployed['withPhone'] = async (body, { keepsFiles } = { keepsFiles: true }) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        locale: 'en-US',
        timezoneId: 'Asia/Shanghai',
        permissions: ['microphone', 'camera'],
        serviceWorkers: keepsFiles ? 'allow' : 'block',
      })
      try {
        await context.addCookies([{ name: 'sim', value: STORE, url: url.origin }])
        return await body(context)
      } finally {
        await context.close()
      }
    }
    nginx.deploy(first)
    nginx.configure(confOf(first))
    await nginx.start(port)
    return await use({
      nginx,
      site,
      preview,
      sim: new Sim(http),
      browser,
      values,
      server,
      first,
      second,
      backEnd,
      confOf,
      withPhone,
    })
  } finally {
    for (const close of closing.reverse()) await close()
  }
}
