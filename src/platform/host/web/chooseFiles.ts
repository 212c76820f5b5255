import { HOST_TEXTS, type HostResult, hostFailure } from '../HostResult'

/** If no file has arrived this long after the page has become active, none was chosen. wire.md 'Settling'. ms */
const NO_CHOICE = 3000

/**
 * Signs that the chooser was closed: browsers before `cancel` (Chrome 113, Safari 16.4) do not report an empty choice.
 */
const BACK = ['focus', 'pointerdown'] as const

export interface Choice {
  readonly accept?: string | undefined
  readonly multiple?: boolean
  /** Opens the camera, if there is one, instead of the album. */
  readonly capture?: 'environment'
  readonly signal?: AbortSignal | undefined
}

/** Opens the browser's file chooser: resolves with at least one file, or −2 if none was chosen. */
export function chooseFiles(view: Window, choice: Choice): Promise<HostResult<readonly File[]>> {
  const { accept = '', multiple = false, capture, signal } = choice
  const input = view.document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.multiple = multiple
  if (capture) input.setAttribute('capture', capture)
  input.hidden = true

  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = (result: HostResult<readonly File[]>) => {
      clearTimeout(timer)
      for (const sign of BACK) view.removeEventListener(sign, isBack, true)
      signal?.removeEventListener('abort', giveUp)
      input.remove()
      resolve(result)
    }
    const none = () => settle(hostFailure('no-file', HOST_TEXTS.noFile))
    const giveUp = () => settle(hostFailure('cancelled', HOST_TEXTS.cancelled))
    const isBack = () => {
      clearTimeout(timer)
      timer = setTimeout(none, NO_CHOICE)
    }
    input.addEventListener('cancel', none)
    input.addEventListener('change', () => {
      const files = Array.from(input.files ?? [])
      if (files.length === 0) none()
      else settle({ ok: true, data: files })
    })
    if (signal?.aborted) return giveUp()
    signal?.addEventListener('abort', giveUp)
    // Safari does not support an input outside of the document.
    view.document.body.append(input)
    input.click()
    for (const sign of BACK) view.addEventListener(sign, isBack, true)
  })
}
