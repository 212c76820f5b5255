import { type ReactNode, startTransition, useLayoutEffect } from 'react'
// The small shared part of react-dom goes into the main chunk, so that no other chunk carries a copy.
import 'react-dom'
import type { Feedback } from '#platform/feedback'
import { FeedbackHost } from '#ui/components'

/** After this long without a root view, toasts and dialogs of the sign-in are rendered on their own. ms */
const SLOW = 300

/**
 * Prepares the React root beside the inline skeleton. react-dom is our largest chunk, so it is loaded in parallel with
 * sign-in and the first screen's code.
 */
export function openView(feedback: Feedback) {
  const app = document.getElementById('app')
  if (!app) throw new Error('the page has no element #app')
  const element = document.createElement('div')
  const opened = import(/* webpackChunkName: "view" */ 'react-dom/client').then(({ createRoot }) => createRoot(element))
  const hold = setTimeout(async () => {
    const root = await opened
    if (app.contains(element) || shown) return
    app.append(element)
    root.render(<FeedbackHost feedback={feedback} />)
  }, SLOW)
  let shown = false
  return {
    /** Renders the root view and removes the skeleton once it is laid out. */
    async show(view: ReactNode): Promise<void> {
      shown = true
      clearTimeout(hold)
      const root = await opened
      const skeleton = app.querySelector('.boot')
      app.append(element)
      // As a transition React renders in slices, and the skeleton stays visible until the whole view is committed.
      startTransition(() => root.render(<Rendered onRendered={() => skeleton?.remove()}>{view}</Rendered>))
    },
  }
}

interface RenderedProps {
  /** Called after the first commit, before the browser paints. */
  readonly onRendered: () => void
  readonly children: ReactNode
}

function Rendered({ onRendered, children }: RenderedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the first commit
  useLayoutEffect(onRendered, [])
  return children
}
