// Loader for the barcode decoder: the address from which it would load its wasm by itself is not shipped. We hand the wasm
// over (src/host/scanner/zxing.ts); should that ever fail to happen, nothing is asked of a foreign origin.

const CDN = 'https://fastly.jsdelivr.net/npm/'

export default function noCdn(source) {
  return source.replaceAll(CDN, '/')
}
