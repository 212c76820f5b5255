import { loadDecoder } from './decoder'

const zxing = jest.fn(async (_picture: unknown) => [{ rawValue: '' }, { rawValue: 'by zxing' }])
jest.mock('./zxing', () => ({ loadZxing: async () => ({ detect: zxing }) }))

const ALL = ['qr_code', 'data_matrix', 'code_128', 'code_39', 'ean_13', 'ean_8', 'aztec']
const picture = new Blob(['x'])

/** A browser with its own decoder for these formats. */
function browserWith(formats: () => Promise<readonly string[]>) {
  return {
    BarcodeDetector: class {
      static getSupportedFormats = formats
      constructor(readonly options: { formats: readonly string[] }) {}
      detect = async () => [{ rawValue: `by the browser: ${this.options.formats.length} formats` }]
    },
  }
}

it('the browser’s own decoder is used if it supports all formats', async () => {
  const decode = await loadDecoder(browserWith(async () => ALL))
  await expect(decode(picture)).resolves.toBe('by the browser: 6 formats')
})

it.each([
  ['there is none', {}],
  ['it knows too few formats', browserWith(async () => ['qr_code'])],
  ['it cannot tell', browserWith(() => Promise.reject(new Error('no play services')))],
])('zxing is used where %s', async (_why, view) => {
  const decode = await loadDecoder(view)
  await expect(decode(picture)).resolves.toBe('by zxing')
})

it('a picture without a code returns undefined', async () => {
  zxing.mockResolvedValueOnce([])
  await expect((await loadDecoder({}))(picture)).resolves.toBeUndefined()
})
