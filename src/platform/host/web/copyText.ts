import { HOST_TEXTS, type HostResult, hostDone, hostFailure } from '../HostResult'
import type { WebWay } from './WebWay'

export const copyText: WebWay<'copyText'> = ({ text }, _options, { view }) => copy(view, text)

/** Copies a text to the clipboard. */
export async function copy(view: Window, text: string): Promise<HostResult<null>> {
  try {
    await view.navigator.clipboard.writeText(text)
    return hostDone
  } catch {
    // The clipboard API is missing (plain http, old web views) or not allowed: use the older method.
    return copySelected(view, text) ? hostDone : hostFailure('host', HOST_TEXTS.fail)
  }
}

function copySelected({ document }: Window, text: string): boolean {
  const field = document.createElement('textarea')
  const focused = document.activeElement
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  try {
    field.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
