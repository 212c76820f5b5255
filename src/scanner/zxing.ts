import { BarcodeDetector, type BarcodeDetectorOptions, prepareZXingModule } from 'barcode-detector/ponyfill'

const ADDRESS = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url)

/** zxing's reader; rejects when its wasm cannot be loaded, and may be asked again. */
export async function loadZxing(options: BarcodeDetectorOptions): Promise<BarcodeDetector> {
  // Fetched by hand, from our own origin: the library would take it from somebody else's.
  const response = await fetch(ADDRESS)
  if (!response.ok) throw new Error(`no decoder: HTTP ${response.status}`)
  const wasmBinary = await response.arrayBuffer()
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return new BarcodeDetector(options)
}
