// Loader for the barcode decoder. The address from which it would load its wasm by itself is not shipped: we hand the wasm
// over (src/host/scanner/zxing.ts), and should that ever fail to happen, nothing is asked of a foreign origin. And
// `Object.hasOwn` came after iOS 14.5.

const CDN = 'https://fastly.jsdelivr.net/npm/'

export default function localDecoder(source) {
  return source.replaceAll(CDN, '/').replaceAll('Object.hasOwn(', 'Object.prototype.hasOwnProperty.call(')
}
