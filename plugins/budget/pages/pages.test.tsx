import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { holdExampleTime, openPage, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import type { Core } from '#platform/core'
import { showPages } from '#testing'
import {
  createEstimate,
  type Estimate,
  getEstimate,
  listEstimates,
  listTemplates,
  newVersion,
  saveEstimate,
} from '../api'
import { estimateKind } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { estimate, print } from '../routes'
import { withCell } from '../rules/content'
import today from '../today'
import EstimatePage from './EstimatePage'
import PrintView from './PrintView'

/** Screens of the area over its simulator, at the example time. */

beforeAll(holdExampleTime)
afterEach(() => localStorage.clear())

const open = (who: string, address: string, sim = simulate(dev)) => openPage({ plugin, dev }, who, address, sim)
const editor = (id: string) => `/x/budget/estimate?id=${id}&edit=1`

let made = 0
/** A new estimate with a number of its own: drafts are the device's, which all tests share. */
async function roof(sim: ReturnType<typeof simulate>): Promise<Estimate> {
  const create = () => sim.as('rep01').call(createEstimate, { name: 'Roof', kind: 'pv', templateId: 'BT-000001' })
  for (let before = 0; before < made; before++) await create()
  made++
  return create()
}

/** The input of a cell. */
const cell = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[data-cell="${name}"]`)
  if (!found) throw new Error(`no cell ${name}`)
  return found
}
/** The error of a cell in words. */
const errorAt = (name: string) =>
  document.getElementById(cell(name).getAttribute('aria-describedby') ?? '')?.textContent
const type = (name: string, text: string) => {
  fireEvent.change(cell(name), { target: { value: text } })
  fireEvent.blur(cell(name))
}

test('the list shows investment and rate of return, or how many cells have errors', async () => {
  await open('rep01', '/project-butget?keyword=BE-000001')
  const [row] = await screen.findAllByRole('article')
  expect(row?.textContent).toContain('¥6.94 M')
  expect(row?.textContent).toContain('IRR 17.46%')
})

test('quantities and prices are shown with all their digits', async () => {
  const sim = simulate(dev)
  const { id, version, content } = await roof(sim)
  const precise = withCell(withCell(content, 'A1.qty', '0.125'), 'A1.price', '0.4535')
  await sim.as('rep01').call(saveEstimate, { id, version, base: content, content: precise })
  await open('rep01', `/x/budget/estimate?id=${id}`, sim)
  const row = await screen.findByRole('row', { name: /^A1 / })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['0.125', '0.4535']))
})

test.each([
  ['4804.1*100', '480,410'],
  ['100000*2000000', '200,000,000,000'],
])('what %s gives is shown without the noise of its computation', async (formula, shown) => {
  const sim = simulate(dev)
  const { id, version, content } = await roof(sim)
  const noisy = withCell(withCell(content, 'A1.qty', formula), 'A1.price', '1')
  await sim.as('rep01').call(saveEstimate, { id, version, base: content, content: noisy })
  await open('rep01', `/x/budget/estimate?id=${id}`, sim)
  const row = await screen.findByRole('row', { name: /^A1 / })
  expect(within(row).getAllByRole('cell')[0]?.textContent).toBe(shown)
})

test.each([true, false])('items are saved as CSV by those who may export: %s', async (may) => {
  const sim = simulate(dev)
  const decide: Core['decide'] = ({ permission } = {}) =>
    permission === 'export' && !may ? { ok: false, reason: 'no right' } : { ok: true }
  const { core } = simCore(sim, plugin, 'rep01', { decide })
  await startScreens(plugin)
  await showPages(core, [{ route: estimate, screen: EstimatePage }], '/x/budget/estimate?id=BE-000001', plugin.id)
  await screen.findByRole('row', { name: /^A1 / })
  expect(screen.queryAllByRole('button', { name: 'Save items as CSV' })).toHaveLength(may ? 1 : 0)
})

test('the chart of influences is called what it shows', async () => {
  await open('rep01', '/x/budget/estimate?id=BE-000001')
  expect((await screen.findAllByLabelText('Change of NPV')).length).toBeGreaterThan(0)
})

test('an approver finds what waits', async () => {
  await open('rep03', '/project-butget?tab=toApprove')
  const rows = await screen.findAllByRole('article')
  expect(rows.some(({ textContent }) => textContent?.includes('厂房屋顶光伏'))).toBe(true)
})

test('a returned estimate leads from the start page to where its next version begins', async () => {
  const sim = simulate(dev)
  const [due] = await today(simCore(sim, plugin, 'rep01').core, new AbortController().signal)
  expect(due?.record).toBe(`budget-estimate:${due?.id}`)
  await open('rep01', due?.main?.to ?? due?.to ?? '', sim)
  expect(await screen.findByRole('button', { name: 'Begin the next version' })).toBeTruthy()
})

describe('the editor', () => {
  test('shows a circle at each member, and no error once one is mended', async () => {
    await open('rep01', editor('BE-000002'))
    await waitFor(() => expect(errorAt('A1.qty')).toContain('A1.qty → A2.qty → A3.qty → A1.qty'))
    expect(errorAt('A2.qty')).toContain('#CYCLE')
    expect(screen.getByText('3 cells have errors')).toBeTruthy()
    type('A3.qty', 'p.capacityKw')
    await waitFor(() => expect(errorAt('A1.qty')).toContain('3,300'))
    expect(screen.queryByText('3 cells have errors')).toBeNull()
  })

  test('says for each error what is wrong, with a mark where a text ends to be a formula', async () => {
    await open('rep01', editor('BE-000012'))
    await waitFor(() => cell('A1.price'))
    const said = [
      ['7%4', '#SYNTAX 7‸%4Not a formula here.'],
      ['q+1', '#NAME q is unknown.'],
      ['1/0', '#DIV0 Divided by zero.'],
      ['1-2', '#NUM Out of range.'],
      ['1<2', '#VALUE Needs a number.'],
      ['', '#VALUE Enter 0 to 1,000,000,000.'],
      ['1000000001', '#NUM Enter 0 to 1,000,000,000.'],
    ] as const
    for (const [text, error] of said) {
      type('A1.price', text)
      await waitFor(() => expect(errorAt('A1.price')).toBe(error))
    }
    type('A2.price', 'A1.price')
    await waitFor(() => expect(errorAt('A2.price')).toBe('#REF Waits for A1 Price.'))
    await userEvent.click(within(cell('A2.price').closest('.cellinput') as HTMLElement).getByRole('button'))
    expect(document.activeElement).toBe(cell('A1.price'))
  })

  test('what a formula gives has the digits that the table of items has', async () => {
    await open('rep01', editor('BE-000012'))
    await waitFor(() => cell('A1.price'))
    type('A1.price', '0.453/100')
    await waitFor(() => expect(errorAt('A1.price')).toBe('= 0.00453'))
  })

  test('a name goes into the quantity or price that was typed in last, where its caret is', async () => {
    const sim = simulate(dev)
    const { id } = await roof(sim)
    await open('rep01', editor(id), sim)
    await waitFor(() => cell('A1.price'))
    await userEvent.click(screen.getByRole('button', { name: 'More about 光伏组件' }))
    const sheet = within(await screen.findByRole('dialog'))
    const quantity = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
    const price = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '2*+1')
    quantity.setSelectionRange(2, 2)
    const name = sheet.getByRole('button', { name: 'p.capacityKw' })
    await userEvent.click(name)
    expect([quantity.value, price.value]).toEqual(['2*p.capacityKw+1', '760'])
    expect(await sheet.findByText('= 6,001')).toBeTruthy()
    await userEvent.clear(price)
    await userEvent.type(price, '760')
    await userEvent.click(name)
    expect(price.value).toBe('760p.capacityKw')
    expect(await sheet.findByText(/#SYNTAX/)).toBeTruthy()
  })

  test('a line that is too large is named by what waits for it, and leads to it', async () => {
    await open('rep01', editor('BE-000012'))
    await waitFor(() => cell('A1.price'))
    type('A1.qty', '1000000000')
    type('A1.price', '1000000000')
    type('A2.price', 'A1.net')
    await waitFor(() => expect(errorAt('A2.price')).toBe('#REF Waits for A1.'))
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(document.activeElement).toBe(cell('A1.qty'))
  })

  test('a price that is chosen is one without VAT, whatever the price before was', async () => {
    const sim = simulate(dev)
    const { id } = await roof(sim)
    await open('rep01', editor(id), sim)
    await waitFor(() => cell('A1.price'))
    await userEvent.click(screen.getByRole('button', { name: 'More about 光伏组件' }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByText('Gross price'))
    await userEvent.click(sheet.getByRole('button', { name: 'Prices…' }))
    await userEvent.click(await sheet.findByText('740 per kW, catalogue'))
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
    const row = cell('A1.price').closest('.sheetrow')
    await waitFor(() => expect(row?.textContent).toContain('2,220,000'))
  })

  test('a price that is chosen brings its unit', async () => {
    const sim = simulate(dev)
    const { id } = await roof(sim)
    await open('rep01', editor(id), sim)
    await waitFor(() => cell('A1.price'))
    await userEvent.click(screen.getByRole('button', { name: 'More about 光伏组件' }))
    const sheet = within(await screen.findByRole('dialog'))
    const unit = sheet.getByRole<HTMLInputElement>('textbox', { name: /Unit/ })
    fireEvent.change(unit, { target: { value: 'pcs' } })
    await userEvent.click(sheet.getByRole('button', { name: 'Prices…' }))
    await userEvent.click(await sheet.findByText('740 per kW, catalogue'))
    expect(unit.value).toBe('kW')
  })

  /** An estimate whose first item has a supplier's quote. */
  async function quoted(sim: ReturnType<typeof simulate>): Promise<string> {
    const { id, version, content } = await roof(sim)
    const cells = { 'A1.source': 'quote', 'A1.quote': '/fdfs/F-1/modules%20offer.pdf' }
    const changed = Object.entries(cells).reduce((all, [key, value]) => withCell(all, key, value), content)
    await sim.as('rep01').call(saveEstimate, { id, version, base: content, content: changed })
    return id
  }

  test('an estimate shows the quotes of its items', async () => {
    const sim = simulate(dev)
    await open('rep01', `/x/budget/estimate?id=${await quoted(sim)}`, sim)
    expect(await screen.findByText('A1 modules offer.pdf')).toBeTruthy()
  })

  test('an item that is priced by a quote has a place for its file, which can be taken away', async () => {
    const sim = simulate(dev)
    const id = await quoted(sim)
    await open('rep01', editor(id), sim)
    await waitFor(() => cell('A1.price'))
    fireEvent.click(screen.getByRole('button', { name: 'More about 光伏组件' }))
    const sheet = within(await screen.findByRole('dialog'))
    fireEvent.click(sheet.getByRole('button', { name: 'Remove modules offer.pdf' }))
    expect(sheet.queryByText('modules offer.pdf')).toBeNull()
    fireEvent.click(sheet.getByRole('button', { name: 'Done' }))
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => {
      const { content } = await sim.as('rep01').call(getEstimate, { id })
      expect(content.groups[0]?.items[0]?.quote).toBe('')
    })
  })

  test('what the server refuses is said at the top', async () => {
    const sim = simulate(dev)
    const { id } = await roof(sim)
    await open('rep01', editor(id), sim)
    await waitFor(() => cell('A1.price'))
    await userEvent.click(screen.getByRole('button', { name: 'More about 光伏组件' }))
    const sheet = within(await screen.findByRole('dialog'))
    fireEvent.change(sheet.getByRole('textbox', { name: /Unit/ }), { target: { value: 'kW' } })
    fireEvent.change(sheet.getByRole('textbox', { name: /Note/ }), { target: { value: 'x'.repeat(201) } })
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('A text is too long, or a code is unknown.')).toBeTruthy()
  })

  test('the opportunity is named, and can be taken away', async () => {
    const sim = simulate(dev)
    await open('rep01', editor('BE-000012'), sim)
    await waitFor(() => cell('A1.price'))
    expect(screen.queryByText('B-000001')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove the opportunity' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () =>
      expect((await sim.as('rep01').call(getEstimate, { id: 'BE-000012' })).business).toBeUndefined(),
    )
  })

  test('Enter goes down the column', async () => {
    await open('rep01', editor('BE-000012'))
    await waitFor(() => cell('A1.price'))
    for (const input of document.querySelectorAll('input'))
      Object.defineProperty(input, 'offsetParent', { value: document.body })
    cell('A1.price').focus()
    await userEvent.keyboard('5{Enter}')
    expect(document.activeElement).toBe(cell('A2.price'))
  })

  test('where somebody else changed the same cell, both texts are shown; one’s own is saved over it', async () => {
    const sim = simulate(dev)
    const before = await roof(sim)
    await open('rep01', editor(before.id), sim)
    await waitFor(() => cell('A1.price'))
    const theirs = withCell(withCell(before.content, 'A1.price', '700'), 'A2.price', '130')
    await sim
      .as('rep02')
      .call(saveEstimate, { id: before.id, version: before.version, base: before.content, content: theirs })
    type('A1.price', '720')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const conflict = await screen.findByRole('alert')
    expect(conflict.textContent).toContain('Mine: 720')
    expect(conflict.textContent).toContain('Theirs: 700')
    await userEvent.click(within(conflict).getByRole('button', { name: 'Save this choice' }))
    await waitFor(async () => {
      const { content } = await sim.as('rep01').call(getEstimate, { id: before.id })
      expect(content.groups[0]?.items.slice(0, 2).map(({ price }) => price)).toEqual(['720', '130'])
    })
  })

  test('an item is removed from its sheet', async () => {
    await open('rep01', editor('BE-000012'))
    await userEvent.click(await screen.findByRole('button', { name: 'More about 光伏组件' }))
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Remove' }))
    expect(document.querySelector('[data-cell="A1.price"]')).toBeNull()
  })
})

test('a parameter gets another label and unit', async () => {
  const sim = simulate(dev)
  const { id } = await roof(sim)
  await open('rep01', editor(id), sim)
  await waitFor(() => cell('A1.price'))
  const card = within(screen.getByRole('heading', { name: 'Parameters' }).closest('section') as HTMLElement)
  await userEvent.click(card.getByRole('button', { name: 'Add' }))
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.change(sheet.getByRole('textbox', { name: 'Label · p.capacityKw' }), { target: { value: 'Capacity' } })
  fireEvent.change(sheet.getByRole('textbox', { name: 'Unit · p.capacityKw' }), { target: { value: 'kWp' } })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => {
    const { content } = await sim.as('rep01').call(getEstimate, { id })
    expect(content.params).toMatchObject([{ key: 'capacityKw', label: 'Capacity', unit: 'kWp' }])
  })
})

test('figures that were updated meanwhile are shown, and submitted at the second press', async () => {
  const sim = simulate(dev)
  await open('rep01', '/x/budget/estimate?id=BE-000012', sim)
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByRole('textbox', { name: /Note/ })
  // The server computes other figures, of the same version.
  const table = sim.store.table(estimateKind)
  const stored = table.get('BE-000012')
  if (!stored) throw new Error('no BE-000012')
  table.put({ ...stored, content: withCell(stored.content, 'A1.price', '1') })
  const submit = () => userEvent.click(sheet.getByRole('button', { name: 'Submit' }))
  await submit()
  expect(await sheet.findByText('Figures updated.')).toBeTruthy()
  await waitFor(async () => {
    await submit()
    expect(table.get('BE-000012')?.state).toBe('submitted')
  })
})

test('the cash flow begins with the investment, and a version can be printed', async () => {
  const { shown } = await open('rep01', '/x/budget/estimate?id=BE-000001')
  // Besides the table of the chart.
  const tables = await screen.findAllByRole('table', { name: 'Cash flow by year' })
  const [, first] = within(tables[tables.length - 1] as HTMLElement).getAllByRole('row')
  expect(first?.textContent).toMatch(/^0.*-6,935,250$/)
  await userEvent.click(await screen.findByRole('button', { name: /^Version 1/ }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Print view' }))
  await waitFor(() => expect(shown()).toBe('/x/budget/print?id=BE-000001&version=1'))
})

describe('a save that waits on this phone', () => {
  /** The page of BE-000004, of which a save waits that changes a price. */
  async function withSaveOf(address: string) {
    await startScreens(plugin)
    const sim = simulate(dev)
    const isOf = (record: string) => record === 'budget-estimate:BE-000004'
    const priced = (record: string, value: object) =>
      isOf(record) && 'content' in value
        ? { ...value, content: withCell(value.content as Estimate['content'], 'A1.price', '720') }
        : value
    const unsentOf = (record: string) => (isOf(record) ? [{}] : [])
    const own = new Map<unknown, unknown>(Object.entries({ withOverlay: priced, unsentOf }))
    const empty = simCore(sim, plugin, 'rep01').core.outbox
    const outbox = new Proxy({} as typeof empty, { get: (_, key) => own.get(key) ?? Reflect.get(empty, key, empty) })
    const { core } = simCore(sim, plugin, 'rep01', { outbox })
    const pages = [
      { route: estimate, screen: EstimatePage },
      { route: print, screen: PrintView },
    ]
    await showPages(core, pages, address, plugin.id)
  }

  test('is printed with the rest', async () => {
    await withSaveOf('/x/budget/print?id=BE-000004')
    const row = await screen.findByRole('row', { name: /^A1 / })
    expect(within(row).getAllByRole('cell')[2]?.textContent).toBe('720')
  })

  test('is what the next one is made over', async () => {
    await withSaveOf(editor('BE-000004'))
    await waitFor(() => expect(cell('A1.price').value).toBe('720'))
  })

  test('is sent before the estimate can be submitted', async () => {
    await withSaveOf('/x/budget/estimate?id=BE-000004')
    expect(await screen.findByText('A save waits on this phone. Submit once it is sent.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', true)
  })
})

test('the next version of a returned estimate is edited at once', async () => {
  await open('rep01', '/x/budget/estimate?id=BE-000009')
  await userEvent.click(await screen.findByRole('button', { name: 'Begin the next version' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(cell('A1.price').value).not.toBe(''))
})

test('codes of what differs are said in words', async () => {
  const sim = simulate(dev)
  const rep = sim.as('rep01')
  const before = await rep.call(getEstimate, { id: 'BE-000009' })
  const next = await rep.call(newVersion, { id: before.id, version: before.version })
  const content = withCell(next.content, 'A1.basis', 'gross')
  await rep.call(saveEstimate, { id: next.id, version: next.version, base: next.content, content })
  await open('rep01', `/x/budget/estimate?id=${before.id}`, sim)
  await userEvent.click(await screen.findByRole('button', { name: /^Version 1/ }))
  expect(await screen.findByText('A1 Price basis: Net price → Gross price')).toBeTruthy()
})

test('a new estimate without a name or a kind says what is missing', async () => {
  await open('rep01', '/x/budget/estimate')
  await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Give the estimate a name.')).toBeTruthy()
  expect(screen.getByText('Choose a kind.')).toBeTruthy()
})

test('who may not write finds no form of a new estimate, and an empty list says so', async () => {
  await open('rep03', '/x/budget/estimate')
  expect(await screen.findByText('Only for people who prepare estimates.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
})

test('a new estimate of a template has its kind and name, also where no list of templates was open', async () => {
  const sim = simulate(dev)
  await open('rep01', '/x/budget/estimate?templateId=BT-000001&businessId=B-000001', sim)
  expect(await screen.findByText('Rooftop PV, own use')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Roof')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(async () => {
    const { items } = await sim.as('rep01').call(listEstimates, { tab: 'mine', keyword: 'Roof', page: 1 })
    expect(items[0]).toMatchObject({ kind: 'pv', templateId: 'BT-000001', business: { id: 'B-000001' } })
  })
})

test('whoever maintains the system’s templates makes one; others find no form for it', async () => {
  const sim = simulate(dev)
  await open('emp09', '/SelecTemplate', sim)
  await userEvent.click(await screen.findByRole('button', { name: 'New template' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Car park PV')
  await userEvent.click(screen.getByText('PV', { exact: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(async () => {
    const { items } = await sim.as('emp09').call(listTemplates, { scope: 'system', keyword: 'Car park', page: 1 })
    expect(items).toHaveLength(1)
  })
  cleanup()
  await open('rep01', '/Newcustomtemplate?system=1', sim)
  expect(await screen.findByText('Only for people who maintain the system templates.')).toBeTruthy()
})

test('a version shows what it changed, the largest change first', async () => {
  await open('rep01', '/x/budget/estimate?id=BE-000001')
  await userEvent.click(await screen.findByRole('button', { name: /^Version 2/ }))
  const sheet = await screen.findByRole('dialog')
  expect(await within(sheet).findByText(/−258,000 \(−3.8%\)/)).toBeTruthy()
  expect(within(sheet).getByText('A1 Price: 760 → 720')).toBeTruthy()
})

test('an estimate of a template has its sums', async () => {
  const sim = simulate(dev)
  const made = await sim.as('rep01').call(createEstimate, { name: 'Roof', kind: 'pv', templateId: 'BT-000001' })
  await open('rep01', `/x/budget/estimate?id=${made.id}`, sim)
  expect(await screen.findByText('¥7,206,150.00')).toBeTruthy()
})
