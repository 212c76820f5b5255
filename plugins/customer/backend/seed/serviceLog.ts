import { seedOfCompanies } from '#harness/backend/kit'
import { NOTES, recordId } from '#harness/backend/world'
import type { EnteredKind } from '../../rules/logKinds'
import type { SimLog } from '../serviceLog'
import { TEXTS } from './logTexts'

/** The service log of every company; numbered by company, so that an entry is the same in every size. */

const MOST = 60
/** C-000001 has 48, as in the mock; C-000016 none. */
const COUNTS: Readonly<Record<number, number>> = { 1: 48, 16: 0 }

const KINDS: readonly EnteredKind[] = ['visit', 'visit', 'call', 'call', 'repair', 'complaint', 'contract']

export const drawLogs = seedOfCompanies('service log', ({ custId, owner, lastVisit }, number, { random, clock }) => {
  const count = COUNTS[number] ?? random.int(2, 9)
  let day = random.int(-20, -5)
  return Array.from({ length: count }, (_, at): SimLog => {
    const isLast = at === 0 && lastVisit !== undefined
    day -= random.int(3, 22)
    const sampled = random.pick(KINDS)
    // No visit is newer than the company's last one.
    const isNewer = clock.day(day) >= (lastVisit ?? '')
    const kind = isLast ? 'visit' : sampled === 'visit' && isNewer ? 'call' : sampled
    const by = random.chance(0.85) ? owner : 'rep02'
    const note = isLast && number === 1 ? TEXTS.visit[NOTES.length] : random.pick(TEXTS[kind])
    const time = clock.past(day, random.int(9 * 60, 17 * 60))
    return {
      id: recordId('LG', (number - 1) * MOST + at + 1),
      version: 1,
      custId,
      kind,
      at: isLast ? new Date(`${lastVisit}T15:20:00+08:00`).toISOString() : time,
      by,
      text: '',
      ...note,
      files: [],
    }
  })
})
