/** The browser has read the address by then. ms */
const READ = 10_000

/** Saves a text as a file; web views without downloads do nothing. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READ)
}
