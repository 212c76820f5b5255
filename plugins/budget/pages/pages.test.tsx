import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { holdExampleTime, openPage, simCore, simulate, startScreens } from '#harness/backend/kit/testing'
import { businessKind } from '#harness/backend/world'
import type { Core } from '#platform/core'
import type { Http } from '#platform/http'
import { setLanguage } from '#platform/i18n'
import { outboxRoute } from '#platform/outbox'
import { createFakeHost, losingFirst, showPages, type TestPage } from '#testing'
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

/** A new estimate in its editor; `stored`: its content on the server. */
async function openRoof() {
  const sim = simulate(dev)
  const { id, version, content } = await roof(sim)
  const page = await open('rep01', editor(id), sim)
  await waitFor(() => cell('A1.price'))
  const stored = async () => (await sim.as('rep01').call(getEstimate, { id })).content
  return { ...page, id, version, content, stored }
}

/** The input of a cell. */
const cell = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[data-cell="${name}"]`)
  if (!found) throw new Error(`no cell ${name}`)
  return found
}
/** By what is written on them: among so many cells, names by role take most of the time. */
const buttons = (name: string | RegExp, area: ParentNode = document) =>
  [...area.querySelectorAll('button')].filter((each) => {
    const text = each.getAttribute('aria-label') ?? each.textContent ?? ''
    return typeof name === 'string' ? text === name : name.test(text)
  })
/** The only button of a name, once it is there. */
const button = (name: string | RegExp, area?: ParentNode) =>
  waitFor(() => {
    const [found, ...others] = buttons(name, area)
    if (!found || others.length > 0) throw new Error(`not one button ${name}`)
    return found
  })
/** Presses it as soon as that is possible: the button of a form waits for its draft. */
const press = async (name: string | RegExp, area?: ParentNode) => {
  const found = await button(name, area)
  await waitFor(() => expect(found.disabled).toBe(false))
  fireEvent.click(found)
}
const dialog = () => screen.findByRole('dialog')
/** The input with a label. */
const field = (label: string, area = document.body) =>
  within(area).getByText<HTMLLabelElement>(label, { selector: 'label' }).control as HTMLInputElement
const enter = (label: string, value: string, area?: HTMLElement) =>
  fireEvent.change(field(label, area), { target: { value } })
/** The row of an item in a table, and its cells after the name. */
const itemRow = (code: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll('tr')].find(({ textContent }) => textContent?.startsWith(`${code} `))
    if (!found) throw new Error(`no row ${code}`)
    return found
  })
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('td')]
/** What the tile of a figure says: its value, and its note if it has one. */
const tileOf = async (label: string) => {
  const tile = (await screen.findByText(label, { selector: 'dt' })).parentElement
  return [...(tile?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent?.trim())
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

test('several rates of return are said not to be unique, with a modified one beside them', async () => {
  await open('rep01', '/x/budget/estimate?id=BE-000004')
  expect(await tileOf('IRR')).toEqual(['5.62% / 86.59%, not unique', 'MIRR 9.14%'])
})

test('what is never paid back has no rate of return, and is not paid back within its years', async () => {
  await open('rep01', '/x/budget/estimate?id=BE-000006')
  expect(await tileOf('IRR')).toEqual(['–'])
  for (const label of ['Payback', 'Discounted payback']) expect(await tileOf(label)).toEqual(['not within 20 years'])
})

test('an empty group of an estimate says so', async () => {
  const sim = simulate(dev)
  const { id, version, content } = await roof(sim)
  const groups = [...content.groups, { code: 'Z', name: 'Later', items: [] }]
  await sim.as('rep01').call(saveEstimate, { id, version, base: content, content: { ...content, groups } })
  await open('rep01', `/x/budget/estimate?id=${id}`, sim)
  const card = (await screen.findByText(/^Z Later/)).closest('section') as HTMLElement
  expect(within(card).getByText('No items yet.')).toBeTruthy()
})

test('what an estimate rests on has thousands set apart, energy no fractions of a kWh', async () => {
  await open('rep01', '/x/budget/print?id=BE-000001')
  expect(await screen.findByText('3,000 kW')).toBeTruthy()
  expect(screen.getByText('1,050 kWh/kW')).toBeTruthy()
  expect(screen.getByText('0.453 CNY/kWh')).toBeTruthy()
  expect(screen.getByRole('cell', { name: '2,863,842' })).toBeTruthy()
})

test('quantities and prices are shown with all their digits', async () => {
  const sim = simulate(dev)
  const { id, version, content } = await roof(sim)
  const precise = withCell(withCell(content, 'A1.qty', '0.125'), 'A1.price', '0.4535')
  await sim.as('rep01').call(saveEstimate, { id, version, base: content, content: precise })
  await open('rep01', `/x/budget/estimate?id=${id}`, sim)
  const texts = cellsOf(await itemRow('A1')).map(({ textContent }) => textContent)
  expect(texts).toEqual(expect.arrayContaining(['0.125', '0.4535']))
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
  const [quantity] = cellsOf(await itemRow('A1'))
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
  const grid = (await itemRow('B2')).textContent
  expect(grid).toContain('185,000')
  expect(grid).toContain('if(p.capacityKw>=1000,185000,95000)')
  expect(grid).not.toContain('Gross price')
  expect((await itemRow('A2')).textContent).toContain('Gross price')
})

test.each([true, false])('items are saved as CSV by those who may export: %s', async (may) => {
  const sim = simulate(dev)
  const decide: Core['decide'] = ({ permission } = {}) =>
    permission === 'export' && !may ? { ok: false, reason: 'no right' } : { ok: true }
  const { core } = simCore(sim, plugin, 'rep01', { decide })
  await startScreens(plugin)
  await showPages(core, [{ route: estimate, screen: EstimatePage }], '/x/budget/estimate?id=BE-000001', plugin.id)
  await itemRow('A1')
  expect(buttons('Save items as CSV')).toHaveLength(may ? 1 : 0)
})

test('the file of the items has their columns and rows, and no formula for a spreadsheet', async () => {
  const files: Blob[] = []
  const names: string[] = []
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:test/${files.push(file)}`, revokeObjectURL: () => {} })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const sim = simulate(dev)
  const { id, version, content } = await roof(sim)
  const noted = withCell(content, 'A1.note', '=1+1')
  await sim.as('rep01').call(saveEstimate, { id, version, base: content, content: noted })
  const { core } = simCore(sim, plugin, 'rep01', { host: createFakeHost({ kind: 'browser', native: false }) })
  await startScreens(plugin)
  await showPages(core, [{ route: estimate, screen: EstimatePage }], `/x/budget/estimate?id=${id}`, plugin.id)
  await press('Save items as CSV')
  await waitFor(() => expect(names).toEqual(['Roof.csv']))
  click.mockRestore()
  expect((await files[0]?.text())?.split('\r\n')).toEqual([
    'Item,Quantity,Unit,Price,Net,VAT rate,Gross,Price source,Note',
    `A1 光伏组件,"3,000",kW,760,"2,280,000",13%,"2,576,400",Entered,'=1+1`,
    'A2 逆变器,"3,000",kW,140,"420,000",13%,"474,600",Entered,',
    'A3 支架,"3,000",kW,310,"930,000",13%,"1,050,900",Entered,',
    'A4 电缆及辅材,"3,000",kW,360,"1,080,000",13%,"1,220,400",Entered,',
    'B1 安装工程,"3,000",kW,580,"1,740,000",9%,"1,896,600",Entered,',
    'B2 并网接入,1,项,"185,000","185,000",9%,"201,650",Entered,',
    'C1 设计及监理,1,项,"228,000","228,000",6%,"241,680",Entered,',
    '',
  ])
})

test.each([
  ['en', 'CNY'],
  ['zh-CN', '元'],
] as const)('units of finance figures have the currency of the language (%s)', async (language, currency) => {
  await setLanguage(language)
  await open('rep01', '/x/budget/print?id=BE-000001')
  expect(await screen.findAllByText(new RegExp(`^0\\.\\d+ ${currency}/kWh$`))).not.toHaveLength(0)
  await setLanguage('en')
})

test('rates of the basis have the form of computed ones, and net present values their currency', async () => {
  await open('rep01', '/x/budget/print?id=BE-000001')
  expect(await screen.findAllByText('5%')).not.toHaveLength(0)
  expect(await screen.findAllByText(/^¥\d.* · \d.*%$/)).not.toHaveLength(0)
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

test('what waits for approval has one state, by which it is not filtered', async () => {
  await open('rep03', '/project-butget?tab=toApprove')
  await press('Filter')
  const sheet = await dialog()
  expect(within(sheet).getByText('Kind')).toBeTruthy()
  expect(within(sheet).queryByText('State')).toBeNull()
  expect(buttons('Drafts')).toEqual([])
})

test('a returned estimate leads from the start page to where its next version begins', async () => {
  const sim = simulate(dev)
  const [due] = await today(simCore(sim, plugin, 'rep01').core, new AbortController().signal)
  expect(due?.record).toBe(`budget-estimate:${due?.id}`)
  await open('rep01', due?.main?.to ?? due?.to ?? '', sim)
  expect(await button('Begin the next version')).toBeTruthy()
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
    await openRoof()
    await press('More about 光伏组件')
    const sheet = await dialog()
    const [quantity, price] = [field('Quantity', sheet), field('Price', sheet)]
    enter('Quantity', '2*+1', sheet)
    await userEvent.click(quantity)
    quantity.setSelectionRange(2, 2)
    const name = await button('p.capacityKw', sheet)
    await userEvent.click(name)
    expect([quantity.value, price.value]).toEqual(['2*p.capacityKw+1', '760'])
    expect(await within(sheet).findByText('= 6,001')).toBeTruthy()
    await userEvent.click(price)
    price.setSelectionRange(3, 3)
    await userEvent.click(name)
    expect(price.value).toBe('760p.capacityKw')
    expect(await within(sheet).findByText(/#SYNTAX/)).toBeTruthy()
  })

  test('a line that is too large is named by what waits for it, and leads to it', async () => {
    await open('rep01', editor('BE-000012'))
    await waitFor(() => cell('A1.price'))
    type('A1.qty', '1000000000')
    type('A1.price', '1000000000')
    type('A2.price', 'A1.net')
    await waitFor(() => expect(errorAt('A2.price')).toBe('#REF Waits for A1.'))
    await press('Show')
    expect(document.activeElement).toBe(cell('A1.qty'))
  })

  test('a price that is chosen is one without VAT, whatever the price before was', async () => {
    await openRoof()
    await press('More about 光伏组件')
    const sheet = await dialog()
    fireEvent.click(within(sheet).getByText('Gross price'))
    await press('Prices…', sheet)
    fireEvent.click(await within(sheet).findByText('¥740 per kW, catalogue'))
    await press('Done', sheet)
    const row = cell('A1.price').closest('.sheetrow')
    await waitFor(() => expect(row?.textContent).toContain('¥2,220,000.00'))
  })

  test('a price that is chosen brings its unit', async () => {
    await openRoof()
    await press('More about 光伏组件')
    const sheet = await dialog()
    enter('Unit', 'pcs', sheet)
    await press('Prices…', sheet)
    fireEvent.click(await within(sheet).findByText('¥740 per kW, catalogue'))
    expect(field('Unit', sheet).value).toBe('kW')
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
    await press('More about 光伏组件')
    const sheet = await dialog()
    await press('Remove modules offer.pdf', sheet)
    expect(within(sheet).queryByText('modules offer.pdf')).toBeNull()
    await press('Done', sheet)
    await press('Save')
    await waitFor(async () => {
      const { content } = await sim.as('rep01').call(getEstimate, { id })
      expect(content.groups[0]?.items[0]?.quote).toBe('')
    })
  })

  test('a quote that is added is uploaded and saved with its item', async () => {
    await startScreens(plugin)
    const sim = simulate(dev)
    const id = await quoted(sim)
    const data = { fileName: 'better.pdf', size: 3, suffix: 'pdf', file: new File(['pdf'], 'better.pdf'), fileUrl: '' }
    const { core } = simCore(sim, plugin, 'rep01', {
      host: createFakeHost({ selectFile: async () => ({ ok: true, data }) }),
      uploadFile: async ({ name }) => ({ fileName: name, size: 3, suffix: 'pdf', fileUrl: `/fdfs/F-2/${name}` }),
    })
    await showPages(core, [{ route: estimate, screen: EstimatePage }], editor(id), plugin.id)
    await press('More about 光伏组件')
    const sheet = await dialog()
    await press('Remove modules offer.pdf', sheet)
    await press('Add file', sheet)
    expect(await within(sheet).findByText('better.pdf')).toBeTruthy()
    await press('Done', sheet)
    await press('Save')
    await waitFor(async () => {
      const { content } = await sim.as('rep01').call(getEstimate, { id })
      expect(content.groups[0]?.items[0]?.quote).toBe('/fdfs/F-2/better.pdf')
    })
  })

  test('prices say of which item they are, where its name is another one', async () => {
    await openRoof()
    await press('More about 光伏组件')
    const sheet = await dialog()
    enter('Name', '组件', sheet)
    await press('Prices…', sheet)
    expect(await within(sheet).findAllByText(/^光伏组件 · /)).not.toEqual([])
  })

  test('an item is moved and copied from its sheet', async () => {
    const { stored } = await openRoof()
    await press('More about 光伏组件')
    await press('Down', await dialog())
    await press('Copy', await dialog())
    const copy = await screen.findByRole('dialog', { name: 'A5 光伏组件' })
    await press(/^To B/, copy)
    await press('Done', copy)
    await press('Save')
    await waitFor(async () => {
      const content = await stored()
      const [a, b] = content.groups.map(({ items }) => items)
      expect(a?.map(({ code }) => code)).toEqual(['A2', 'A1', 'A3', 'A4'])
      expect(b?.slice(-1)).toEqual([{ ...a?.[1], code: 'A5' }])
    })
  })

  test('a cell shows what is typed at once, and its figures follow while it is still typed in', async () => {
    await openRoof()
    fireEvent.change(cell('A1.price'), { target: { value: '4*5' } })
    expect([cell('A1.price').value, errorAt('A1.price')]).toEqual(['4*5', ''])
    await waitFor(() => expect(errorAt('A1.price')).toBe('= 20'))
  })

  test('what the server refuses is said at the top', async () => {
    await openRoof()
    await press('More about 光伏组件')
    const sheet = await dialog()
    enter('Unit', 'kW', sheet)
    enter('Note', 'x'.repeat(201), sheet)
    await press('Done', sheet)
    await press('Save')
    expect(await screen.findByText('A text is too long, or a code is unknown.')).toBeTruthy()
  })

  test('the opportunity is named, and can be taken away', async () => {
    const sim = simulate(dev)
    await open('rep01', editor('BE-000012'), sim)
    await waitFor(() => cell('A1.price'))
    expect(screen.queryByText('B-000001')).toBeNull()
    await press('Unlink the opportunity')
    await press('Save')
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
    await press('Show')
    expect(document.activeElement).toBe(cell('A1.qty'))
  })

  test('a finance figure says its bounds', async () => {
    await open('rep01', editor('BE-000012'))
    await waitFor(() => cell('A1.price'))
    enter('Discount rate', '30.01')
    expect(await screen.findByText('Between 0 and 30.')).toBeTruthy()
    enter('Discount rate', '30')
    await waitFor(() => expect(screen.queryByText('Between 0 and 30.')).toBeNull())
  })

  test('a group of 200 items gets no other one', async () => {
    await open('rep01', editor('BE-000007'))
    await waitFor(() => cell('A1.price'))
    expect(buttons('Add an item')).toMatchObject([{ disabled: true }])
    await press('Add a group')
    fireEvent.click(cell('A200.price').closest('.sheetrow')?.querySelector('button') as HTMLElement)
    const full = await dialog()
    expect(buttons('Copy', full)).toEqual([])
    expect(buttons(/^To B/, full)).toHaveLength(1)
    await press('Done', full)
    fireEvent.click(buttons('Add an item')[1] as HTMLElement)
    const other = await dialog()
    expect(buttons('Copy', other)).toHaveLength(1)
    expect(buttons(/^To A/, other)).toEqual([])
  })

  test('an item for which others leave no room in its group says so', async () => {
    const { id, content, sim } = await openRoof()
    fireEvent.click(buttons('Add an item')[0] as HTMLElement)
    await press('Done', await dialog())
    const codes = Array.from({ length: MOST_ITEMS }, (_, at) => `A${900 + at}`)
    const full = codes
      .slice(content.groups[0]?.items.length)
      .reduce((all, code) => withRow(all, { op: 'add', code, group: 'A' }), content)
    const table = sim.store.table(estimateKind)
    const stored = table.get(id)
    if (stored) table.put({ ...stored, content: full })
    await press('Save')
    expect(await screen.findByText('A group has at most 200 items.')).toBeTruthy()
  })

  test('there are 26 groups at most', async () => {
    const sim = simulate(dev)
    const { id, version, content } = await roof(sim)
    const more = [...'DEFGHIJKLMNOPQRSTUVWXY'].reduce((all, code) => withRow(all, { op: 'add', code }), content)
    await sim.as('rep01').call(saveEstimate, { id, version, base: content, content: more })
    await open('rep01', editor(id), sim)
    await waitFor(() => cell('A1.price'))
    const add = await button('Add a group')
    expect(add).toHaveProperty('disabled', false)
    fireEvent.click(add)
    await waitFor(() => expect(add).toHaveProperty('disabled', true))
    expect(screen.getAllByText('Name of the group', { selector: 'label' })).toHaveLength(26)
  })

  test('the code of an item that was removed and saved is not given again', async () => {
    const sim = simulate(dev)
    const { id, version, content } = await roof(sim)
    const without = withRow(content, { op: 'remove', code: 'A4' })
    await sim.as('rep01').call(saveEstimate, { id, version, base: content, content: without })
    await open('rep01', editor(id), sim)
    await waitFor(() => cell('A1.price'))
    fireEvent.click(buttons('Add an item')[0] as HTMLElement)
    expect(await screen.findByRole('dialog', { name: /^A5/ })).toBeTruthy()
  })

  test('Enter and the arrow keys go up and down the column', async () => {
    await open('rep01', editor('BE-000012'))
    await waitFor(() => cell('A1.price'))
    for (const input of document.querySelectorAll('input'))
      Object.defineProperty(input, 'offsetParent', { value: document.body })
    cell('A1.price').focus()
    await userEvent.keyboard('5{Enter}')
    expect(document.activeElement).toBe(cell('A2.price'))
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(cell('A1.price'))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(cell('A2.price'))
  })

  test('where somebody else changed the same cell, both texts are shown; one’s own is saved over it', async () => {
    const { id, version, content: base, sim, stored } = await openRoof()
    const theirs = withCell(withCell(base, 'A1.price', '700'), 'A2.price', '130')
    await sim.as('rep02').call(saveEstimate, { id, version, base, content: theirs })
    type('A1.price', '720')
    await press('Save')
    const conflict = await screen.findByRole('alert')
    expect(conflict.textContent).toContain('Mine: ¥720')
    expect(conflict.textContent).toContain('Theirs: ¥700')
    await press('Save this choice', conflict)
    await waitFor(async () => {
      const content = await stored()
      expect(content.groups[0]?.items.slice(0, 2).map(({ price }) => price)).toEqual(['720', '130'])
    })
  })

  test('where theirs is chosen for a cell that both changed, it stays; one’s other cells are saved', async () => {
    const { id, version, content: base, sim, stored } = await openRoof()
    const theirs = withCell(base, 'A1.price', '700')
    await sim.as('rep02').call(saveEstimate, { id, version, base, content: theirs })
    type('A1.price', '720')
    type('A2.price', '131')
    await press('Save')
    const conflict = await screen.findByRole('alert')
    fireEvent.click(within(conflict).getByText('Theirs: ¥700'))
    await press('Save this choice', conflict)
    await waitFor(async () => {
      const content = await stored()
      expect(content.groups[0]?.items.slice(0, 2).map(({ price }) => price)).toEqual(['700', '131'])
    })
  })

  test('a cell that is typed while the choice is shown is part of it', async () => {
    const { id, version, content: base, sim, stored } = await openRoof()
    const theirs = withCell(withCell(base, 'A1.price', '700'), 'A2.price', '130')
    await sim.as('rep02').call(saveEstimate, { id, version, base, content: theirs })
    type('A1.price', '720')
    await press('Save')
    const conflict = await screen.findByRole('alert')
    type('A1.price', '725')
    type('A2.price', '131')
    await within(conflict).findByText('Mine: ¥725')
    fireEvent.click(await within(conflict).findByText('Theirs: ¥130'))
    await press('Save this choice', conflict)
    await waitFor(async () => {
      const content = await stored()
      expect(content.groups[0]?.items.slice(0, 2).map(({ price }) => price)).toEqual(['725', '130'])
    })
  })

  test('a text of the choice names one’s new item by the code that it is saved with', async () => {
    const { id, version, content: base, sim, stored } = await openRoof()
    const rep02 = sim.as('rep02')
    const added = ['A5', 'A6'].reduce((all, code) => withRow(all, { op: 'add', code, group: 'A' }), base)
    const theirs = withCell(withCell(added, 'A5.name', 'Fence'), 'A1.price', '700')
    const { version: next } = await rep02.call(saveEstimate, { id, version, base, content: theirs })
    const without = withRow(theirs, { op: 'remove', code: 'A6' })
    await rep02.call(saveEstimate, { id, version: next, base: theirs, content: without })
    fireEvent.click(buttons('Add an item')[0] as HTMLElement)
    const sheet = await screen.findByRole('dialog', { name: /^A5/ })
    enter('Name', 'Gate', sheet)
    await press('Done', sheet)
    type('A1.price', 'A5.price*2')
    await press('Save')
    const conflict = await screen.findByRole('alert')
    expect(conflict.textContent).toContain('Mine: A7.price*2')
    await press('Save this choice', conflict)
    await waitFor(async () => {
      const items = (await stored()).groups[0]?.items ?? []
      expect(items.find(({ code }) => code === 'A1')?.price).toBe('A7.price*2')
      expect(items.find(({ code }) => code === 'A7')?.name).toBe('Gate')
    })
  })

  test('an item is removed from its sheet, and put back as long as the editor is open', async () => {
    const { core, unmount } = await open('rep01', editor('BE-000012'))
    await press('More about 光伏组件')
    await press('Remove', await dialog())
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
    await press(/^More about/, cell('A4.price').closest('li') as HTMLElement)
    await press('Remove', await dialog())
    unmount()
    await open('rep01', editor(id), sim)
    await waitFor(() => cell('A3.price'))
    await waitFor(() => expect(() => cell('A4.price')).toThrow())
    fireEvent.click(buttons('Add an item')[0] as HTMLElement)
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
    await press('Save')
    await waitFor(async () => {
      const { content } = await sim.as('rep01').call(getEstimate, { id: before.id })
      expect(content.groups[0]?.items[0]).toMatchObject({ price: '720', source: 'manual' })
    })
  })
})

/** The sheet of a new parameter. */
async function openParameter() {
  const opened = await openRoof()
  await press('Add', screen.getByText('Parameters').closest('section') as HTMLElement)
  return { ...opened, sheet: await dialog() }
}

test('a parameter gets another label and unit', async () => {
  const { stored, sheet } = await openParameter()
  enter('Label · p.capacityKw', 'Capacity', sheet)
  enter('Unit · p.capacityKw', 'kWp', sheet)
  await press('Close')
  await press('Save')
  await waitFor(async () => {
    const content = await stored()
    expect(content.params).toMatchObject([{ key: 'capacityKw', label: 'Capacity', unit: 'kWp' }])
  })
})

test('the name of a new parameter is one of formulas, and not that of another', async () => {
  const { sheet } = await openParameter()
  const add = await button('Add', sheet)
  const wrong = 'A small letter, then letters and digits, at most 24.'
  for (const [key, error] of [
    ['capacityKw', 'This code is taken.'],
    ['Capacity', wrong],
    ['capacity-kw', wrong],
    ['k'.repeat(25), wrong],
  ] as const) {
    enter('Name in formulas', key, sheet)
    expect(within(sheet).getByText(error)).toBeTruthy()
    expect(add).toHaveProperty('disabled', true)
  }
  enter('Name in formulas', 'k'.repeat(24), sheet)
  fireEvent.click(add)
  await waitFor(() => cell(`p.${'k'.repeat(24)}.value`))
})

test('what was entered of a new parameter is dropped only after a question', async () => {
  const { core, sheet } = await openParameter()
  enter('Label', 'Capacity', sheet)
  const leave = () => act(async () => void fireEvent.keyDown(sheet, { key: 'Escape' }))
  await leave()
  const { dialogs } = core.feedback
  expect(dialogs.map(({ title }) => title)).toEqual(['Discard what you entered?'])
  await act(async () => dialogs[0]?.answer('cancel'))
  expect(field('Label', sheet).value).toBe('Capacity')
  enter('Label', '', sheet)
  await leave()
  expect(core.feedback.dialogs).toEqual([])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('figures that were updated meanwhile are shown, and submitted at the second press', async () => {
  const sim = simulate(dev)
  await open('rep01', '/x/budget/estimate?id=BE-000012', sim)
  await press('Submit')
  const sheet = await dialog()
  await waitFor(() => field('Note', sheet))
  // The server computes other figures, of the same version.
  const table = sim.store.table(estimateKind)
  const stored = table.get('BE-000012')
  if (!stored) throw new Error('no BE-000012')
  table.put({ ...stored, content: withCell(stored.content, 'A1.price', '1') })
  const submit = () => press('Submit', sheet)
  await submit()
  expect(await within(sheet).findByText('Figures updated.')).toBeTruthy()
  await waitFor(async () => {
    await submit()
    expect(table.get('BE-000012')?.state).toBe('submitted')
  })
})

test('the cash flow begins with the investment, and a version can be printed', async () => {
  const { shown } = await open('rep01', '/x/budget/estimate?id=BE-000001')
  // Besides the table of the chart.
  const captions = await screen.findAllByText('Cash flow by year', { selector: 'caption' })
  const [, first] = captions[captions.length - 1]?.closest('table')?.rows ?? []
  expect(first?.textContent).toMatch(/^00¥0.00.*−¥6,935,250.00$/)
  await press(/^Version 1/)
  await press('Print view', await dialog())
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
    expect(cellsOf(await itemRow('A1'))[2]?.textContent).toBe('720')
  })

  test('is led to instead of the editor, where it can be changed', async () => {
    const { shown } = await withSaveOf(editor('BE-000004'))
    expect(await screen.findByText('What you entered here waits on this phone.')).toBeTruthy()
    await press('Show')
    await waitFor(() => expect(shown()).toBe(`${outboxRoute.path}?`))
  })

  test('is sent before the estimate can be submitted', async () => {
    await withSaveOf('/x/budget/estimate?id=BE-000004')
    expect(await screen.findByText('A save waits on this phone. Submit once it is sent.')).toBeTruthy()
    expect(await button('Submit')).toHaveProperty('disabled', true)
  })
})

test('the next version of a returned estimate is edited at once', async () => {
  await open('rep01', '/x/budget/estimate?id=BE-000009')
  await press('Begin the next version')
  await press('Edit')
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
  await press(/^Version 1/)
  expect(await screen.findByText('A1 Price basis: Net price → Gross price')).toBeTruthy()
})

test('a new estimate without a name or a kind says what is missing', async () => {
  await open('rep01', '/x/budget/estimate')
  await press('Create')
  expect(await screen.findByText('Give the estimate a name.')).toBeTruthy()
  expect(screen.getByText('Choose a kind.')).toBeTruthy()
})

test('who may not write finds no form of a new estimate, and an empty list says so', async () => {
  await open('rep03', '/x/budget/estimate')
  expect(await screen.findByText('Only for people who prepare estimates')).toBeTruthy()
  expect(buttons('Create')).toEqual([])
})

test('a new estimate of a template has its kind and name, also where no list of templates was open', async () => {
  const sim = simulate(dev)
  await open('rep01', '/x/budget/estimate?templateId=BT-000001&businessId=B-000001', sim)
  expect(await screen.findByText('Rooftop PV, own use')).toBeTruthy()
  enter('Name', 'Roof')
  await press('Create')
  await waitFor(async () => {
    const { items } = await sim.as('rep01').call(listEstimates, { tab: 'mine', keyword: 'Roof', page: 1 })
    expect(items[0]).toMatchObject({ kind: 'pv', templateId: 'BT-000001', business: { id: 'B-000001' } })
  })
})

test('a template that is chosen brings its kind', async () => {
  const { sim, shown } = await open('rep01', '/x/budget/estimate')
  fireEvent.click(await screen.findByText('PV', { exact: true }))
  fireEvent.click(screen.getByRole('button', { name: /^Template/ }))
  await press(/^StorageStorage · 5/)
  await press('Use this template', await dialog())
  await waitFor(() => expect(shown()).toBe('/x/budget/estimate?'))
  await waitFor(() => expect(buttons('Clear Template')).toHaveLength(1))
  enter('Name', 'Battery')
  await press('Create')
  await waitFor(async () => {
    const { items } = await sim.as('rep01').call(listEstimates, { tab: 'mine', keyword: 'Battery', page: 1 })
    expect(items[0]).toMatchObject({ kind: 'storage', templateId: 'BT-000002' })
  })
})

test('an estimate that is made from a template is counted among those that use it', async () => {
  const sim = simulate(dev)
  const { core } = await open('rep01', '/x/budget/estimate?templateId=BT-000010', sim)
  await waitFor(() => enter('Name', 'Roof'))
  const row = await sim.as('rep01').call(getTemplate, { id: 'BT-000010' })
  const rows = core.store(templateRows)
  rows.put(row)
  const before = rows.revision
  await press('Create')
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
  const { shown } = await open('rep01', '/x/budget/estimate', sim)
  fireEvent.click(await screen.findByRole('button', { name: /^Opportunity/ }))
  await press(/B-000001/)
  await waitFor(() => expect(shown()).toBe('/x/budget/estimate?'))
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
  await press(/^Rooftop PV, own use/)
  const sheet = await dialog()
  const copy = await button('Copy as mine', sheet)
  fireEvent.click(copy)
  await waitFor(() => expect([keys.length, copy.getAttribute('aria-busy')]).toEqual([1, null]))
  expect(await ofOwn()).toBe(before + 1)
  fireEvent.click(copy)
  await waitFor(() => expect(shown()).toMatch(/^\/Newcustomtemplate\?id=BT-/))
  expect([await ofOwn(), keys]).toEqual([before + 1, [expect.any(String), keys[0]]])
})

test('whoever maintains the system’s templates makes one; others find no form for it', async () => {
  const sim = simulate(dev)
  await open('emp09', '/SelecTemplate', sim)
  await press('New template')
  await waitFor(() => enter('Name', 'Car park PV'))
  fireEvent.click(screen.getByText('PV', { exact: true }))
  await press('Create')
  await waitFor(async () => {
    const { items } = await sim.as('emp09').call(listTemplates, { scope: 'system', keyword: 'Car park', page: 1 })
    expect(items).toHaveLength(1)
  })
  cleanup()
  await open('rep01', '/Newcustomtemplate?system=1', sim)
  expect(await screen.findByText('Only for people who maintain the system templates')).toBeTruthy()
})

test('a template that estimates began with says why it cannot be deleted', async () => {
  await open('emp09', '/SelecTemplate')
  await press(/^Rooftop PV, own use/)
  const sheet = await dialog()
  expect(await within(sheet).findByText('In use: archive it.')).toBeTruthy()
  expect(buttons(/^Delete/, sheet)).toEqual([])
})

test.each(['Archive', 'Delete'])('%s in the sheet of a template takes it out of its list', async (name) => {
  const { sim } = await open('rep01', '/Customtemplate')
  const own = async () => (await sim.as('rep01').call(listTemplates, { scope: 'own', page: 1 })).items
  const [first] = await own()
  if (!first) throw new Error('no template')
  await press(new RegExp(`^${first.name}`))
  await press(name, await dialog())
  await waitFor(async () => expect((await own()).map(({ id }) => id)).not.toContain(first.id))
  await waitFor(() => expect(buttons(new RegExp(`^${first.name}`))).toEqual([]))
})

test('the history of a template shows what a version changed, and goes back to it', async () => {
  const { core, sim } = await open('rep01', '/templateHistory?id=BT-000010')
  const read = () => sim.as('rep01').call(getTemplate, { id: 'BT-000010' })
  const before = await read()
  await press(/^Version 1/)
  const [change] = await screen.findAllByText(/A1 Price: ¥\d+ → ¥\d+/)
  await press('Restore this version', await dialog())
  await waitFor(() => expect(core.feedback.dialogs[0]?.title).toBe('Restore version 1?'))
  await act(async () => core.feedback.dialogs[0]?.answer('confirm'))
  await waitFor(async () => {
    const { currentVersion, content } = await read()
    expect(currentVersion).toBe(before.currentVersion + 1)
    expect(change?.textContent).toContain(`A1 Price: ¥${content.groups[0]?.items[0]?.price} →`)
  })
})

test('a list without templates offers once to make one', async () => {
  await open('rep02', '/Customtemplate')
  await screen.findByText('No templates')
  expect(buttons('New template')).toHaveLength(1)
})

test('who may not write looks at the templates of both lists, and is offered none of them', async () => {
  await open('rep03', '/Customtemplate')
  await press('More actions')
  await press('System templates')
  await press(/^Rooftop PV, own use/)
  const sheet = await dialog()
  await button('Copy as mine', sheet)
  expect(buttons('Use this template', sheet)).toEqual([])
})

test('a version shows what it changed, the largest change first', async () => {
  await open('rep01', '/x/budget/estimate?id=BE-000001')
  await press(/^Version 2/)
  const sheet = await dialog()
  expect(await within(sheet).findByText('−¥258,000.00 (−3.8%)')).toBeTruthy()
  expect(within(sheet).getByText('A1 Price: ¥760 → ¥720')).toBeTruthy()
  expect(within(sheet).getByText('Name of group D')).toBeTruthy()
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
