import { BarcodeDetector, type BarcodeDetectorOptions, prepareZXingModule } from 'barcode-detector/ponyfill'

const ADDRESS = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url)

/** Loads zxing's reader; rejects if its wasm fails to load, and can be retried. */
export async function loadZxing(options: BarcodeDetectorOptions): Promise<BarcodeDetector> {
  // Fetched here from our own origin, because the library would use a third-party server.
  const response = await fetch(ADDRESS)
  if (!response.ok) throw new Error(`no decoder: HTTP ${response.status}`)
  const wasmBinary = await response.arrayBuffer()
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return new BarcodeDetector(options)
}
