import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { holdExampleTime, openPage, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { businessKind } from '#harness/backend/world'
import type { Core } from '#platform/core'
import type { Http } from '#platform/http'
import { outboxRoute } from '#platform/outbox'
import { losingFirst, showPages, type TestPage } from '#testing'
import {
  copyTemplate,
  createEstimate,
  type Estimate,
  getEstimate,
  getTemplate,
  listEstimates,
  listTemplates,
  newVersion,
  saveEstimate,
} from '../api'
import { estimateKind, type SimEstimate } from '../backend/records'
import dev from '../dev'
import plugin from '../plugin'
import { templateRows, templates } from '../records'
import repeatable from '../repeatable'
import { estimate, newcustomtemplate, print, projectButget, selecTemplate } from '../routes'
import { withRow } from '../rules/changes'
import { type Content, MOST_ITEMS, withCell } from '../rules/content'
import today from '../today'
import EstimateList, { search as estimateSearch } from './EstimateList'
import EstimatePage from './EstimatePage'
import PrintView from './PrintView'
import SystemTemplates, { search as templateSearch } from './SystemTemplates'
import TemplateEditor from './TemplateEditor'

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
  const [quantity] = within(row).getAllByRole('cell')
  expect(within(quantity as HTMLElement).getByText(shown)).toBeTruthy()
})

test.each([
  ['the page of an estimate', '/x/budget/estimate?id=BE-000008'],
  ['print', '/x/budget/print?id=BE-000008'],
])('formulas and the basis of prices with VAT are on %s for those who may not edit', async (_, address) => {
  const sim = simulate(dev)
  const table = sim.store.table(estimateKind)
  const stored = table.get('BE-000008')
  if (!stored) throw new Error('no BE-000008')
  table.put({ ...stored, content: withCell(stored.content, 'A2.basis', 'gross') })
  await open('rep03', address, sim)
  const rowOf = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent ?? ''
  const grid = await rowOf(/^B2 /)
  expect(grid).toContain('185,000')
  expect(grid).toContain('if(p.capacityKw>=1000,185000,95000)')
  expect(grid).not.toContain('Gross price')
  expect(await rowOf(/^A2 /)).toContain('Gross price')
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

  test('a group whose sum is too large is named by what waits for it, and leads to its first item', async () => {
    await open('rep01', editor('BE-000012'))
    await waitFor(() => cell('A1.price'))
    for (const code of ['A1', 'A2']) {
      type(`${code}.qty`, '1000000000')
      type(`${code}.price`, '800')
    }
    await waitFor(() => expect(screen.getByText('1 cell has an error')).toBeTruthy())
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(document.activeElement).toBe(cell('A1.qty'))
  })

  test('a finance figure says its bounds', async () => {
    await open('rep01', editor('BE-000012'))
    await waitFor(() => cell('A1.price'))
    const discount = screen.getByRole('textbox', { name: /^Discount rate/ })
    fireEvent.change(discount, { target: { value: '30.01' } })
    expect(await screen.findByText('Between 0 and 30.')).toBeTruthy()
    fireEvent.change(discount, { target: { value: '30' } })
    await waitFor(() => expect(screen.queryByText('Between 0 and 30.')).toBeNull())
  })

  test('a group of 200 items gets no other one', async () => {
    await open('rep01', editor('BE-000007'))
    await waitFor(() => cell('A1.price'))
    // By text: roles of so many fields take seconds.
    const buttons = (text: string) => screen.getAllByText(text).map((each) => each.closest('button') as HTMLElement)
    const dialog = () =>
      waitFor(() => {
        const found = document.querySelector<HTMLElement>('[role="dialog"], dialog[open]')
        if (!found) throw new Error('no dialog')
        return within(found)
      })
    expect(buttons('Add an item')).toMatchObject([{ disabled: true }])
    fireEvent.click(buttons('Add a group')[0] as HTMLElement)
    fireEvent.click(cell('A200.price').closest('.sheetrow')?.querySelector('button') as HTMLElement)
    const full = await dialog()
    expect(full.queryByRole('button', { name: 'Copy' })).toBeNull()
    expect(full.getByRole('button', { name: /^To B/ })).toBeTruthy()
    fireEvent.click(full.getByRole('button', { name: 'Done' }))
    fireEvent.click(buttons('Add an item')[1] as HTMLElement)
    const other = await dialog()
    expect(other.getByRole('button', { name: 'Copy' })).toBeTruthy()
    expect(other.queryByRole('button', { name: /^To A/ })).toBeNull()
  })

  test('an item for which others leave no room in its group says so', async () => {
    const sim = simulate(dev)
    const { id, content } = await roof(sim)
    await open('rep01', editor(id), sim)
    await waitFor(() => cell('A1.price'))
    fireEvent.click(screen.getAllByRole('button', { name: 'Add an item' })[0] as HTMLElement)
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Done' }))
    const codes = Array.from({ length: MOST_ITEMS }, (_, at) => `A${900 + at}`)
    const full = codes
      .slice(content.groups[0]?.items.length)
      .reduce((all, code) => withRow(all, { op: 'add', code, group: 'A' }), content)
    const table = sim.store.table(estimateKind)
    const stored = table.get(id)
    if (stored) table.put({ ...stored, content: full })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('A group has at most 200 items.')).toBeTruthy()
  })

  test('there are 26 groups at most', async () => {
    const sim = simulate(dev)
    const { id, version, content } = await roof(sim)
    const more = [...'DEFGHIJKLMNOPQRSTUVWXY'].reduce((all, code) => withRow(all, { op: 'add', code }), content)
    await sim.as('rep01').call(saveEstimate, { id, version, base: content, content: more })
    await open('rep01', editor(id), sim)
    await waitFor(() => cell('A1.price'))
    const add = screen.getByRole('button', { name: 'Add a group' })
    expect(add).toHaveProperty('disabled', false)
    await userEvent.click(add)
    await waitFor(() => expect(add).toHaveProperty('disabled', true))
    expect(screen.getAllByRole('textbox', { name: 'Name of the group' })).toHaveLength(26)
  })

  test('the code of an item that was removed and saved is not given again', async () => {
    const sim = simulate(dev)
    const { id, version, content } = await roof(sim)
    const without = withRow(content, { op: 'remove', code: 'A4' })
    await sim.as('rep01').call(saveEstimate, { id, version, base: content, content: without })
    await open('rep01', editor(id), sim)
    await waitFor(() => cell('A1.price'))
    await userEvent.click(screen.getAllByRole('button', { name: 'Add an item' })[0] as HTMLElement)
    expect(await screen.findByRole('dialog', { name: /^A5/ })).toBeTruthy()
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

  test('where theirs is chosen for a cell that both changed, it stays; one’s other cells are saved', async () => {
    const sim = simulate(dev)
    const { id, version, content: base } = await roof(sim)
    await open('rep01', editor(id), sim)
    await waitFor(() => cell('A1.price'))
    const theirs = withCell(base, 'A1.price', '700')
    await sim.as('rep02').call(saveEstimate, { id, version, base, content: theirs })
    type('A1.price', '720')
    type('A2.price', '131')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const conflict = within(await screen.findByRole('alert'))
    await userEvent.click(conflict.getByText('Theirs: 700'))
    await userEvent.click(conflict.getByRole('button', { name: 'Save this choice' }))
    await waitFor(async () => {
      const { content } = await sim.as('rep01').call(getEstimate, { id })
      expect(content.groups[0]?.items.slice(0, 2).map(({ price }) => price)).toEqual(['700', '131'])
    })
  })

  test('a cell that is typed while the choice is shown is part of it', async () => {
    const sim = simulate(dev)
    const { id, version, content: base } = await roof(sim)
    await open('rep01', editor(id), sim)
    await waitFor(() => cell('A1.price'))
    const theirs = withCell(withCell(base, 'A1.price', '700'), 'A2.price', '130')
    await sim.as('rep02').call(saveEstimate, { id, version, base, content: theirs })
    type('A1.price', '720')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const conflict = within(await screen.findByRole('alert'))
    type('A1.price', '725')
    type('A2.price', '131')
    await conflict.findByText('Mine: 725')
    await userEvent.click(await conflict.findByText('Theirs: 130'))
    await userEvent.click(conflict.getByRole('button', { name: 'Save this choice' }))
    await waitFor(async () => {
      const { content } = await sim.as('rep01').call(getEstimate, { id })
      expect(content.groups[0]?.items.slice(0, 2).map(({ price }) => price)).toEqual(['725', '130'])
    })
  })

  test('an item is removed from its sheet, and put back as long as the editor is open', async () => {
    const { core, unmount } = await open('rep01', editor('BE-000012'))
    await userEvent.click(await screen.findByRole('button', { name: 'More about 光伏组件' }))
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Remove' }))
    expect(document.querySelector('[data-cell="A1.price"]')).toBeNull()
    act(() => core.feedback.toasts[0]?.action?.run())
    await waitFor(() => cell('A1.price'))
    unmount()
    expect(core.feedback.toasts).toEqual([])
  })

  test('the code of an item that was removed in a draft is not given again once the draft is opened anew', async () => {
    const sim = simulate(dev)
    const { id } = await roof(sim)
    const { unmount } = await open('rep01', editor(id), sim)
    await waitFor(() => cell('A4.price'))
    const row = within(cell('A4.price').closest('li') as HTMLElement)
    await userEvent.click(row.getByRole('button', { name: /^More about/ }))
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Remove' }))
    unmount()
    await open('rep01', editor(id), sim)
    await waitFor(() => cell('A3.price'))
    await waitFor(() => expect(() => cell('A4.price')).toThrow())
    await userEvent.click(screen.getAllByRole('button', { name: 'Add an item' })[0] as HTMLElement)
    expect(await screen.findByRole('dialog', { name: /^A5/ })).toBeTruthy()
  })

  test('a price that is typed over one from the catalogue is a manual one', async () => {
    const sim = simulate(dev)
    const before = await roof(sim)
    sim.store.table(estimateKind).put({
      ...(sim.store.table(estimateKind).get(before.id) as SimEstimate),
      content: withCell(before.content, 'A1.source', 'catalogue'),
    })
    await open('rep01', editor(before.id), sim)
    await waitFor(() => cell('A1.price'))
    type('A1.price', '720')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => {
      const { content } = await sim.as('rep01').call(getEstimate, { id: before.id })
      expect(content.groups[0]?.items[0]).toMatchObject({ price: '720', source: 'manual' })
    })
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

test('the name of a new parameter is one of formulas, and not that of another', async () => {
  const sim = simulate(dev)
  const { id } = await roof(sim)
  await open('rep01', editor(id), sim)
  await waitFor(() => cell('A1.price'))
  const card = within(screen.getByRole('heading', { name: 'Parameters' }).closest('section') as HTMLElement)
  await userEvent.click(card.getByRole('button', { name: 'Add' }))
  const sheet = within(await screen.findByRole('dialog'))
  const name = sheet.getByRole('textbox', { name: 'Name in formulas' })
  const add = sheet.getByRole('button', { name: 'Add' })
  const wrong = 'A small letter, then letters and digits, at most 24.'
  for (const [key, error] of [
    ['capacityKw', 'This code is taken.'],
    ['Capacity', wrong],
    ['capacity-kw', wrong],
    ['k'.repeat(25), wrong],
  ] as const) {
    fireEvent.change(name, { target: { value: key } })
    expect(sheet.getByText(error)).toBeTruthy()
    expect(add).toHaveProperty('disabled', true)
  }
  fireEvent.change(name, { target: { value: 'k'.repeat(24) } })
  await userEvent.click(add)
  await waitFor(() => cell(`p.${'k'.repeat(24)}.value`))
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
  /** A page of BE-000004, of which a save waits; by default one that changes a price. */
  async function withSaveOf(address: string, change = (content: Content) => withCell(content, 'A1.price', '720')) {
    await startScreens(plugin)
    const sim = simulate(dev)
    const id = 'BE-000004'
    const isOf = (record: string) => record === `budget-estimate:${id}`
    const { version, content: base } = await sim.as('rep01').call(getEstimate, { id })
    const saving = repeatable.find(({ call }) => call === saveEstimate)
    const request = { id, version, base, content: change(base) }
    const withOverlay = (record: string, value: object) =>
      isOf(record) ? { ...value, ...saving?.overlay?.(value, request, new Date()) } : value
    const unsentOf = (record: string) => (isOf(record) ? [{ state: { kind: 'waiting' } }] : [])
    const own = new Map<unknown, unknown>(Object.entries({ withOverlay, unsentOf }))
    const empty = simCore(sim, plugin, 'rep01').core.outbox
    const outbox = new Proxy({} as typeof empty, { get: (_, key) => own.get(key) ?? Reflect.get(empty, key, empty) })
    const { core } = simCore(sim, plugin, 'rep01', { outbox })
    const pages = [
      { route: estimate, screen: EstimatePage },
      { route: print, screen: PrintView },
      { route: projectButget, screen: EstimateList, search: estimateSearch },
    ]
    return showPages(core, pages, address, plugin.id)
  }

  test('is in its row of the list', async () => {
    await withSaveOf('/project-butget?keyword=BE-000004', (content) => withCell(content, 'name', 'Car park PV'))
    expect(await screen.findByRole('link', { name: /Car park PV/ })).toBeTruthy()
  })

  test('has errors of its own, which are counted', async () => {
    await withSaveOf('/x/budget/estimate?id=BE-000004', (content) => withCell(content, 'A1.price', '1/0'))
    expect(await screen.findByText('1 cell has an error')).toBeTruthy()
  })

  test('is printed with the rest', async () => {
    await withSaveOf('/x/budget/print?id=BE-000004')
    const row = await screen.findByRole('row', { name: /^A1 / })
    expect(within(row).getAllByRole('cell')[2]?.textContent).toBe('720')
  })

  test('is led to instead of the editor, where it can be changed', async () => {
    const { shown } = await withSaveOf(editor('BE-000004'))
    expect(await screen.findByText('What you entered here waits on this phone.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(shown()).toBe(`${outboxRoute.path}?`))
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

test('an estimate that is made from a template is counted among those that use it', async () => {
  const sim = simulate(dev)
  const { core } = await open('rep01', '/x/budget/estimate?templateId=BT-000010', sim)
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Roof')
  const row = await sim.as('rep01').call(getTemplate, { id: 'BT-000010' })
  const rows = core.store(templateRows)
  rows.put(row)
  const before = rows.revision
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  // The page and lists of templates ask again.
  await waitFor(() => expect(rows.revision).toBeGreaterThan(before))
  const { main } = core.store(templates).of('BT-000010')
  await act(() => main.need())
  expect(main.value?.used).toBe(row.used + 1)
})

test('an opportunity that is chosen has its name in the language of the user', async () => {
  const sim = simulate({ ...dev, rights: { ...dev.rights, 'customer.read': { sales: 'unit' as const } } })
  const business = sim.store.table(businessKind).get('B-000001')
  if (!business) throw new Error('no B-000001')
  await open('rep01', '/x/budget/estimate', sim)
  await userEvent.click(await screen.findByRole('button', { name: /^Opportunity/ }))
  await userEvent.click(await screen.findByRole('button', { name: /B-000001$/ }))
  expect(await screen.findByText(business.nameEn)).toBeTruthy()
  expect(screen.queryByText(business.name)).toBeNull()
})

test('a template that is copied again after a lost answer is copied once', async () => {
  await startScreens(plugin)
  const sim = simulate(dev)
  const plain = simCore(sim, plugin, 'rep01').core
  const keys: unknown[] = []
  const lossy = losingFirst(copyTemplate, plain.http)
  const http: Http = (call, request, options) => {
    if (call.id === copyTemplate.id) keys.push(options?.idempotencyKey)
    return lossy(call, request, options)
  }
  const { core } = simCore(sim, plugin, 'rep01', { http })
  const pages: readonly TestPage[] = [
    { route: selecTemplate, screen: SystemTemplates, search: templateSearch },
    { route: newcustomtemplate, screen: TemplateEditor },
  ]
  const { shown } = await showPages(core, pages, '/SelecTemplate', plugin.id)
  const ofOwn = async () => (await sim.as('rep01').call(listTemplates, { scope: 'own', page: 1 })).total
  const before = (await ofOwn()) ?? 0
  await userEvent.click(await screen.findByRole('button', { name: /^Rooftop PV, own use/ }))
  const sheet = within(await screen.findByRole('dialog'))
  const copy = await sheet.findByRole('button', { name: 'Copy as my template' })
  await userEvent.click(copy)
  await waitFor(() => expect([keys.length, copy.getAttribute('aria-busy')]).toEqual([1, null]))
  expect(await ofOwn()).toBe(before + 1)
  await userEvent.click(copy)
  await waitFor(() => expect(shown()).toMatch(/^\/Newcustomtemplate\?id=BT-/))
  expect([await ofOwn(), keys]).toEqual([before + 1, [expect.any(String), keys[0]]])
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

test('a template that estimates began with says why it cannot be deleted', async () => {
  await open('emp09', '/SelecTemplate')
  await userEvent.click(await screen.findByRole('button', { name: /^Rooftop PV, own use/ }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('In use: archive it.')).toBeTruthy()
  expect(sheet.queryByRole('button', { name: /^Delete/ })).toBeNull()
})

test('who may not write looks at the templates of both lists, and is offered none of them', async () => {
  await open('rep03', '/Customtemplate')
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('button', { name: 'System templates' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Rooftop PV, own use/ }))
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByRole('button', { name: 'Copy as my template' })
  expect(sheet.queryByRole('button', { name: 'Use this template' })).toBeNull()
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

test('the menu opens the estimates of all opportunities, also after a filter of one opportunity’s', async () => {
  const first = await open('rep01', '/project-butget?tab=org&businessId=B-000001')
  await userEvent.click(await screen.findByRole('button', { name: 'Drafts' }))
  await waitFor(() => expect(first.shown()).toContain('state='))
  first.unmount()
  const { shown } = await open('rep01', '/project-butget')
  await userEvent.click(await screen.findByRole('tab', { name: /^Organisation/ }))
  await waitFor(() => expect(shown()).toContain('state='))
  expect(shown()).not.toContain('businessId')
})
