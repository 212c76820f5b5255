import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { holdExampleTime, openPage, simulate } from '#harness/backend/kit/testing'
import { createEstimate, getEstimate, saveEstimate } from '../api'
import dev from '../dev'
import plugin from '../plugin'
import { withCell } from '../rules/content'

/** Screens of the area over its simulator, at the example time. */

beforeAll(holdExampleTime)
afterEach(() => localStorage.clear())

const open = (who: string, address: string, sim = simulate(dev)) => openPage({ plugin, dev }, who, address, sim)
const editor = (id: string) => `/x/budget/estimate?id=${id}&edit=1`

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

test('an approver finds what waits', async () => {
  await open('rep03', '/project-butget?tab=toApprove')
  const rows = await screen.findAllByRole('article')
  expect(rows.some(({ textContent }) => textContent?.includes('厂房屋顶光伏'))).toBe(true)
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
    const before = await sim.as('rep01').call(createEstimate, { name: 'Roof', kind: 'pv', templateId: 'BT-000001' })
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

test('a new estimate without a name or a kind says what is missing', async () => {
  await open('rep01', '/x/budget/estimate')
  await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Give the estimate a name.')).toBeTruthy()
  expect(screen.getByText('Choose a kind.')).toBeTruthy()
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
