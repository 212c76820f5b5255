/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '../../harness/server/listen'
import { type LiveSimulator, openLiveSimulator } from './liveSimulator'

let folder: string
let file: string
let simulator: LiveSimulator
let server: Server

/** A simulator of one line, whose code is `version`. */
const save = (version: string) =>
  writeFileSync(
    file,
    `import { createServer } from 'node:http'
     import { parentPort } from 'node:worker_threads'
     const version = ${version}
     let args
     parentPort.on('message', (message) => {
       if (message === 'close' || message === 'replace') process.exit()
       if (message.includes('--size')) return parentPort.postMessage({ refused: '--size: small, default or large.' })
       args = message.join(' ')
       const server = createServer((request, response) =>
         request.url === '/main/large'
           ? request.once('data', () => response.writeHead(413).end('too large')).on('data', () => {})
           : response.end(version + ' ' + args))
       server.listen(0, '127.0.0.1', () => parentPort.postMessage({ port: server.address().port }))
     })
     parentPort.postMessage('loaded')`,
  )
const answerOf = async (path: string) => {
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}${path}`)).text()
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'live-'))
  file = join(folder, 'thread.mjs')
  save("'first'")
  simulator = await openLiveSimulator(['--reset'], (pathname) => pathname.startsWith('/main/'), file)
  server = createServer((request, response) =>
    simulator.middleware(request, response, () => response.end('of the app')),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(async () => {
  await simulator.close()
  server.close()
  rmSync(folder, { recursive: true })
})

it('answers its own paths and passes the others on', async () => {
  expect(await answerOf('/main/api')).toBe('first --reset')
  expect(await answerOf('/assets/main.js')).toBe('of the app')
})

it('passes on that a body is too large, and reads no more of it', async () => {
  const { port } = server.address() as AddressInfo
  const chunk = Buffer.alloc(1_000_000)
  let written = 0
  const body = await new Promise<string>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: '/main/large', method: 'POST' }, (answer) => {
      let text = ''
      answer.on('data', (part) => {
        text += part
      })
      answer.on('end', () => resolve(`${answer.statusCode} ${text}`))
    })
    sent.on('error', reject)
    const next = () => {
      if (sent.destroyed || written >= 100_000_000) return
      written += chunk.length
      if (sent.write(chunk)) setImmediate(next)
      else sent.once('drain', next)
    }
    next()
  })
  expect(body).toBe('413 too large')
  expect(written).toBeLessThan(60_000_000)
})

it('after a save a request waits for the new code, which keeps the records', async () => {
  save("'second'")
  const reloaded = simulator.reload()
  expect(await answerOf('/main/api')).toBe('second ')
  await reloaded
})

it('goes on with the previous code if the new one does not load', async () => {
  save('oops(')
  await expect(simulator.reload()).rejects.toThrow()
  expect(await answerOf('/main/api')).toBe('second ')
})

it('refuses wrong options as a usage error', async () => {
  save("'third'")
  await expect(openLiveSimulator(['--size'], () => true, file)).rejects.toThrow(UsageError)
})
