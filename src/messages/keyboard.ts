import { makeAutoObservable } from 'mobx'

/** The on-screen keyboard as the host tells of it (section 7 `openKeybord`, `closeKeybord`). */
class Keyboard {
  /** CSS px; 0 while it is closed. Styles read the same from `--keyboard-height`. */
  height = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  setHeight(height: number): void {
    this.height = height
    document.documentElement.style.setProperty('--keyboard-height', `${height}px`)
  }
}

export const keyboard = new Keyboard()
