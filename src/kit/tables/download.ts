import { followLink } from '#platform/host'

/** The browser has read the address by then. ms */
const READ = 10_000

/** Hands a file to the browser's downloads; web views without downloads do nothing. */
export function download(file: File): void {
  const address = URL.createObjectURL(file)
  followLink(window, address, '', file.name)
  setTimeout(() => URL.revokeObjectURL(address), READ)
}
