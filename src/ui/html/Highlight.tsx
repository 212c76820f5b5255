import { Fragment } from 'react'
import './Highlight.css'

export interface HighlightProps {
  readonly text: string
  /** From and to of each hit, in UTF-16 units as a back end counts them, `to` not included. */
  readonly hits: readonly (readonly [from: number, to: number])[]
}

/** A text with highlighted search hits. Overlapping hits are merged; those outside of the text are skipped. */
export function Highlight({ text, hits }: HighlightProps) {
  return pieces(text, hits).map(({ from, part, isHit }) =>
    isHit ? (
      <mark key={from} className="highlight">
        {part}
      </mark>
    ) : (
      <Fragment key={from}>{part}</Fragment>
    ),
  )
}

interface Piece {
  readonly from: number
  readonly part: string
  readonly isHit: boolean
}

/** The second half of a character beyond the first plane must not be parted from the first. */
const isSecondHalf = (text: string, index: number) => /^[\udc00-\udfff]/.test(text.slice(index, index + 1))

function merged(text: string, hits: HighlightProps['hits']): [number, number][] {
  const whole = hits
    .map(([from, to]): [number, number] => [Math.max(0, Math.trunc(from)), Math.min(text.length, Math.trunc(to))])
    .filter(([from, to]) => from < to)
    .map(([from, to]): [number, number] => [
      isSecondHalf(text, from) ? from - 1 : from,
      isSecondHalf(text, to) ? to + 1 : to,
    ])
    .sort(([a], [b]) => a - b)
  const result: [number, number][] = []
  for (const [from, to] of whole) {
    const last = result[result.length - 1]
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}

function pieces(text: string, hits: HighlightProps['hits']): Piece[] {
  const result: Piece[] = []
  let at = 0
  const add = (to: number, isHit: boolean) => {
    if (to > at) result.push({ from: at, part: text.slice(at, to), isHit })
    at = Math.max(at, to)
  }
  for (const [from, to] of merged(text, hits)) {
    add(from, false)
    add(to, true)
  }
  add(text.length, false)
  return result
}

/** From and to of each occurrence of a text in a name, whatever its letters' size. */
export function hitsIn(name: string, keyword: string): [number, number][] {
  const [text, word] = [name.toLowerCase(), keyword.trim().toLowerCase()]
  // A letter that becomes longer in lower case would shift the hits.
  if (word === '' || text.length !== name.length) return []
  const hits: [number, number][] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    hits.push([at, at + word.length])
  }
  return hits
}
