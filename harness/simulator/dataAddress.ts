/** Type and content of a base64 `data:` address, without the network, which the page's policy refuses for it. */
const partsOf = (address: string) => /^data:([^,]*?);base64,(.*)$/s.exec(address) ?? []

export function bytesOfAddress(address: string): Uint8Array<ArrayBuffer> {
  const [, , encoded = ''] = partsOf(address)
  return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
}

export function blobOfAddress(address: string): Blob {
  const [, type = ''] = partsOf(address)
  return new Blob([bytesOfAddress(address)], { type })
}
