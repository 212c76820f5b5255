// Loader for the barcode decoder. Removes the address of its default wasm download, because the app provides the wasm
// itself (src/kit/scanner/zxing.ts) and must never request a foreign origin. Replaces `Object.hasOwn`, which iOS 14.5
// lacks.

const CDN = 'https://fastly.jsdelivr.net/npm/'

export default function localDecoder(source) {
  return source.replaceAll(CDN, '/').replaceAll('Object.hasOwn(', 'Object.prototype.hasOwnProperty.call(')
}
