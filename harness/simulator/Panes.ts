import type { Memory } from './memory'
import type { Pane } from './types'

const PAGES: Readonly<Record<Exclude<Pane, 'app'>, string>> = {
  'main-page': 'sim/main-page.html',
  'todo-app': 'sim/todo-app.html',
  channel: 'sim/web-view.html',
}

/** Host pages shown over the app: its main page, the sibling to-do app, a second web view. */
export class Panes {
  private frame: HTMLIFrameElement | undefined

  constructor(
    private readonly document: Document,
    private readonly memory: Memory,
    private readonly onChange: (pane: Pane) => void,
  ) {}

  show(pane: Pane): void {
    this.frame?.remove()
    this.frame = undefined
    this.memory.pane = pane
    if (pane !== 'app') {
      const frame = this.document.createElement('iframe')
      frame.src = new URL(PAGES[pane], this.document.baseURI).href
      frame.title = pane
      // Inline, so that the page's own style sheets do not affect it.
      frame.style.cssText =
        'position:fixed;inset:0;width:100%;height:100%;border:0;margin:0;background:#fff;z-index:2147483647'
      // Outside of the body, which belongs to the app.
      this.document.documentElement.append(frame)
      this.frame = frame
    }
    this.onChange(pane)
  }
}
