import { copyText } from './copyText'
import { share } from './share'
import { navigatorWith, testSurroundings } from './testing/surroundings'

const surroundings = testSurroundings()
const writeText = jest.fn(async (_text: string) => undefined)
const ok = { ok: true, data: null }

beforeEach(() => {
  writeText.mockClear()
  navigatorWith({ clipboard: { writeText }, userActivation: undefined })
  Reflect.deleteProperty(navigator, 'share')
})

describe('copying', () => {
  it('uses the clipboard', async () => {
    await expect(copyText({ text: 'a' }, {}, surroundings)).resolves.toEqual(ok)
    expect(writeText).toHaveBeenCalledWith('a')
  })

  it('falls back to the selection where there is none or it refuses', async () => {
    const copied: string[] = []
    const execCommand = jest.fn(() => {
      copied.push(document.querySelector('textarea')?.value ?? '')
      return true
    })
    Object.assign(document, { execCommand })
    navigatorWith({ clipboard: undefined })
    await expect(copyText({ text: 'b' }, {}, surroundings)).resolves.toEqual(ok)
    navigatorWith({ clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
    await expect(copyText({ text: 'c' }, {}, surroundings)).resolves.toEqual(ok)
    expect(copied).toEqual(['b', 'c'])
    expect(document.querySelector('textarea')).toBeNull()
    execCommand.mockReturnValue(false)
    await expect(copyText({ text: 'd' }, {}, surroundings)).resolves.toMatchObject({ ok: false, code: -1 })
  })
})

describe('sharing', () => {
  const request = { title: 'Lead 7', text: '', url: 'https://example.com/#/clueDetail?id=7' }

  it('uses the share sheet, with what is filled in', async () => {
    const sheet = jest.fn(async () => undefined)
    navigatorWith({ share: sheet })
    await expect(share(request, {}, surroundings)).resolves.toEqual({ ok: true, data: 'shared' })
    expect(sheet).toHaveBeenCalledWith({ title: request.title, url: request.url })
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies where there is none', async () => {
    await expect(share(request, {}, surroundings)).resolves.toEqual({ ok: true, data: 'copied' })
    expect(writeText).toHaveBeenCalledWith(`Lead 7\n${request.url}`)
  })

  it('copies where it refuses', async () => {
    navigatorWith({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })
    await expect(share(request, {}, surroundings)).resolves.toEqual({ ok: true, data: 'copied' })
  })

  it('is cancelled when the person turns back', async () => {
    navigatorWith({ share: () => Promise.reject(new DOMException('no', 'AbortError')) })
    await expect(share(request, {}, surroundings)).resolves.toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(writeText).not.toHaveBeenCalled()
  })

  it('refuses nothing at all', async () => {
    await expect(share({}, {}, surroundings)).resolves.toMatchObject({ error: { kind: 'malformed' } })
  })
})
