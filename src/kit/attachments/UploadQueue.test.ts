import type { Attachment } from '#base/fields'
import { HttpError, type HttpErrorKind, type UploadedFile } from '#platform/http'
import type { UploadFile } from '#platform/outbox'
import { UploadQueue } from './UploadQueue'

interface Running {
  readonly name: string
  readonly key: string
  readonly signal: AbortSignal | undefined
  readonly progress: (percent: number) => void
  readonly arrive: () => void
  readonly fail: (kind: HttpErrorKind, status?: number) => void
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const photo = (name: string, change: Partial<Attachment> = {}): Attachment => ({
  id: `id ${name}`,
  name,
  size: 3,
  file: new Blob(['abc'], { type: 'image/jpeg' }),
  ...change,
})

function setUp() {
  const running: Running[] = []
  let timers: { run: () => void; ms: number }[] = []
  let isOnline = true
  let changed = () => {}
  const uploadFile: UploadFile = ({ name }, { idempotencyKey: key, signal, onProgress }) =>
    new Promise<UploadedFile>((resolve, reject) => {
      const over = () => running.splice(running.indexOf(mine), 1)
      const mine: Running = {
        name,
        key,
        signal,
        progress: (percent) => onProgress?.(percent),
        arrive: () => {
          over()
          resolve({ fileName: name, size: 3, suffix: 'jpg', fileUrl: `/f/${name}` })
        },
        fail: (kind, status) => {
          over()
          reject(new HttpError(kind, kind, { callId: 'upload', status }))
        },
      }
      running.push(mine)
    })
  const queue = new UploadQueue({
    uploadFile,
    surroundings: {
      later: (run, ms) => {
        const timer = { run, ms }
        timers.push(timer)
        return () => {
          timers = timers.filter((other) => other !== timer)
        }
      },
      isOnline: () => isOnline,
      onChange: (run) => {
        changed = run
        return () => undefined
      },
    },
  })
  return {
    queue,
    running,
    names: () => running.map(({ name }) => name),
    state: (name: string) => queue.states.get(`id ${name}`),
    delays: () => timers.map(({ ms }) => ms),
    runTimers: () => {
      for (const { run } of timers.splice(0)) run()
    },
    network: (now: boolean) => {
      isOnline = now
      changed()
    },
  }
}

test('two uploads run at a time, in order, each under the id of its attachment, with progress', async () => {
  const { queue, running, names, state } = setUp()
  for (const name of ['1', '2', '3']) queue.add('photo', photo(name))
  queue.add('photo', photo('1'))
  expect(names()).toEqual(['1', '2'])
  expect(running[0]?.key).toBe('id 1')
  running[0]?.progress(40)
  expect([state('1'), state('3')]).toEqual([{ kind: 'sending', percent: 40 }, { kind: 'waiting' }])
  running[0]?.arrive()
  await settle()
  expect(state('1')).toEqual({ kind: 'sent', url: '/f/1' })
  expect(names()).toEqual(['2', '3'])
})

test('what is uploaded already or lost is not uploaded', () => {
  const { queue, names } = setUp()
  queue.add('photo', photo('sent', { url: '/f/sent' }))
  queue.add('photo', photo('lost', { file: undefined }))
  queue.add('document', photo('of the host', { file: undefined, path: '/sd/1.pdf' }))
  expect(names()).toEqual(['of the host'])
})

test('a failed upload is tried again after 2, 4 and 8 s; then it waits for the user, and others go on', async () => {
  const { queue, running, names, state, delays, runTimers } = setUp()
  queue.add('photo', photo('1'))
  const waits: number[] = []
  for (const kind of ['timeout', 'network', 'malformed'] as const) {
    running[0]?.fail(kind)
    await settle()
    expect(state('1')).toEqual({ kind: 'waiting' })
    waits.push(...delays())
    runTimers()
  }
  expect(waits).toEqual([2000, 4000, 8000])
  running[0]?.fail('network')
  await settle()
  expect(state('1')).toMatchObject({ kind: 'failed', error: { kind: 'network' } })
  queue.add('photo', photo('2'))
  expect(names()).toEqual(['2'])
  queue.retry('id 1')
  expect(names()).toEqual(['2', '1'])
  running[1]?.arrive()
  await settle()
  expect(state('1')?.kind).toBe('sent')
})

test('a refused upload is not tried again by itself', async () => {
  const { queue, running, names, state, delays, network } = setUp()
  queue.add('photo', photo('1'))
  running[0]?.fail('status', 413)
  await settle()
  expect(state('1')?.kind).toBe('failed')
  expect(delays()).toEqual([])
  network(false)
  network(true)
  expect([names(), state('1')?.kind]).toEqual([[], 'failed'])
})

test('without network nothing is tried and no try is lost; it goes on when the network is back', async () => {
  const { queue, running, names, state, delays, network } = setUp()
  queue.add('photo', photo('1'))
  network(false)
  running[0]?.fail('network')
  await settle()
  queue.add('photo', photo('2'))
  expect([names(), delays(), state('1')]).toEqual([[], [], { kind: 'waiting' }])
  network(true)
  expect(names()).toEqual(['1', '2'])
})

test('the network that is back ends the delay and tries again what had failed', async () => {
  const { queue, running, names, delays, runTimers, network } = setUp()
  queue.add('photo', photo('1'))
  running[0]?.fail('network')
  await settle()
  network(true)
  expect([names(), delays()]).toEqual([['1'], []])
  for (let n = 0; n < 4; n += 1) {
    running[0]?.fail('network')
    await settle()
    runTimers()
  }
  expect(names()).toEqual([])
  network(true)
  expect(names()).toEqual(['1'])
})

test('a removed upload is aborted and makes room; its late end changes nothing', async () => {
  const { queue, running, names, state } = setUp()
  for (const name of ['1', '2', '3']) queue.add('photo', photo(name))
  const [first] = running
  queue.remove('id 1')
  expect(first?.signal?.aborted).toBe(true)
  expect(names()).toEqual(['1', '2', '3'])
  first?.fail('cancelled')
  await settle()
  expect(state('1')).toBeUndefined()
})

test('handing over to the outbox ends the uploads and gives the addresses that are known', async () => {
  const { queue, running, names } = setUp()
  for (const name of ['1', '2', '3']) queue.add('photo', photo(name))
  running[0]?.arrive()
  await settle()
  const open = [...running]
  expect([...queue.release(['id 1', 'id 2', 'id 3'])]).toEqual([['id 1', '/f/1']])
  expect(open.map(({ signal }) => signal?.aborted)).toEqual([true, true])
  expect(queue.states.size).toBe(0)
  expect(names()).toEqual(['2', '3'])
})
