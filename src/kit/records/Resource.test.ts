import * as v from 'valibot'
import { call, HttpError } from '#platform/http'
import { createTestCore } from '#testing'
import { queryOf } from './query'
import { defineResource, Resource } from './Resource'

const deferred = () => {
  const calls: { resolve: (value: string) => void; reject: (error: unknown) => void; signal: AbortSignal }[] = []
  const resource = new Resource<string>(
    (signal) => new Promise((resolve, reject) => calls.push({ resolve, reject, signal })),
  )
  const call = (index: number) => {
    const found = calls[index]
    if (!found) throw new Error(`call ${index} was not made`)
    return found
  }
  return { resource, calls, call }
}

describe('a resource', () => {
  test('loads once, however often it is needed', async () => {
    const { resource, calls, call } = deferred()
    const loading = resource.need()
    void resource.need()
    call(0).resolve('score')
    await loading
    await resource.need()
    expect(calls).toHaveLength(1)
    expect(resource.value).toBe('score')
  })

  test('is there for everybody who needed it while it loaded', async () => {
    const { resource, call } = deferred()
    void resource.need()
    const seen = resource.need().then(() => resource.value)
    call(0).resolve('score')
    expect(await seen).toBe('score')
  })

  test('fails on its own and works on a second try', async () => {
    const { resource, call } = deferred()
    const first = resource.load()
    call(0).reject(new HttpError('timeout', 'timeout', { callId: 'x' }))
    await first
    expect(resource.status).toBe('failed')
    const second = resource.load()
    expect(resource.status).toBe('loading')
    call(1).resolve('score')
    await second
    expect(resource.status).toBe('ready')
    expect(resource.error).toBeUndefined()
  })

  test('keeps what it has while it loads anew, also when that fails', async () => {
    const { resource, call } = deferred()
    resource.set('old')
    resource.invalidate()
    const loading = resource.need()
    expect(resource.status).toBe('ready')
    call(0).reject(new Error('no'))
    await loading
    expect(resource.value).toBe('old')
    expect(resource.status).toBe('ready')
    expect(resource.error).toBeInstanceOf(Error)
  })

  test('the last question wins', async () => {
    const { resource, call } = deferred()
    const first = resource.load()
    const second = resource.load()
    expect(call(0).signal.aborted).toBe(true)
    call(1).resolve('new')
    call(0).resolve('old')
    await Promise.all([first, second])
    expect(resource.value).toBe('new')
  })

  test('left while loading it is asked again later', async () => {
    const { resource, calls } = deferred()
    void resource.need()
    resource.stop()
    expect(resource.status).toBe('idle')
    void resource.need()
    expect(calls).toHaveLength(2)
  })
})

test('invalidated while it loads, it is stale all the same: the next need loads again', async () => {
  let loads = 0
  const resource = new Resource(async () => ++loads)
  const first = resource.need()
  resource.invalidate()
  await first
  await resource.need()
  expect(resource.value).toBe(2)
  await resource.need()
  expect(resource.value).toBe(2)
})

test('a resource of an area asks once for all who need it', async () => {
  const request = v.object({})
  const list = call({
    host: 'main',
    method: 'GET',
    path: '/claims',
    send: 'query',
    about: 'x',
    request,
    response: v.array(v.string()),
  })
  let times = 0
  const core = createTestCore([], { http: async ({ response }) => response([`answer ${++times}`]) })
  const all = defineResource('claims.all', () => queryOf(list, {}, ([first]) => first))
  await core.store(all).need()
  await core.store(all).need()
  expect(core.store(all).value).toBe('answer 1')
})
