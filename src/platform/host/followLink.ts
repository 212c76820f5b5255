/** Follows an address as if the user had tapped a link; `target` `_blank` opens a tab without access to this one. */
export function followLink({ document }: Window, address: string, target = '', download?: string): void {
  const link = document.createElement('a')
  link.href = address
  link.target = target
  link.rel = 'noopener noreferrer'
  link.hidden = true
  if (download !== undefined) link.download = download
  document.body.append(link)
  link.click()
  link.remove()
}
