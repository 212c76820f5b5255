import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { shellCached } from '../../../e2e/support/shell'
import { checkDeployment, expectedOf, reportLines } from '../check/checkDeployment'
import type { Answer } from '../check/Site'
import { BODY_LIMIT, TRANSPORT_SECURITY } from '../nginx'
import type { Deployed } from './deployed'
import { besideOthers, handWritten } from './handWritten'
import { deploymentOf, mainJob, opens, signIn, watchedTab } from './journeys'

/** A test on the running deployment; rejects with what is wrong. */
export interface DeploymentTest {
  readonly name: string
  readonly run: (deployed: Deployed) => Promise<void>
}

const MB = 1024 * 1024
const PHOTO = '/cm/api/systemMgr/uploadImg'

/** Headers that differ between servers, and say nothing of the deployment. */
const OF_SERVER = [
  'server',
  'date',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'accept-ranges',
  'x-request-id',
]

/** Status, headers and content of an answer as one text, to be compared. */
function factsOf({ status, headers, body }: Answer): string {
  const own = [...OF_SERVER, ...Object.keys(TRANSPORT_SECURITY).map((name) => name.toLowerCase())]
  // The words of a refusal are the server's.
  const left = status === 200 ? own : [...own, 'content-type', 'content-length', 'transfer-encoding']
  const sent = Object.entries(headers)
    .filter(([name]) => !left.includes(name))
    .map(([name, value]) => `${name}: ${value}`)
  const content = status === 200 ? createHash('sha256').update(body).digest('hex') : ''
  return [status, ...sent.sort(), content].join('\n    ')
}

async function sameAsPreview({ site, preview, first }: Deployed): Promise<void> {
  const files = readdirSync(first, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(first, name)).isFile(),
  )
  const paths = ['/', '/index.html?a=1', '/nothing', '/assets/main.00000000.js', '/assets/']
  const differences: string[] = []
  for (const path of [...paths, ...files.map((name) => `/${name}`)]) {
    for (const encoding of ['br, gzip', 'gzip', 'br;q=0, gzip;q=0']) {
      const asked = { headers: { 'Accept-Encoding': encoding } }
      const [ours, theirs] = [await site.ask(path, asked), await preview.askPlain(path, asked)]
      if (!theirs) throw new Error(`${path}: the preview does not answer`)
      if (factsOf(ours) !== factsOf(theirs))
        differences.push(`${path} (${encoding})\n  nginx\n    ${factsOf(ours)}\n  preview\n    ${factsOf(theirs)}`)
      for (const [name, value] of Object.entries(TRANSPORT_SECURITY))
        if (ours.headers[name.toLowerCase()] !== value) differences.push(`${path}: no ${name}`)
    }
  }
  if (differences.length > 0) throw new Error(`${differences.length}: ${differences.slice(0, 3).join('\n')}`)
}

/** Sends a photo of so many bytes as the app does; its status. */
async function sendPhoto({ site }: Deployed, bytes: number): Promise<number> {
  const edge = 'edge'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(bytes), Buffer.from(`\r\n--${edge}--\r\n`)])
  const headers = { 'Content-Type': `multipart/form-data; boundary=${edge}`, Authorization: 'sim-rep01' }
  return (await site.ask(PHOTO, { method: 'POST', headers, body })).status
}

/** The report of `deploy:check`, one text. */
async function checked({ site, values, server }: Deployed): Promise<string> {
  return reportLines(await checkDeployment(site, expectedOf(site, values, server))).join('\n')
}

/** Replaces the configuration of the running nginx for a while. */
async function under(deployed: Deployed, conf: string, body: () => Promise<void>): Promise<void> {
  const { nginx, first, site, confOf } = deployed
  const port = Number(site.url.port)
  await nginx.stop()
  nginx.configure(conf)
  await nginx.start(port)
  try {
    await body()
  } finally {
    await nginx.stop()
    nginx.configure(confOf(first))
    await nginx.start(port)
  }
}

export const TESTS: readonly DeploymentTest[] = [
  {
    name: 'the configuration needs no module, and nginx takes it without back ends, with https ones, hosts and limits',
    run: async ({ nginx, first, confOf }) => {
      const none = Object.fromEntries(
        ['MAIN', 'CRM', 'CM', 'FILE', 'GATEWAY', 'LOG'].map((name) => [`${name}_UPSTREAM`, '']),
      )
      const https = { MAIN_UPSTREAM: 'https://127.0.0.1:8443/v1', HOST_ORIGINS: 'https://host.example' }
      for (const others of [none, https, {}]) expect(nginx.refusalOf(confOf(first, others))).toBe('')
      expect(confOf(first)).not.toMatch(/load_module|brotli_static|brotli on/)
      const limited = confOf(first).replace(/# (map|limit_\w+) /g, '$1 ')
      expect(limited.match(/^ *limit_/gm)).toHaveLength(5)
      expect(nginx.refusalOf(limited)).toBe('')
      nginx.configure(confOf(first))
    },
  },
  {
    name: 'Debian’s nginx takes it beside other sites, as the documentation says',
    run: async ({ nginx, first, confOf }) => {
      expect(nginx.refusalOf(besideOthers(confOf(first)))).toBe('')
      nginx.configure(confOf(first))
    },
  },
  { name: 'every file is answered as by the preview, in every encoding, and with HSTS', run: sameAsPreview },
  {
    name: 'photos of 3 MB and bodies up to the limit arrive, larger ones do not',
    run: async (deployed) => {
      expect(await sendPhoto(deployed, 3 * MB)).toBe(200)
      expect(await sendPhoto(deployed, (BODY_LIMIT - 1) * MB)).toBe(200)
      expect(await sendPhoto(deployed, (BODY_LIMIT + 1) * MB)).toBe(413)
    },
  },
  {
    name: 'calls are passed on with their request id and query, and long answers come compressed',
    run: async ({ site, sim }) => {
      const gateway = await site.ask('/gateway/FAT/', { headers: { 'X-GW-AccessKey': 'sim' } })
      expect(gateway.headers['content-type']).toContain('application/json')
      const path = '/cm/api/cperpDemandMgr/ennNewClue/getClueOwnList?pageNum=1&pageSize=20'
      const headers = { Authorization: 'sim-rep01', 'Accept-Encoding': 'gzip', Cookie: 'sim=deployment' }
      const list = await site.ask(path, { headers })
      expect(list.headers['content-encoding']).toBe('gzip')
      expect(list.headers['x-upstream-status']).toBe('200')
      expect(list.headers['content-security-policy']).toContain("script-src 'none'")
      const [call] = (await sim.log('getClueOwnList')).slice(-1)
      expect(call?.headers['x-request-id']).toBe(list.headers['x-request-id'])
      expect(call?.query).toMatchObject({ pageSize: '20' })
    },
  },
  {
    name: 'no log has the query of an address, which carries the token',
    run: async ({ site, nginx }) => {
      await site.ask('/?token=sim-rep01')
      await expect.poll(() => nginx.accesses()).toContain('GET / 200')
      expect(nginx.accesses()).not.toMatch(/token|\?/)
    },
  },
  {
    name: 'the main job with photo and recording: nothing blocked, no error in the console',
    run: async ({ site, sim, nginx, withPhone }) => {
      const before = nginx.errors()
      await withPhone(async (context) => {
        const { page, problems } = await watchedTab(context, site.url.origin)
        await mainJob(page, site.url.origin, sim)
        await shellCached(page)
        expect(await problems()).toEqual([])
      })
      expect(nginx.errors()).toBe(before)
    },
  },
  {
    name: 'a build deployed while the app is open: it goes on, and its next start has the new one',
    run: async ({ site, nginx, first, second, confOf, withPhone }) => {
      await withPhone(async (context) => {
        const { page, problems } = await watchedTab(context, site.url.origin)
        await signIn(page, site.url.origin, '/clueList')
        await shellCached(page)
        const before = await deploymentOf(page)
        nginx.deploy(second)
        nginx.configure(confOf(second))
        nginx.reload()
        await opens(page, '/visitList')
        expect(await deploymentOf(page)).toBe(before)
        await page.reload()
        await opens(page, '/clueList')
        expect(await deploymentOf(page)).not.toBe(before)
        expect(await problems()).toEqual([])
      })
      nginx.deploy(first, { isNew: true })
      nginx.configure(confOf(first))
      nginx.reload()
    },
  },
  {
    name: 'a build that removed the files of the open one: the app reloads by itself where it lacks one',
    run: async ({ site, nginx, first, second, confOf, withPhone }) => {
      await withPhone(
        async (context) => {
          const { page, problems } = await watchedTab(context, site.url.origin)
          await signIn(page, site.url.origin, '/clueList')
          const before = await deploymentOf(page)
          nginx.deploy(second, { isNew: true })
          nginx.configure(confOf(second))
          nginx.reload()
          await opens(page, '/visitList')
          expect(await deploymentOf(page)).not.toBe(before)
          const others = (await problems()).filter((line) => !/404|Refused to (?:execute|apply)/.test(line))
          expect(others, 'nothing but files that are gone').toEqual([])
        },
        { keepsFiles: false },
      )
      nginx.deploy(first, { isNew: true })
      nginx.configure(confOf(first))
      nginx.reload()
    },
  },
  {
    name: 'deploy:check finds nothing',
    run: async (deployed) => {
      expect(await checked(deployed)).not.toContain('WRONG')
    },
  },
  {
    name: 'deploy:check names each mistake of a configuration by hand, with the line that mends it',
    run: async (deployed) => {
      const { backEnd, site } = deployed
      await under(deployed, handWritten({ port: Number(site.url.port), backEnd }), async () => {
        const report = await checked(deployed)
        for (const line of MISTAKES) expect(report).toContain(line)
      })
    },
  },
  {
    name: 'a configuration that names the brotli module does not start without it',
    run: async ({ nginx, site, backEnd, first, confOf }) => {
      const conf = handWritten({ port: Number(site.url.port), backEnd, module: 'brotli_static on;' })
      expect(nginx.refusalOf(conf)).toContain('unknown directive "brotli_static"')
      nginx.configure(confOf(first))
    },
  },
]

/** What the report says of `handWritten`. */
const MISTAKES = [
  'there is no HTTP/2',
  'plain HTTP is not answered',
  'Strict-Transport-Security is missing',
  '/: X-Content-Type-Options is missing',
  '/: Content-Security-Policy is missing',
  'gzip instead of brotli',
  '/assets/main.00000000.js answers 200 with the page, not 404',
  '/gateway/FAT/ seems to be answered by the server itself, with 200',
  '/main/ refuses a body of 60 MB',
  'client_max_body_size 60m;',
]
