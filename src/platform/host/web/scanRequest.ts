import { makeAutoObservable, observableRef } from 'mobx'
import type { ComponentType } from 'react'
import { HOST_TEXTS, type HostResult, hostFailure } from '../HostResult'

type Scanned = HostResult<{ readonly text: string }>

export interface ScanRequest {
  /** Passed with the request, so that the scanner is not loaded before. */
  readonly View: ScannerView
  readonly answer: (result: Scanned) => void
}

export interface ScannerProps {
  readonly onText: (text: string) => void
  readonly onClose: () => void
}

/** Shows the camera and calls back with the text of a code. */
export type ScannerView = ComponentType<ScannerProps>

/** The current scan request; rendered by `ScannerHost`. */
class ScanRequests {
  current: ScanRequest | undefined = undefined

  constructor() {
    makeAutoObservable(this, { current: observableRef }, { autoBind: true })
  }

  /** Shows the scanner; 'busy' if it is already open, 'cancelled' when closed or aborted. */
  ask(View: ScanRequest['View'], signal?: AbortSignal): Promise<Scanned> {
    if (this.current) return Promise.resolve(hostFailure('busy', 'busy'))
    if (signal?.aborted) return Promise.resolve(cancelled())
    return new Promise((resolve) => {
      const giveUp = () => this.settle(cancelled())
      signal?.addEventListener('abort', giveUp)
      const answer = (result: Scanned) => {
        signal?.removeEventListener('abort', giveUp)
        resolve(result)
      }
      this.current = { View, answer }
    })
  }

  found(text: string): void {
    this.settle({ ok: true, data: { text } })
  }

  close(): void {
    this.settle(cancelled())
  }

  private settle(result: Scanned): void {
    const request = this.current
    this.current = undefined
    request?.answer(result)
  }
}

const cancelled = () => hostFailure('cancelled', HOST_TEXTS.cancelled)

/** The scan that waits for its page, if any. */
export const scanRequest = new ScanRequests()
