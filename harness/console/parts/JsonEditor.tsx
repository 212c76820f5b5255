import { lazy, Suspense } from 'react'
import type { JsonEditorProps } from './CodeEditor'

/** Not part of the console's first script: it is as large as the rest of it. */
const CodeEditor = lazy(() => import(/* webpackChunkName: 'editor' */ './CodeEditor'))

/** An editor for JSON that marks what does not parse. */
export function JsonEditor(props: JsonEditorProps) {
  return (
    <Suspense fallback={<div className="json" />}>
      <CodeEditor {...props} />
    </Suspense>
  )
}
