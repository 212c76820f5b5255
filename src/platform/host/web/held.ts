/** Files of this page by `blob:` address, since a strict content-security policy forbids fetching such addresses. */
const files = new Map<string, Blob>()

/** Creates an address for a file; both are held until the page unloads or `release` is called. */
export function hold(file: Blob): string {
  const address = URL.createObjectURL(file)
  files.set(address, file)
  return address
}

export const heldAt = (address: string): Blob | undefined => files.get(address)

/** Releases the file of a `blob:` address; ignores any other address. */
export function release(address: string): void {
  if (files.delete(address)) URL.revokeObjectURL(address)
}
