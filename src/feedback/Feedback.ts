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
  /** When texts were last said, for as long as saying them again is too soon. */
  readonly #saidAt = new Map<string, number>()
  /** Toasts that are not on screen yet, with the time they will stay. ms */
  readonly #undrawn = new Map<number, number>()

  readonly #now: () => number

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
    makeAutoObservable(this, { toasts: observableRef, dialogs: observableRef }, { autoBind: true })
  }

  /**
   * Shows a text in the middle of the screen (section 9); with an action at the bottom, until it is pressed or its time is
   * over. The time begins when the toast is drawn (`drawn`). The same text within 2 s is shown once, unless it has an
   * action: each action undoes something else.
   */
  toast(text: string, options: ToastOptions = {}): void {
    if (!options.action && (this.wasJustSaid(text) || this.waitsToBeDrawn(text))) return
    const toast: Toast = { id: ++this.#lastId, text, ...(options.action ? { action: options.action } : {}) }
    this.#undrawn.set(toast.id, options.duration ?? (options.action ? ACTION_TOAST_DURATION : TOAST_DURATION))
    this.toasts = [...this.toasts, toast]
  }

  /** A toast is on screen from now on; called by whatever draws it, once or more often. */
  drawn(id: number): void {
    const duration = this.#undrawn.get(id)
    if (duration === undefined) return
    this.#undrawn.delete(id)
    setTimeout(() => this.dismiss(id), duration)
  }

  dismiss(id: number): void {
    this.#undrawn.delete(id)
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }

  private waitsToBeDrawn(text: string): boolean {
    return this.toasts.some((toast) => toast.text === text && !toast.action && this.#undrawn.has(toast.id))
  }

  /** Notes that a text is said now; true when it was said less than 2 s ago. */
  private wasJustSaid(text: string): boolean {
    const now = this.#now()
    for (const [other, at] of this.#saidAt) if (now - at >= SAME_TEXT_QUIET) this.#saidAt.delete(other)
    if (this.#saidAt.has(text)) return true
    this.#saidAt.set(text, now)
    return false
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
