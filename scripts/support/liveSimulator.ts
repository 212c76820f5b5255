import { request as requestOf } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { cut, type Middleware } from '../../harness/backend/middleware'
import { UsageError } from '../../harness/server/listen'

/**
 * Messages to the simulator's thread: the options to open it with, or to write its snapshot and end; 'replace' if
 * another thread goes on with the snapshot.
 */
export type ToSimulator = readonly string[] | 'close' | 'replace'
/** From it: its code is loaded; then its port, or why the options are refused. */
type FromSimulator = 'loaded' | { readonly port: number } | { readonly refused: string }

export interface LiveSimulator {
  readonly middleware: Middleware
  /**
   * Loads the simulator's code anew. Changed records stay, as after a restart of the command; requests wait meanwhile.
   * Rejects if the code does not load; the previous code then goes on.
   */
  reload(): Promise<void>
  close(): Promise<void>
}

interface Running {
  readonly thread: Worker
  readonly port: number
}

const THREAD = resolve('scripts/support/simulatorThread.ts')

/**
 * The simulator in a thread of its own, which a save can replace: an ES module is never unloaded, so code that is
 * imported again would stay in memory with every save.
 */
export async function openLiveSimulator(
  args: readonly string[],
  isOurs: (pathname: string) => boolean,
  file = THREAD,
): Promise<LiveSimulator> {
  let running: Promise<Running> = load(file).then((thread) => open(thread, args))
  await running

  return {
    middleware(request, response, next) {
      if (!isOurs(new URL(`http://localhost${request.url ?? '/'}`).pathname)) return next()
      const { method, url, headers } = request
      running.then(({ port }) => {
        const passed = requestOf({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.statusMessage, answer.headers)
          answer.pipe(response)
        })
        // A body that is refused ends the connection after the answer.
        passed.on('error', () => (response.headersSent ? request.socket.destroySoon() : cut(request)))
        response.on('close', () => passed.destroy())
        request.pipe(passed)
      }, next)
    },
    reload() {
      const before = running
      const loading = load(file)
      running = loading.then(
        async (thread) => {
          // Without a previous one if its seed threw.
          await before.then(
            (running) => end(running, 'replace'),
            () => undefined,
          )
          return open(
            thread,
            args.filter((arg) => arg !== '--reset'),
          )
        },
        () => before,
      )
      return Promise.all([loading, running]).then(() => undefined)
    },
    close: async () => end(await running, 'close'),
  }
}

/** Starts a thread and loads its code. */
async function load(file: string): Promise<Worker> {
  // A thread cannot begin with a TypeScript module.
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${pathToFileURL(file)}') })`
  const thread = new Worker(start, { eval: true })
  await messageOf(thread)
  return thread
}

async function open(thread: Worker, args: readonly string[]): Promise<Running> {
  thread.postMessage(args)
  const message = await messageOf(thread)
  if (message === 'loaded') throw new Error('the thread loaded its code twice')
  if ('port' in message) return { thread, port: message.port }
  await thread.terminate()
  throw new UsageError(message.refused)
}

function messageOf(thread: Worker): Promise<FromSimulator> {
  return new Promise((answered, failed) => {
    thread.once('message', answered)
    thread.once('error', failed)
  })
}

/** Resolves once the thread has written its snapshot and ended. */
function end({ thread }: Running, how: 'close' | 'replace'): Promise<void> {
  return new Promise((ended) => {
    thread.once('exit', () => ended())
    thread.postMessage(how)
  })
}
