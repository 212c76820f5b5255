import { extractLocally } from '../../plugins/creation/extraction/local'
import type { LabelledNote } from '../../plugins/creation/extraction/testing/score'
import { NOTE_MAXIMUM } from '../../plugins/creation/extraction/types'

const WARM_UP = 3
const RUNS = 7
const TODAY = '2026-11-20'
/** Texts that are hard to read: nothing but digits, names, one word. */
const SHAPES = [
  '1',
  '1 ',
  '一',
  '公司',
  '宏盛陶瓷的',
  'Guangda ',
  'ab ',
  '12月3日',
  '锅炉',
  '改',
  '不',
  '，',
  'Mr A ',
  '广州',
]

/** Notes of 2,000 characters: the labelled ones one after the other, and hard shapes. */
function longNotes(notes: readonly LabelledNote[]): string[] {
  const all = notes.map(({ text }) => text).join(' ')
  const parts = Array.from({ length: Math.ceil(all.length / NOTE_MAXIMUM) }, (_, at) => all.slice(at * NOTE_MAXIMUM))
  return [...parts, ...SHAPES].map((text) => text.repeat(Math.ceil(NOTE_MAXIMUM / text.length)).slice(0, NOTE_MAXIMUM))
}

/** Time of the processor, so that a busy machine does not count. ms */
function timeOf(text: string): number {
  const start = process.cpuUsage()
  extractLocally({ text, today: TODAY })
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

export interface Timing {
  /** ms; the first note after the start, before the engine has compiled the rules. */
  readonly first: number
  /** ms; the slowest of the long notes, each as the median of its runs, after a warm-up. */
  readonly worst: number
  readonly text: string
}

export function timing(notes: readonly LabelledNote[]): Timing {
  const texts = longNotes(notes)
  const first = timeOf(texts[0] ?? '')
  for (let round = 0; round < WARM_UP; round++) for (const text of texts) timeOf(text)
  const times = texts.map((text) => {
    const runs = Array.from({ length: RUNS }, () => timeOf(text)).sort((a, b) => a - b)
    return { text, time: runs[RUNS >> 1] ?? 0 }
  })
  const [worst] = times.sort((a, b) => b.time - a.time)
  return { first, worst: worst?.time ?? 0, text: worst?.text ?? '' }
}
