/** The page's visibility as set by the host, because a browser under test never hides its page. */
export class Visibility {
  private isHidden = false

  constructor(private readonly document: Document) {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (this.isHidden ? 'hidden' : 'visible'),
    })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => this.isHidden })
  }

  hide(): void {
    this.change(true)
  }

  show(): void {
    this.change(false)
  }

  private change(isHidden: boolean): void {
    if (this.isHidden === isHidden) return
    this.isHidden = isHidden
    this.document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
}
