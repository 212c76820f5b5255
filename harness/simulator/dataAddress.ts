/** Type and content of a base64 `data:` address, without the network, which the page's policy refuses for it. */
const partsOf = (address: string) => /^data:([^,]*?);base64,(.*)$/s.exec(address) ?? []

export function bytesOfAddress(address: string): Uint8Array<ArrayBuffer> {
  const [, , encoded = ''] = partsOf(address)
  const binary = atob(encoded)
  const bytes = new Uint8Array(binary.length)
  // A loop, because `Uint8Array.from` first makes a list of all characters: too much for a photo of 48 MB.
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}

export function blobOfAddress(address: string): Blob {
  const [, type = ''] = partsOf(address)
  return new Blob([bytesOfAddress(address)], { type })
}
