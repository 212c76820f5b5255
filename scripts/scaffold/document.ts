import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A step of docs/adding-a-plugin.md: a command, a whole file, or a change of one. */
export type DocumentStep =
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  | { readonly kind: 'change'; readonly file: string; readonly lines: readonly string[] }

const BLOCK = /^```(sh|ts|diff)(?: (\S+))?\n([\s\S]*?)^```$/gm

/** The steps of the document, in order. */
export function documentSteps(text: string): DocumentStep[] {
  return [...text.matchAll(BLOCK)].flatMap(([, language, file = '', body = '']): DocumentStep[] => {
    if (language === 'sh')
      return body
        .trim()
        .split('\n')
        .map((command) => ({ kind: 'run', command }))
    if (language === 'ts') return [{ kind: 'write', file, text: body }]
    return [{ kind: 'change', file, lines: body.trimEnd().split('\n') }]
  })
}

/** Writes or changes a file below a folder. Throws if the file lacks the lines that a change replaces. */
export function applyStep(root: string, step: Exclude<DocumentStep, { readonly kind: 'run' }>): void {
  const path = join(root, step.file)
  if (step.kind === 'write') {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, step.text)
    return
  }
  const before = step.lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1).trim())
  const after = step.lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1))
  const lines = readFileSync(path, 'utf8').split('\n')
  const at = lines.findIndex((_, index) => before.every((line, offset) => lines[index + offset]?.trim() === line))
  if (at < 0) throw new Error(`${step.file} has no lines ${JSON.stringify(before)}`)
  writeFileSync(path, [...lines.slice(0, at), ...after, ...lines.slice(at + before.length)].join('\n'))
}
