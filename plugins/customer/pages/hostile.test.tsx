import { act, screen, waitFor, within } from '@testing-library/react'
import { type Simulation, simulate } from '#harness/backend/kit/testing'
import { hostileTexts, leftoversIn } from '#testing'
import { riskKind, type SimRisk } from '../backend/riskSeed'
import { HOSTILE_WORDS } from '../backend/seed/hostile'
import dev from '../dev'
import { risks } from '../stores/risks'
import { prepareScreens, show } from '../testing/showRiskAndBusiness'

/** Documents of courts are text from outside: what is drawn of a hostile one is harmless. */

beforeAll(() => prepareScreens(dev))
afterEach(() => localStorage.clear())

function put(sim: Simulation, riskId: string, fields: Partial<SimRisk>): void {
  const table = sim.store.table(riskKind)
  const record = table.get(riskId)
  if (!record) throw new Error(`no record ${riskId}`)
  table.put({ ...record, ...fields })
}

/** A simulator in which a record has these fields. */
function withRecord(riskId: string, fields: Partial<SimRisk>): Simulation {
  const sim = simulate(dev)
  put(sim, riskId, fields)
  return sim
}

/** The document as it is drawn, once the word at its end is. */
async function rendered(within_: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const box = within_.querySelector<HTMLElement>('.html')
    if (!box || box.childNodes.length === 0) throw new Error('nothing drawn yet')
    return box
  })
}

const FILING = 'RK-007121'

test('at least 40 samples', () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(40)
})

test('nothing of any sample is drawn that runs or asks', async () => {
  const sim = simulate(dev)
  const { core } = await show('rep01', `/customer-laxx-details?id=${FILING}`, { sim })
  const box = await rendered(document.body)
  const record = core.store(risks).of(FILING)
  const wrong: string[] = []
  for (const [name, html] of hostileTexts) {
    put(sim, FILING, { text: `<p>begin: ${name}</p>${html}<p>end</p>` })
    await act(() => record.main.load())
    if (!box.textContent?.includes(`begin: ${name}`)) wrong.push(`${name}: is not drawn`)
    wrong.push(...leftoversIn(box).map((left) => `${name}: ${left}`))
  }
  expect(wrong).toEqual([])
  expect((window as { ran?: number }).ran).toBeUndefined()
})

test('in a sheet, too', async () => {
  const sim = withRecord('RK-007001', { text: '<p>begin</p><img src=x onerror="top.ran=1"><script>top.ran=1</script>' })
  await show('rep01', '/customer-pjws?id=C-000007&record=RK-007001', { sim })
  expect(leftoversIn(await rendered(await screen.findByRole('dialog')))).toEqual([])
})

test('words that are no HTML are shown as they are written', async () => {
  const fields = { result: HOSTILE_WORDS, court: HOSTILE_WORDS, own: { cause: HOSTILE_WORDS } }
  const sim = withRecord(FILING, { ...fields, parties: [{ name: HOSTILE_WORDS, role: 'plaintiff' }], text: '' })
  await show('rep01', `/customer-laxx-details?id=${FILING}`, { sim })
  await screen.findByRole('heading', { name: 'Result' })
  expect(screen.getAllByText(HOSTILE_WORDS).length).toBeGreaterThanOrEqual(4)
  expect(document.querySelector('main img')).toBeNull()
})

test('C-000015: every record of the seed is harmless, in its list and opened', async () => {
  const sim = simulate(dev)
  const records = [...sim.store.table(riskKind).values()].filter(({ custId }) => custId === 'C-000015')
  expect(records.length).toBeGreaterThanOrEqual(15)
  for (const { kind, riskId } of records) {
    const { unmount } = await show('rep01', `/customer-${kind}?id=C-000015&record=${riskId}`, { sim })
    const sheet = await screen.findByRole('dialog')
    const box = await rendered(sheet)
    expect(leftoversIn(box)).toEqual([])
    expect(within(sheet).getAllByText(HOSTILE_WORDS).length).toBeGreaterThan(0)
    unmount()
  }
})
