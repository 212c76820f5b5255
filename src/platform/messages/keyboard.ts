import { makeAutoObservable } from 'mobx'

/** State of the on-screen keyboard, reported by the host (section 7 `openKeybord`, `closeKeybord`). */
class Keyboard {
  /** CSS px; 0 while closed. Also set as the CSS variable `--keyboard-height`. */
  height = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  setHeight(height: number): void {
    this.height = height
    document.documentElement.style.setProperty('--keyboard-height', `${height}px`)
  }
}

/** Height of the host's keyboard while it is open. px */
export const keyboard = new Keyboard()
