import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { TOAST_DURATION } from '#src/config'

/** A toast with an action stays so long (field-needs.md 7: undo for at least 5 s). ms */
const ACTION_TOAST_DURATION = 6000
/** The same text within this time appears once (wire.md 'Clients'). ms */
const SAME_TEXT_QUIET = 2000

export interface Toast {
  readonly id: number
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

export interface ToastOptions {
  /** ms; 2000 unless given (section 9), 6000 with an action. */
  readonly duration?: number
  readonly action?: Toast['action']
}

export interface DialogRequest {
  readonly title: string
  readonly text?: string
  /** The action named by its result; 'OK' of the current language when left out. */
  readonly confirm?: string
  /** Shown only when given (section 9: confirm shown, cancel hidden). */
  readonly cancel?: string
  /** A third way on, between the two. */
  readonly other?: string
  readonly tone?: 'normal' | 'risk'
}

export type DialogAnswer = 'confirm' | 'other' | 'cancel'

export interface OpenDialog extends DialogRequest {
  readonly id: number
  readonly answer: (answer: DialogAnswer) => void
}

/** Toasts, dialogs and the loading toast of the whole app; drawn by `FeedbackHost`. */
export class Feedback {
  toasts: readonly Toast[] = []
  dialogs: readonly OpenDialog[] = []
  /** How many calls show the loading toast right now (infocol, section 7). */
  loadingCount = 0
  #lastId = 0
  readonly #shownAt = new Map<string, number>()

  readonly #now: () => number

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
    makeAutoObservable(this, { toasts: observableRef, dialogs: observableRef }, { autoBind: true })
  }

  /** Shows a text in the middle (section 9); one with an action at the bottom, until pressed or over. */
  toast(text: string, options: ToastOptions = {}): void {
    const last = this.#shownAt.get(text)
    const at = this.#now()
    if (last !== undefined && at - last < SAME_TEXT_QUIET) return
    this.#shownAt.set(text, at)
    const toast: Toast = { id: ++this.#lastId, text, ...(options.action ? { action: options.action } : {}) }
    this.toasts = [...this.toasts, toast]
    const duration = options.duration ?? (options.action ? ACTION_TOAST_DURATION : TOAST_DURATION)
    setTimeout(() => this.dismiss(toast.id), duration)
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }

  /** Asks; resolves with the button pressed. Escape and the scrim count as `cancel`. */
  ask(request: DialogRequest): Promise<DialogAnswer> {
    return new Promise((resolve) => {
      const id = ++this.#lastId
      const answer = (value: DialogAnswer) => {
        runInAction(() => {
          this.dialogs = this.dialogs.filter((dialog) => dialog.id !== id)
        })
        resolve(value)
      }
      this.dialogs = [...this.dialogs, { ...request, id, answer }]
    })
  }

  /** Shows the loading toast until the function it gives is called. */
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
