import { expect, full, type Page, screen, signIn, test } from './fixtures'

/* Project budgets (domain: budget). BE-000002 is a draft of rep01 whose cells A1.qty → A2.qty → A3.qty go in a circle;
   BE-000012 is another draft, rep02 is rep01's manager, rep03 approves. */

const EDITOR = '/x/budget/estimate'
const editor = (id: string) => `${EDITOR}?id=${id}&edit=1`
const detail = (id: string) => `${EDITOR}?id=${id}`
const cell = (page: Page, name: string) => screen(page, EDITOR).locator(`[data-cell="${name}"]`)
const press = (page: Page, name: string | RegExp) =>
  screen(page, EDITOR)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()
const pressIn = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** Saves the sheet; a page that is left meanwhile would recognise it later, and close its editor. */
async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/api\/budget\//.test(answer.url()),
  )
  await press(page, 'Save')
  await saved
  await expect(cell(page, 'A1.price')).toBeHidden()
}

async function as(page: Page, who: string, path: string): Promise<void> {
  // Another hash of the same page would not sign in anew.
  await page.goto('about:blank')
  await signIn(page, who, path)
}

test('a circle is shown at each member, is mended, and the estimate is submitted', async ({ page }) => {
  await as(page, 'rep01', editor('BE-000002'))
  for (const member of ['A1.qty', 'A2.qty', 'A3.qty']) {
    await expect(cell(page, member)).toHaveAttribute('aria-invalid', 'true')
    await expect(cell(page, member)).toHaveAccessibleDescription(/^#CYCLE /)
  }
  await expect(screen(page, EDITOR).getByText('A1.qty → A2.qty → A3.qty → A1.qty')).toBeVisible()
  await cell(page, 'A3.qty').fill('p.capacityKw')
  await cell(page, 'A3.qty').press('Enter')
  await expect(cell(page, 'B1.qty')).not.toBeFocused()
  await expect(cell(page, 'A1.qty')).toHaveAttribute('aria-invalid', 'false')
  await save(page)
  await as(page, 'rep01', detail('BE-000002'))
  await press(page, 'Submit')
  await pressIn(page, 'Submit')
  await expect(screen(page, EDITOR).getByText('To approve').first()).toBeVisible()
})

test(
  'from a template: a circle, its end, submitted, returned; the next version shows what changed',
  full,
  async ({ page }) => {
    await as(page, 'rep01', '/SelecTemplate')
    await screen(page, '/SelecTemplate').locator('[data-record="budget-template:BT-000001"] button').first().click()
    await pressIn(page, 'Use this template')
    await screen(page, EDITOR).getByRole('textbox', { name: 'Name' }).fill('Roof of the journey')
    await press(page, 'Create')
    await cell(page, 'A1.qty').fill('A2.qty')
    await cell(page, 'A2.qty').fill('A1.qty')
    for (const member of ['A1.qty', 'A2.qty']) await expect(cell(page, member)).toHaveAttribute('aria-invalid', 'true')
    await cell(page, 'A2.qty').fill('p.capacityKw')
    await expect(cell(page, 'A1.qty')).toHaveAttribute('aria-invalid', 'false')
    await save(page)
    await as(page, 'rep01', '/project-butget?keyword=Roof%20of%20the%20journey')
    await screen(page, '/project-butget').getByRole('link', { name: 'Roof of the journey' }).click()
    await expect(page).toHaveURL(/BE-\d+/)
    const id = /BE-\d+/.exec(page.url())?.[0] ?? ''
    await press(page, 'Submit')
    await pressIn(page, 'Submit')
    await expect(screen(page, EDITOR).getByText('To approve').first()).toBeVisible()

    await as(page, 'rep03', detail(id))
    await press(page, 'Return')
    await page.getByRole('dialog').getByRole('textbox').fill('Check the modules')
    await pressIn(page, 'Return')
    await expect(screen(page, EDITOR).getByText('Check the modules').first()).toBeVisible()

    // The message leads there by itself.
    await as(page, 'rep01', '/')
    await expect(screen(page, EDITOR).getByText('Check the modules').first()).toBeVisible()
    await press(page, 'Begin the next version')
    await press(page, 'Edit')
    await cell(page, 'A1.price').fill('700')
    await save(page)
    await press(page, /^Version 1/)
    await expect(page.getByRole('dialog').getByText('A1 Price: ¥760 → ¥700')).toBeVisible()
  },
)

test('two editors: other cells merge, the same cell shows both texts', full, async ({ page, sim }) => {
  await as(page, 'rep01', editor('BE-000012'))
  await expect(cell(page, 'A1.price')).toBeVisible()
  // Meanwhile the manager saves two cells.
  const read = async () => {
    const { list } = await sim.records<Stored>('budget-estimate', { id: 'BE-000012' })
    const [found] = list
    if (!found) throw new Error('no BE-000012')
    return found
  }
  const stored = await read()
  const prices: Readonly<Record<string, string>> = { A1: '700', A2: '130' }
  const groups = stored.content.groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, price: prices[item.code] ?? item.price })),
  }))
  const changed = { ...stored, version: stored.version + 1, content: { ...stored.content, groups } }
  await sim.put('budget-estimate', 'BE-000012', changed)

  await cell(page, 'A1.price').fill('720')
  await press(page, 'Save')
  const conflict = screen(page, EDITOR).getByRole('alert')
  await expect(conflict.getByText('Theirs: ¥700')).toBeVisible()
  await conflict.getByText('Mine: ¥720').click()
  await conflict.getByRole('button', { name: 'Save this choice' }).click()
  // Leaving before the answer would end the save.
  await expect.poll(async () => (await read()).version).toBe(stored.version + 2)
  await as(page, 'rep01', detail('BE-000012'))
  await expect(screen(page, EDITOR).getByRole('row', { name: /A1 .*720/ })).toBeVisible()
  await expect(screen(page, EDITOR).getByRole('row', { name: /A2 .*130/ })).toBeVisible()
})

test('an opportunity leads to its estimates', full, async ({ page }) => {
  await as(page, 'rep01', '/connectBus')
  await screen(page, '/connectBus')
    .getByRole('button', { name: /B-000001/ })
    .click()
  await expect(screen(page, '/project-butget').getByRole('link', { name: '3 MW 屋顶光伏' })).toBeVisible()
})

interface Stored {
  readonly version: number
  readonly content: {
    readonly groups: readonly { readonly items: readonly { readonly code: string; readonly price: string }[] }[]
  }
}
