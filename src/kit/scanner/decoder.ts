/** Codes of devices, meters and links. Other formats (ITF, Codabar) detect codes in ordinary stripes. */
const FORMATS = ['qr_code', 'data_matrix', 'code_128', 'code_39', 'ean_13', 'ean_8'] as const

export type Picture = HTMLVideoElement | Blob

/** The text of a code in an image or the current camera frame; undefined if there is none. */
export type Decoder = (picture: Picture) => Promise<string | undefined>

interface Detector {
  detect(picture: Picture): Promise<readonly { readonly rawValue: string }[]>
}

/** The Barcode Detection API of Chrome on Android, which TypeScript's DOM types lack. */
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** Returns the browser's own decoder if it supports all our formats, else zxing's; rejects if that fails to load. */
export async function loadDecoder(view: { readonly BarcodeDetector?: DetectorClass }): Promise<Decoder> {
  const own = view.BarcodeDetector
  const known = (await own?.getSupportedFormats().catch(() => undefined)) ?? []
  const detector: Detector =
    own && FORMATS.every((format) => known.includes(format))
      ? new own({ formats: FORMATS })
      : await (await import('./zxing')).loadZxing({ formats: [...FORMATS] })
  return async (picture) => (await detector.detect(picture)).find(({ rawValue }) => rawValue !== '')?.rawValue
}
