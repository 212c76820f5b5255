import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { TOAST_DURATION } from '#base/config'

/** Duration of a toast with an action (field-needs.md 7: undo for at least 5 s). ms */
const ACTION_TOAST_DURATION = 6000
/** Equal toasts within this time appear once (wire.md 'Clients'). ms */
const SAME_TEXT_QUIET = 2000

export interface Toast {
  readonly id: number
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

export interface ToastOptions {
  /** ms; default 2000 (section 9), or 6000 with an action. */
  readonly duration?: number
  readonly action?: Toast['action']
  /** Takes it away before its time. */
  readonly signal?: AbortSignal | undefined
}

export interface DialogRequest {
  readonly title: string
  readonly text?: string
  /** Label of the confirm button, which names the result; default 'OK' in the current language. */
  readonly confirm?: string
  /** Label of the cancel button; without it there is none (section 9: confirm shown, cancel hidden). */
  readonly cancel?: string
  /** Label of a third button between the two. */
  readonly other?: string
  readonly tone?: 'normal' | 'risk'
}

export type DialogResult = 'confirm' | 'other' | 'cancel'

export interface OpenDialog extends DialogRequest {
  readonly id: number
  readonly answer: (answer: DialogResult) => void
}

/** Toasts, dialogs and the loading toast of the whole app; rendered by `FeedbackHost`. */
export class Feedback {
  toasts: readonly Toast[] = []
  dialogs: readonly OpenDialog[] = []
  /** Number of pending calls that show the loading toast (infocol, section 7). */
  loadingCount = 0
  #lastId = 0
  /** When each text was last shown; entries older than 2 s are deleted. */
  readonly #shownAt = new Map<string, number>()
  /** Duration in ms of each toast that has not been rendered yet, by id. */
  readonly #unrendered = new Map<number, number>()

  readonly #now: () => number

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
    makeAutoObservable(this, { toasts: observableRef, dialogs: observableRef }, { autoBind: true })
  }

  /**
   * Shows a toast: plain ones in the middle of the screen (section 9), those with an action at the bottom until the
   * action is pressed or the time is over. The time starts when the toast is `rendered`. A text repeated within 2 s is
   * shown once, unless it has an action, because each action undoes something else.
   */
  toast(text: string, options: ToastOptions = {}): void {
    if (!options.action && (this.wasJustShown(text) || this.waitsForRender(text))) return
    const toast: Toast = { id: ++this.#lastId, text, ...(options.action ? { action: options.action } : {}) }
    this.#unrendered.set(toast.id, options.duration ?? (options.action ? ACTION_TOAST_DURATION : TOAST_DURATION))
    this.toasts = [...this.toasts, toast]
    options.signal?.addEventListener('abort', () => this.dismiss(toast.id))
  }

  /** Starts the time of a toast; called by the component that renders it. Further calls have no effect. */
  rendered(id: number): void {
    const duration = this.#unrendered.get(id)
    if (duration === undefined) return
    this.#unrendered.delete(id)
    setTimeout(() => this.dismiss(id), duration)
  }

  dismiss(id: number): void {
    this.#unrendered.delete(id)
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }

  /** Answers all dialogs with `cancel` and takes all toasts away: they are about the user who has left. */
  clear(): void {
    for (const { answer } of this.dialogs) answer('cancel')
    for (const { id } of this.toasts) this.dismiss(id)
  }

  private waitsForRender(text: string): boolean {
    return this.toasts.some((toast) => toast.text === text && !toast.action && this.#unrendered.has(toast.id))
  }

  /** True when the text was shown less than 2 s ago; otherwise records it as shown now. */
  private wasJustShown(text: string): boolean {
    const now = this.#now()
    for (const [other, at] of this.#shownAt) if (now - at >= SAME_TEXT_QUIET) this.#shownAt.delete(other)
    if (this.#shownAt.has(text)) return true
    this.#shownAt.set(text, now)
    return false
  }

  /**
   * Opens a dialog; resolves with the pressed button. Escape and the scrim resolve with `cancel`, and so does `signal`,
   * which closes the dialog.
   */
  confirm(request: DialogRequest, signal?: AbortSignal): Promise<DialogResult> {
    return new Promise((resolve) => {
      const id = ++this.#lastId
      const answer = (value: DialogResult) => {
        runInAction(() => {
          this.dialogs = this.dialogs.filter((dialog) => dialog.id !== id)
        })
        resolve(value)
      }
      this.dialogs = [...this.dialogs, { ...request, id, answer }]
      signal?.addEventListener('abort', () => answer('cancel'))
    })
  }

  /** Shows the loading toast until the returned function is called. */
  startLoading(): () => void {
    this.loadingCount += 1
    let open = true
    return () => {
      if (!open) return
      open = false
      runInAction(() => {
        this.loadingCount -= 1
      })
    }
  }
}
