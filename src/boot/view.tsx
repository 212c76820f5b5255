import { type ReactNode, startTransition, useLayoutEffect } from 'react'
// Its small half, which many parts use: here it is in the first files, once.
import 'react-dom'
import type { Feedback } from '#src/feedback'
import { FeedbackHost } from '#src/ui'

/** Establishing identity takes longer than this where somebody is asked: what is said meanwhile must be seen. ms */
const SLOW = 300

/**
 * The element of the page that the app draws in; the inline skeleton stands in it until the root view is shown. What draws
 * is the largest file of all and comes last: the app gets ready beside it.
 */
export function openView(feedback: Feedback) {
  const app = document.getElementById('app')
  if (!app) throw new Error('the page has no element #app')
  const element = document.createElement('div')
  const opened = import('react-dom/client').then(({ createRoot }) => createRoot(element))
  const hold = setTimeout(async () => {
    const root = await opened
    if (app.contains(element) || shown) return
    app.append(element)
    root.render(<FeedbackHost feedback={feedback} />)
  }, SLOW)
  let shown = false
  return {
    /** Shows the root view in place of the skeleton. */
    async show(view: ReactNode): Promise<void> {
      shown = true
      clearTimeout(hold)
      const root = await opened
      const bones = app.querySelector('.boot')
      app.append(element)
      // As a transition: in pieces, and with the bones in sight until all of it is there.
      startTransition(() => root.render(<Drawn onDrawn={() => bones?.remove()}>{view}</Drawn>))
    },
  }
}

interface DrawnProps {
  /** Before the browser shows it. */
  readonly onDrawn: () => void
  readonly children: ReactNode
}

function Drawn({ onDrawn, children }: DrawnProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first time alone
  useLayoutEffect(onDrawn, [])
  return children
}
