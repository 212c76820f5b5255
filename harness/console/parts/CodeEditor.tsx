import { json, jsonParseLinter } from '@codemirror/lang-json'
import { linter } from '@codemirror/lint'
import { EditorView, minimalSetup } from 'codemirror'
import { useEffect, useRef } from 'react'

export interface JsonEditorProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Theme of the editor: the tokens of the page. */
const theme = EditorView.theme({
  '&': { flex: '1', color: 'var(--text)' },
  '.cm-content': { fontFamily: 'var(--font-mono)', fontSize: '11.5px', caretColor: 'var(--text)' },
  // The editor's own colours of values are for a light page only.
  '.cm-line span': { color: 'inherit' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused': { outline: '2px solid var(--brand)' },
})

/**
 * An editor for JSON that marks what does not parse. It stands in a shadow root, where its style sheets are constructed
 * ones: the page's content security policy allows no inline style.
 */
export default function CodeEditor({ label, value, onChange }: JsonEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(undefined)
  const changed = useRef(onChange)
  changed.current = onChange
  const first = useRef(value)

  useEffect(() => {
    const host = place.current
    if (!host) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const view = new EditorView({
      doc: first.current,
      parent: root,
      root,
      extensions: [
        minimalSetup,
        json(),
        linter((each) => (each.state.doc.toString().trim() === '' ? [] : jsonParseLinter()(each))),
        theme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) changed.current(update.state.doc.toString())
        }),
      ],
    })
    editor.current = view
    return () => view.destroy()
  }, [label])

  useEffect(() => {
    const view = editor.current
    const text = view?.state.doc.toString()
    if (view && text !== value) view.dispatch({ changes: { from: 0, to: text?.length ?? 0, insert: value } })
  }, [value])

  return <div className="json" ref={place} />
}
