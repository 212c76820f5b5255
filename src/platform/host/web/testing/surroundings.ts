import { when } from 'mobx'
import { type DialogRequest, type DialogResult, Feedback } from '#platform/feedback'
import type { Http } from '#platform/http'
import type { WebSurroundings } from '../WebWay'

/** Sets parts of `navigator` that jsdom lacks, or removes them (`undefined`), for one test file. */
export function navigatorWith(parts: object): void {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true })
}

/** Dependencies of browser implementations, for tests. */
export function testSurroundings(overrides: Partial<WebSurroundings> = {}): WebSurroundings {
  const http: Http = () => Promise.reject(new Error('no back end in this test'))
  return {
    view: window,
    os: 'desktop',
    http,
    feedback: new Feedback(),
    scanner: () => Promise.reject(new Error('no scanner in this test')),
    stored: () => undefined,
    isTrusted: () => false,
    ...overrides,
  }
}

/** Records the links that a test follows; jsdom does not navigate. */
export function watchLinks(): { readonly href: string; readonly target: string; readonly download: string }[] {
  const followed: { href: string; target: string; download: string }[] = []
  const note = (event: Event) => {
    const link = event.target
    if (!(link instanceof HTMLAnchorElement)) return
    followed.push({ href: link.href, target: link.target, download: link.download })
    event.preventDefault()
  }
  beforeEach(() => {
    followed.length = 0
    document.addEventListener('click', note)
  })
  afterEach(() => document.removeEventListener('click', note))
  return followed
}

/** Answers the open dialog, or the next one, and returns it. */
export async function settleDialog(feedback: Feedback, answer: DialogResult): Promise<DialogRequest> {
  await when(() => feedback.dialogs.length > 0)
  const [dialog] = feedback.dialogs
  if (!dialog) throw new Error('no dialog is open')
  dialog.answer(answer)
  return dialog
}
