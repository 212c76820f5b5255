import { startTexts } from '#platform/i18n'
import { pickPhoto, selectFile, takePhoto } from './photos'
import { navigatorWith, settleDialog, testSurroundings } from './testing/surroundings'

beforeAll(startTexts)

const surroundings = testSurroundings()
const jpeg = (name = 'IMG_0001.JPG', type = 'image/jpeg') => new File(['picture'], name, { type })

/** The open file chooser. */
const chooser = () => document.querySelector<HTMLInputElement>('input[type="file"]')

/** The user chooses these files. */
function choose(...files: File[]): void {
  const input = chooser()
  if (!input) throw new Error('no chooser is open')
  Object.defineProperty(input, 'files', { value: files })
  input.dispatchEvent(new Event('change'))
}

const clicks = jest.fn()

beforeEach(() => {
  navigatorWith({ userActivation: undefined })
  clicks.mockReset()
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(clicks)
})
afterEach(() => {
  expect(chooser()).toBeNull()
  jest.useRealTimers()
})

describe('picking photos (section 5)', () => {
  it('names images by prefix and index, and returns at most the requested number', async () => {
    const picked = pickPhoto({ maxCount: 2 }, {}, surroundings)
    await Promise.resolve()
    expect(chooser()).toMatchObject({ accept: 'image/*', multiple: true })
    expect(clicks).toHaveBeenCalledTimes(1)
    choose(jpeg(), jpeg('b.png', 'image/png'), jpeg())
    await expect(picked).resolves.toEqual({
      ok: true,
      data: [
        expect.objectContaining({ name: 'picture0.jpg', type: 'image/jpeg', size: 7 }),
        expect.objectContaining({ name: 'picture1.png', type: 'image/png' }),
      ],
    })
    const result = await picked
    const [first] = result.ok ? result.data : []
    expect(first?.path).toMatch(/^blob:/)
    expect(first?.file).toMatchObject({ name: 'picture0.jpg', size: 7 })
  })

  it('requests one photo by default', async () => {
    const picked = pickPhoto({}, {}, surroundings)
    await Promise.resolve()
    expect(chooser()?.multiple).toBe(false)
    choose(jpeg())
    await expect(picked).resolves.toMatchObject({ ok: true, data: [{ name: 'picture0.jpg' }] })
  })

  it('reports a file that is not an image', async () => {
    const picked = pickPhoto({}, {}, surroundings)
    await Promise.resolve()
    choose(jpeg('list.pdf', 'application/pdf'))
    await expect(picked).resolves.toMatchObject({ code: -1, error: { kind: 'malformed', text: 'not an image' } })
  })

  it('detects an image by its name if the browser gives no type', async () => {
    const picked = pickPhoto({}, {}, surroundings)
    await Promise.resolve()
    choose(jpeg('a.HEIC', ''))
    await expect(picked).resolves.toMatchObject({ data: [{ name: 'picture0.heic', type: 'image/heic' }] })
  })

  it('takes a photo with the camera', async () => {
    const taken = takePhoto({}, {}, surroundings)
    await Promise.resolve()
    expect(chooser()?.getAttribute('capture')).toBe('environment')
    choose(jpeg())
    await expect(taken).resolves.toMatchObject({ ok: true, data: [{ name: 'picture0.jpg' }] })
  })
})

describe('without a chosen file returns −2 (section 8)', () => {
  const noFile = { ok: false, code: -2, error: { kind: 'no-file' } }

  it('on the cancel event', async () => {
    const picked = pickPhoto({}, {}, surroundings)
    await Promise.resolve()
    chooser()?.dispatchEvent(new Event('cancel'))
    await expect(picked).resolves.toMatchObject(noFile)
  })

  it('on a change event without files', async () => {
    const picked = pickPhoto({}, {}, surroundings)
    await Promise.resolve()
    choose()
    await expect(picked).resolves.toMatchObject(noFile)
  })

  it.each(['focus', 'pointerdown'])('without an event, once the page is active again (%s)', async (sign) => {
    jest.useFakeTimers()
    const picked = takePhoto({}, {}, surroundings)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(chooser()).not.toBeNull()
    window.dispatchEvent(new Event(sign))
    await jest.advanceTimersByTimeAsync(3000)
    await expect(picked).resolves.toMatchObject(noFile)
  })

  it('but not if the file arrives shortly after the page is active again', async () => {
    jest.useFakeTimers()
    const picked = takePhoto({}, {}, surroundings)
    await jest.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('focus'))
    await jest.advanceTimersByTimeAsync(2900)
    choose(jpeg())
    await jest.advanceTimersByTimeAsync(200)
    await expect(picked).resolves.toMatchObject({ ok: true })
  })
})

describe('selecting a file', () => {
  it('returns its name, size and suffix', async () => {
    const selected = selectFile({ accept: '.pdf' }, {}, surroundings)
    await Promise.resolve()
    expect(chooser()?.accept).toBe('.pdf')
    choose(jpeg('Offer 3.final.pdf', 'application/pdf'))
    const result = await selected
    expect(result).toMatchObject({ ok: true, data: { fileName: 'Offer 3.final.pdf', size: 7, suffix: 'pdf' } })
    expect(result.ok && result.data.fileUrl).toMatch(/^blob:/)
  })

  it('returns several that are chosen at once, if several are asked for', async () => {
    const selected = selectFile({ multiple: true }, {}, surroundings)
    await Promise.resolve()
    expect(chooser()?.multiple).toBe(true)
    choose(jpeg('a.pdf'), jpeg('b.pdf'), jpeg('c.docx'))
    const others = [{ fileName: 'b.pdf' }, { fileName: 'c.docx', suffix: 'docx', size: 7 }]
    await expect(selected).resolves.toMatchObject({ ok: true, data: { fileName: 'a.pdf', others } })
  })

  it('returns one by default', async () => {
    const selected = selectFile({}, {}, surroundings)
    await Promise.resolve()
    expect(chooser()?.multiple).toBe(false)
    choose(jpeg('a.pdf'))
    const { data } = (await selected) as { data: object }
    expect(data).not.toHaveProperty('others')
  })

  it('can be cancelled', async () => {
    const controller = new AbortController()
    const selected = selectFile({}, { signal: controller.signal }, surroundings)
    await Promise.resolve()
    controller.abort()
    await expect(selected).resolves.toMatchObject({ error: { kind: 'cancelled' } })
    await expect(selectFile({}, { signal: controller.signal }, surroundings)).resolves.toMatchObject({
      error: { kind: 'cancelled' },
    })
  })
})

describe('a chooser that the browser blocks because the last tap was too long ago', () => {
  beforeEach(() => navigatorWith({ userActivation: { isActive: false } }))

  it('opens after another tap', async () => {
    const opened = new Promise<void>((resolve) => clicks.mockImplementation(resolve))
    const picked = pickPhoto({}, {}, surroundings)
    const { title } = await settleDialog(surroundings.feedback, 'confirm')
    expect(title).toBe('Choose a file now?')
    await opened
    choose(jpeg())
    await expect(picked).resolves.toMatchObject({ ok: true })
  })

  it('does not open if the user declines', async () => {
    const picked = pickPhoto({}, {}, surroundings)
    await settleDialog(surroundings.feedback, 'cancel')
    await expect(picked).resolves.toMatchObject({ error: { kind: 'cancelled' } })
    expect(clicks).not.toHaveBeenCalled()
  })
})
