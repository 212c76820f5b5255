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

describe('copying a text', () => {
  it('uses the clipboard', async () => {
    await expect(copyText({ text: 'a' }, {}, surroundings)).resolves.toEqual(ok)
    expect(writeText).toHaveBeenCalledWith('a')
  })

  it('falls back to a selection if there is no clipboard or it refuses', async () => {
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

  it('uses the share sheet, without empty fields', async () => {
    const sheet = jest.fn(async () => undefined)
    navigatorWith({ share: sheet })
    await expect(share(request, {}, surroundings)).resolves.toEqual({ ok: true, data: 'shared' })
    expect(sheet).toHaveBeenCalledWith({ title: request.title, url: request.url })
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies if there is no share sheet', async () => {
    await expect(share(request, {}, surroundings)).resolves.toEqual({ ok: true, data: 'copied' })
    expect(writeText).toHaveBeenCalledWith(`Lead 7\n${request.url}`)
  })

  it('copies if the share sheet refuses', async () => {
    navigatorWith({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })
    await expect(share(request, {}, surroundings)).resolves.toEqual({ ok: true, data: 'copied' })
  })

  it('is cancelled when the user closes the share sheet', async () => {
    navigatorWith({ share: () => Promise.reject(new DOMException('no', 'AbortError')) })
    await expect(share(request, {}, surroundings)).resolves.toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(writeText).not.toHaveBeenCalled()
  })

  it('refuses an empty request', async () => {
    await expect(share({}, {}, surroundings)).resolves.toMatchObject({ error: { kind: 'malformed' } })
  })
})
