import { expect, full, fullUnless, hostTest, type Page, screen, signIn, test } from './fixtures'
import { holdStill } from './support/clock'
import type { Host } from './support/Host'
import type { Sim } from './support/Sim'

/* Sales advice, partners and teams (domain: todo-crm). V-000008 is a visit to C-000001, R-000002 suspended, T-000001
   led by rep01. */

const button = (page: Page, path: string, name: string | RegExp) =>
  screen(page, path).getByRole('button', { name, exact: typeof name === 'string' })
const inSheet = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: typeof name === 'string' })

const DETAILS = '/salesSolutionsAdviceDetails'
const CHOICE = '/choosePartner'
const TEAM = '/teamManagement'

/** Opens a page of rep01: in a host, or in a desktop browser. */
type Opening = (path: string) => Promise<void>

const inHost =
  (host: Host): Opening =>
  (path) =>
    host.open(path, { launch: { path, persona: 'rep01' } })

const onDesktop =
  (page: Page): Opening =>
  async (path) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await signIn(page, 'rep01', path)
  }

/** From a need that was found at a visit to the feedback; the customer's log has both. */
async function adviceFromNeeds(page: Page, open: Opening, sim: Sim): Promise<void> {
  const need = { id: 'N-900001', version: 1, visitId: 'V-000008', kind: 'steam', owner: 'rep01', state: 'open' }
  await sim.put('visit-need', need.id, { ...need, text: 'Steam for the second line', dueAt: '2026-11-27', course: [] })
  await open('/visitView?id=V-000008')
  await screen(page, '/visitView').getByText('Recommend a solution').click()
  await expect(button(page, DETAILS, /Steam/)).toBeVisible()
  await screen(page, DETAILS).getByLabel('Capacity').fill('8')
  await button(page, DETAILS, /^Solution/).click()
  const select = screen(page, '/salesSolutionsAdviceSelect')
  await select.getByRole('button', { name: 'Compare' }).nth(0).click()
  await select.getByRole('button', { name: 'Compare' }).nth(1).click()
  await select.getByRole('button', { name: 'Compare two' }).click()
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Needs met/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await select.getByRole('button', { name: 'Choose' }).first().click()
  await button(page, DETAILS, 'Save draft').click()
  await button(page, DETAILS, 'Recommend').click()
  await button(page, DETAILS, 'Mark adopted').click()
  await inSheet(page, 'Save feedback').click()
  await expect(page.getByRole('dialog').getByText('Choose 1 to 5 stars.')).toBeVisible()
  await inSheet(page, '5 ★').click()
  await inSheet(page, 'Save feedback').click()
  await expect(screen(page, DETAILS).getByText('★★★★★')).toBeVisible()
  const { list } = await sim.records<{ readonly textEn?: string }>('service-log', { kind: 'advice' })
  expect(list.map(({ textEn }) => textEn?.split(':')[0])).toEqual(['Recommended', 'Adopted'])
}

/** A suspended partner that was chosen before is kept beside four others; a sixth cannot be chosen. */
async function chooseFive(page: Page, open: Opening): Promise<void> {
  await open(`${CHOICE}?max=5&chosen=R-000002`)
  const choice = screen(page, CHOICE)
  const free = choice.getByRole('checkbox', { checked: false, disabled: false })
  const chosen = choice.getByRole('group', { name: 'Chosen' }).getByRole('button')
  await expect(chosen).toHaveCount(1)
  await expect(choice.getByText(/ is suspended until 31 Dec\.$/)).toBeVisible()
  for (let count = 2; count <= 5; count++) {
    await free.first().check({ force: true })
    await expect(chosen).toHaveCount(count)
  }
  await expect(free).toHaveCount(0)
  await expect(choice.getByText('Choose at most 5.')).toBeVisible()
  await choice.getByRole('button', { name: 'Choose (5)' }).click()
}

for (const variant of ['messaging-android', 'partner-ios'] as const) {
  hostTest.describe(variant, () => {
    hostTest.use({ variant })
    const tag = fullUnless(variant === 'messaging-android')

    hostTest('advice from the needs of a visit to adopted', tag, ({ page, host, sim }) =>
      adviceFromNeeds(page, inHost(host), sim),
    )

    hostTest('five partners, one of which is suspended, leave for the to-do app', tag, async ({ page, host }) => {
      await chooseFive(page, inHost(host))
      const done = async () =>
        (await host.log({ kind: 'call' })).filter(({ decoded }) => JSON.stringify(decoded).includes('todo.done'))
      await expect.poll(async () => JSON.stringify((await done()).map(({ decoded }) => decoded))).toContain('R-000002')
    })
  })
}

test('advice from the needs of a visit to adopted, on a desktop', full, ({ page, sim }) =>
  adviceFromNeeds(page, onDesktop(page), sim),
)

test('five partners, one of which is suspended, on a desktop', full, ({ page }) => chooseFive(page, onDesktop(page)))

test('a manager suspends a partner, and takes it up again', full, async ({ page, toasts }) => {
  await signIn(page, 'rep02', `${CHOICE}?id=R-000001`)
  await inSheet(page, 'Suspend').click()
  const sheet = page.getByRole('dialog', { name: /^Suspend / })
  await sheet.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(sheet.getByText('Choose a day after today.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Until' }).fill('2026-12-31')
  await sheet.getByRole('textbox', { name: /^Reason/ }).fill('Failed the safety check')
  await sheet.getByRole('button', { name: 'Suspend', exact: true }).click()
  await inSheet(page, 'Take up again').click()
  await expect(inSheet(page, 'Suspend')).toBeVisible()
  expect(await toasts()).toEqual(['Partner suspended', 'Partner can be chosen again'])
})

test('who changes a team second sees both versions, and nothing is overwritten', async ({ page, sim }) => {
  await signIn(page, 'rep01', `${TEAM}?id=T-000001`)
  const team = screen(page, TEAM)
  await expect(team.getByRole('heading', { name: 'Members 5 / 12' })).toBeVisible()
  interface Team {
    readonly members: readonly { readonly id: string }[]
  }
  const { list } = await sim.records<Team>('team', { teamId: 'T-000001' })
  const [before] = list
  const members = before?.members.filter(({ id }) => id !== 'emp08') ?? []
  await sim.put('team', 'T-000001', { ...before, version: 2, members })
  await team.getByRole('button', { name: /^Feng Chao/ }).click()
  await inSheet(page, 'Make leader').click()
  await expect(team.getByRole('alert')).toContainText(/Members: .*Lin Fang.* → /)
  await expect(team.getByRole('heading', { name: 'Members 4 / 12' })).toBeVisible()
})

test('a member is removed with a reason, and that is taken back', full, async ({ page }) => {
  await signIn(page, 'rep01', `${TEAM}?id=T-000001`)
  const team = screen(page, TEAM)
  await team.getByRole('button', { name: /^Feng Chao/ }).click()
  await inSheet(page, 'Remove').click()
  await page.getByRole('dialog').getByText('Moved', { exact: true }).click()
  await inSheet(page, 'Remove').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Undo is offered for a few seconds only.
  await holdStill(page)
  await expect(team.getByRole('heading', { name: 'Members 4 / 12' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.clock.resume()
  await expect(team.getByRole('heading', { name: 'Members 5 / 12' })).toBeVisible()
})
