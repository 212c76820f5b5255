// Loader for the barcode decoder. Removes the address of its default wasm download, because the app provides the wasm
// itself (src/kit/scanner/zxing.ts) and must never request a foreign origin. Replaces `Object.hasOwn`, which iOS 14.5
// lacks.

const REPLACED = {
  'https://fastly.jsdelivr.net/npm/': '/',
  'Object.hasOwn(': 'Object.prototype.hasOwnProperty.call(',
}

export default function localDecoder(source) {
  return Object.entries(REPLACED).reduce((text, [found, other]) => {
    if (!text.includes(found)) throw new Error(`${this.resourcePath} has no ${found} (localDecoder)`)
    return text.replaceAll(found, other)
  }, source)
}
