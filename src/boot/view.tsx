import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Feedback, FeedbackHost } from '#src/feedback'

/** Establishing identity takes longer than this where somebody is asked: what is said meanwhile must be seen. ms */
const SLOW = 300

/** The element of the page that the app draws in; the inline skeleton stands in it until the root view is shown. */
export function openView(feedback: Feedback) {
  const app = document.getElementById('app')
  if (!app) throw new Error('the page has no element #app')
  const element = document.createElement('div')
  const root = createRoot(element)
  const hold = setTimeout(() => {
    app.append(element)
    root.render(<FeedbackHost feedback={feedback} />)
  }, SLOW)
  return {
    /** Shows the root view in place of the skeleton. */
    show(view: ReactNode): void {
      clearTimeout(hold)
      root.render(view)
      app.replaceChildren(element)
    },
  }
}
