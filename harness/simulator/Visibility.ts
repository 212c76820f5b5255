/** The page's visibility as set by the host, because a browser under test never hides its page. */
export class Visibility {
  private hidden = false

  constructor(private readonly document: Document) {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (this.hidden ? 'hidden' : 'visible'),
    })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => this.hidden })
  }

  get isHidden(): boolean {
    return this.hidden
  }

  hide(): void {
    this.change(true)
  }

  show(): void {
    this.change(false)
  }

  private change(isHidden: boolean): void {
    if (this.hidden === isHidden) return
    this.hidden = isHidden
    this.document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
}
