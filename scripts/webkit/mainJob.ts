import type { Visit } from './Visit'

const INSERT = 'ennNewClueTrack/insert'
const TEXT = 'They want a price for two boilers by Friday.'
const LEAD = 'Hongsheng Ceramics'
/** Far enough to test restoring the position, while the lead stays visible. px */
const SCROLLED = 200

interface Surroundings {
  readonly network: (isThere: boolean) => Promise<void>
  /** Navigates back from the lead to the list. */
  readonly back: () => Promise<void>
}

/** Texts of a lead's follow-ups on the server. */
async function arrived({ sim }: Visit): Promise<string[]> {
  const { list } = await sim.records<{ text: string }>('track', { clueId: 'L-000001' })
  return list.map(({ text }) => text).filter((text) => text === TEXT)
}

const waitingText = () => document.querySelector('[data-record^="outbox:"]')?.textContent ?? ''

/**
 * From the workbench: find a lead, read it, follow it up offline, go online and see it arrive, and return to the row.
 */
export async function mainJob(visit: Visit, { network, back }: Surroundings): Promise<void> {
  const { driver } = visit
  await visit.shows('/')
  await visit.press('button', /^Leads/)
  await visit.shows('/clueList')
  await visit.control('link', new RegExp(LEAD))
  await driver.run(
    (top) => document.querySelector('[data-route="/clueList"]:not([hidden])')?.scrollTo(0, top),
    SCROLLED,
  )
  await visit.press('link', new RegExp(LEAD))

  await visit.shows('/clueDetail')
  await visit.press('button', /^Follow up$/)
  await visit.shows('/x/leads/followUp')
  await visit.press('button', /With/)
  await visit.press('option', /./)
  await driver.until('the sheet to close', () => document.querySelector('[role="dialog"]') === null)
  await visit.write(/What was/, TEXT)
  // The next working days are offered, which depend on the day of the test.
  await visit.press('button', /^(?:Tomorrow 9:00|In a week|(?:Mon|Tue|Wed|Thu|Fri) \d+)$/)
  await visit.write(/^About/, 'Send the price')
  await network(false)
  await visit.press('button', /^Save follow-up$/)
  await visit.shows('/clueDetail')
  await driver.until('the follow-up that waits', waitingText)
  const shown = await driver.run(waitingText)
  if (!shown.includes(TEXT)) throw new Error(`what waits reads: ${shown}`)
  if ((await arrived(visit)).length > 0) throw new Error('it arrived without network')

  await network(true)
  await driver.until('the follow-up to be sent', () => !document.querySelector('[data-record^="outbox:"]'))
  const texts = await arrived(visit)
  if (texts.length !== 1)
    throw new Error(`it arrived ${texts.length} times, after ${(await visit.sim.log(INSERT)).length} calls`)

  await back()
  await visit.shows('/clueList')
  await visit.control('link', new RegExp(LEAD))
  await driver.until(
    `the list to be ${SCROLLED} px down again`,
    (top) => document.querySelector('[data-route="/clueList"]:not([hidden])')?.scrollTop === top,
    SCROLLED,
  )
}
