import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FIELDS, f1, type LabelledNote, measure, precision, recall } from '../plugins/creation/extraction/testing/score'
import { timing } from './extraction/timing'
import { command } from './support/command'

const FOLDER = 'plugins/creation/extraction/notes'
const LEAST = { overall: 0.95, field: 0.9 }
/** Of notes that the rules were not written for. */
const HELD = { overall: 0.92, field: 0.75 }
/** Longest time for a note of 2,000 characters. ms */
const LONGEST = 20

/**
 * Prints how well the rules read labelled notes: `-- file.json` measures another file, `--mistakes` lists what is
 * wrong.
 */
await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { mistakes: { type: 'boolean' } } })
  const files =
    positionals.length > 0 ? positionals : ['domain', 'own', 'held'].map((name) => join(FOLDER, `${name}.json`))
  const notes = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as LabelledNote[])
  // Before anything else, so that the first note is read by code that has not run yet.
  const { first, worst, text } = timing(notes.flat())
  let isGood = worst <= LONGEST
  for (const [at, file] of files.entries()) {
    const { scores, mistakes } = measure(notes[at] ?? [])
    console.log(`\n${file}: ${notes[at]?.length} notes\nfield      precision  recall      F1  labelled`)
    for (const row of [...FIELDS, 'missing', 'overall'] as const) {
      const score = scores.get(row) ?? { right: 0, extra: 0, lost: 0 }
      const limits = file.endsWith('held.json') ? HELD : LEAST
      const least = row === 'overall' ? limits.overall : limits.field
      const isLow = f1(score) < least
      isGood &&= !isLow
      const figures = [precision(score), recall(score), f1(score)].map((value) => value.toFixed(3).padStart(8))
      console.log(
        `${row.padEnd(11)}${figures.join('')}  ${String(score.right + score.lost).padStart(8)}${isLow ? `  below ${least}` : ''}`,
      )
    }
    for (const { id, field, found, expected } of values.mistakes ? mistakes : []) {
      console.log(`${id} ${field}: ${found.join(', ') || 'nothing'}, not ${expected.join(', ') || 'nothing'}`)
    }
  }
  console.log(
    `\n2,000 characters: ${worst.toFixed(1)} ms at worst (${text.slice(0, 24).trim()} …), ${first.toFixed(1)} ms for the first note of all`,
  )
  if (!isGood) process.exitCode = 1
})
