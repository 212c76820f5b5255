/** What is read: codes of devices, meters and links. Others (ITF, Codabar) see codes in stripes that are none. */
const FORMATS = ['qr_code', 'data_matrix', 'code_128', 'code_39', 'ean_13', 'ean_8'] as const

export type Picture = HTMLVideoElement | Blob

/** The text of a code in a picture or in what the camera shows now; undefined where there is none. */
export type Decoder = (picture: Picture) => Promise<string | undefined>

interface Detector {
  detect(picture: Picture): Promise<readonly { readonly rawValue: string }[]>
}

/** The Barcode Detection API, which Chrome on Android has and TypeScript does not know. */
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's own decoder where it reads all that we do, else zxing's; rejects when that cannot be loaded. */
export async function loadDecoder(view: { readonly BarcodeDetector?: DetectorClass }): Promise<Decoder> {
  const own = view.BarcodeDetector
  const known = (await own?.getSupportedFormats().catch(() => undefined)) ?? []
  const detector: Detector =
    own && FORMATS.every((format) => known.includes(format))
      ? new own({ formats: FORMATS })
      : await (await import('./zxing')).loadZxing({ formats: [...FORMATS] })
  return async (picture) => (await detector.detect(picture)).find(({ rawValue }) => rawValue !== '')?.rawValue
}
