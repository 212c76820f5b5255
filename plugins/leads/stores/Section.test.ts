import { HttpError } from '#src/http'
import { Section } from './Section'

const deferred = () => {
  const calls: { resolve: (value: string) => void; reject: (error: unknown) => void; signal: AbortSignal }[] = []
  const section = new Section<string>(
    (signal) => new Promise((resolve, reject) => calls.push({ resolve, reject, signal })),
  )
  const call = (index: number) => {
    const found = calls[index]
    if (!found) throw new Error(`call ${index} was not made`)
    return found
  }
  return { section, calls, call }
}

describe('a section', () => {
  test('loads once, however often it is needed', async () => {
    const { section, calls, call } = deferred()
    const loading = section.need()
    void section.need()
    call(0).resolve('score')
    await loading
    await section.need()
    expect(calls).toHaveLength(1)
    expect(section.value).toBe('score')
  })

  test('fails on its own and works on a second try', async () => {
    const { section, call } = deferred()
    const first = section.load()
    call(0).reject(new HttpError('timeout', 'timeout', { callId: 'x' }))
    await first
    expect(section.status).toBe('failed')
    const second = section.load()
    expect(section.status).toBe('loading')
    call(1).resolve('score')
    await second
    expect(section.status).toBe('ready')
    expect(section.error).toBeUndefined()
  })

  test('keeps what it has while it loads anew, also when that fails', async () => {
    const { section, call } = deferred()
    section.set('old')
    section.invalidate()
    const loading = section.need()
    expect(section.status).toBe('ready')
    call(0).reject(new Error('no'))
    await loading
    expect(section.value).toBe('old')
    expect(section.status).toBe('ready')
    expect(section.error).toBeInstanceOf(Error)
  })

  test('the last question wins', async () => {
    const { section, call } = deferred()
    const first = section.load()
    const second = section.load()
    expect(call(0).signal.aborted).toBe(true)
    call(1).resolve('new')
    call(0).resolve('old')
    await Promise.all([first, second])
    expect(section.value).toBe('new')
  })

  test('left while loading it is asked again later', async () => {
    const { section, calls } = deferred()
    void section.need()
    section.stop()
    expect(section.status).toBe('idle')
    void section.need()
    expect(calls).toHaveLength(2)
  })
})
