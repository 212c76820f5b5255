/** Files of this page by their `blob:` address, which nothing can read back under a strict content-security policy. */
const files = new Map<string, Blob>()

/** Gives a file an address; both live until the page is left or `letGo` is called. */
export function hold(file: Blob): string {
  const address = URL.createObjectURL(file)
  files.set(address, file)
  return address
}

export const heldAt = (address: string): Blob | undefined => files.get(address)

export function letGo(address: string): void {
  if (files.delete(address)) URL.revokeObjectURL(address)
}
