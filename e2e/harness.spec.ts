import { readFile } from 'node:fs/promises'
import { scenarios } from '../harness/simulator/scenarios'
import { scenarioText } from '../harness/simulator/scenarioText'
import { wavOf } from '../harness/wav'
import { expect, full, type Page, test } from './fixtures'
import { recordToasts } from './support/toasts'

/* /harness.html: the console of testers. The phones are frames; what a tester does in them is done in them. */

test.use({ viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false })

const phone = (page: Page, number = 1) => page.frameLocator(`#phone-${number}`)
const shown = (page: Page, number = 1) => phone(page, number).locator('[data-route]:not([hidden])')
const choose = (page: Page, label: string, value: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(value)
const row = (page: Page, text: string) =>
  page.getByRole('grid', { name: 'Calls and events' }).getByRole('row').filter({ hasText: text })
/** Head of the panel that names the host. */
const hostPanel = (page: Page) =>
  page.getByRole('region', { name: 'Host and device', exact: true }).getByRole('heading')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
const type = async (page: Page, label: string, text: string) => {
  // A field with suggestions is a combobox.
  const field = page.getByLabel(label, { exact: true })
  await field.fill(text)
  await field.press('Enter')
}
const pick = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name }).click({ force: true })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/harness.html${address}`)
  await expect(shown(page)).toHaveAttribute('data-state', /ready|denied|empty/)
}

/** Records how the camera is denied to a scan, and what the page says then. */
async function recordDenied(page: Page): Promise<void> {
  await open(page, '')
  await type(page, 'Path', '/demo?find=scanCode')
  await expect(phone(page).getByRole('button', { name: 'Run scanCode' })).toBeVisible()
  await press(page, 'Record')
  await pick(page, 'Camera', 'Deny')
  await phone(page).getByRole('button', { name: 'Run scanCode' }).click()
  await phone(page)
    .getByText('"kind": "denied"')
    .click({ modifiers: ['Alt'] })
  await page.getByRole('button', { name: 'Stop (3)' }).click()
  await expect(page.getByText('Recorded steps: 3.')).toBeVisible()
}

/** The address that Copy link gives. */
async function copyLink(page: Page): Promise<string> {
  await press(page, 'Copy link')
  await expect(page.getByText('Copied.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('an area in a host, as somebody, with a failing server, its messages, and what is hidden and why', async ({
  page,
  allow,
  checkAccessibility,
}) => {
  allow(/500|console error/)
  await open(page, '?area=permissions')
  await expect(row(page, 'launch')).toBeVisible()
  await checkAccessibility(page)

  await test.step('host and theme', async () => {
    await pick(page, 'Host', 'Messaging · iOS')
    await expect(hostPanel(page)).toContainText('Messaging · iOS')
    await expect(shown(page)).toHaveAttribute('data-state', 'ready')
    await pick(page, 'Theme', 'Dark')
    await expect(phone(page).locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(shown(page)).toHaveAttribute('data-state', 'ready')
  })

  await test.step('a message opens its page', async () => {
    await tab(page, 'Events')
    await page.getByRole('button', { name: /^role\.decided/ }).click()
    // The messaging app's SDK is loaded late; a message before that is lost, as on a phone.
    await expect(row(page, 'sendChannelMessage')).toContainText('subscribed')
    await press(page, 'Send')
    await expect(shown(page)).toHaveAttribute('data-route', '/recordDetail')
  })

  await test.step('a failing server', async () => {
    await tab(page, 'Backend')
    await press(page, 'Add')
    await expect(page.getByText(/"status":500/)).toBeVisible()
    await press(page, 'Cold start')
    // The fault stays over the start, and applies to its calls.
    await expect(page.getByText(/"status":500.* · [1-9]/)).toBeVisible()
    await press(page, 'Remove all')
    await expect(page.getByText(/"status":500/)).toBeHidden()
  })

  await test.step('an area that is switched off, and what is hidden from a role', async () => {
    await tab(page, 'Plugins')
    await choose(page, 'Area', 'leads')
    await choose(page, 'Persona', 'rep04')
    await expect(page.getByText('hidden: permission lead.read').first()).toBeVisible()
    await page.getByRole('switch', { name: 'Area is switched on' }).click()
    await expect(page.getByText('leads is not registered.')).toBeVisible()
  })
})

test(
  'a held answer arrives when it is released; a rule answers a call; the row says what went over the wire',
  full,
  async ({ page }) => {
    await open(page, '')
    await press(page, 'Hold next answer')
    await phone(page)
      .getByRole('button', { name: /^Leads/ })
      .click()
    await expect(page.getByText('1 held')).toBeVisible()
    await press(page, 'Release')
    await expect(shown(page)).toHaveAttribute('data-state', 'ready')

    await type(page, 'Path', '/demo?find=scanCode')
    await expect(phone(page).getByRole('button', { name: 'Run scanCode' })).toBeVisible()
    await choose(page, 'Method', 'scanCode')
    await choose(page, 'Outcome', 'ask')
    await press(page, 'Add rule')
    await phone(page).getByRole('button', { name: 'Run scanCode' }).click()
    await row(page, 'scanCode').last().getByRole('button', { name: 'Answer' }).click()
    const answer = page.getByRole('region', { name: 'Answer of scanCode' })
    await answer.getByRole('button', { name: 'Answer', exact: true }).click()
    // The sample of the method, which stood in the editor.
    await expect(phone(page).getByText('METER-0001')).toBeVisible()
    await row(page, 'scanCode').last().click()
    await expect(page.getByRole('region', { name: 'Details of the row' })).toContainText('scanResult(')

    await test.step('the rule is switched off, changed, and removed', async () => {
      const isUsed = page.getByRole('switch', { name: 'Use the rule for scanCode' })
      await isUsed.uncheck()
      await phone(page).getByRole('button', { name: 'Run scanCode' }).click()
      await expect(row(page, 'scanCode').last()).toContainText('success')
      await press(page, 'Edit')
      await choose(page, 'Outcome', 'cancel')
      await press(page, 'Save rule')
      await expect(page.getByRole('row').filter({ has: isUsed })).toContainText('cancel: the user cancels')
      await expect(isUsed).not.toBeChecked()
      await isUsed.check()
      await phone(page).getByRole('button', { name: 'Run scanCode' }).click()
      await expect(row(page, 'scanCode').last()).toContainText('cancel')
      await press(page, 'Remove')
      await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeHidden()
    })
  },
)

test('a session is recorded, and exported as a test and a link that replays it', full, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await recordDenied(page)

  const file = page.waitForEvent('download')
  await press(page, 'Export test')
  const text = await readFile(await (await file).path(), 'utf8')
  expect(text).toContain(`await host.call('permission', 'camera', 'denied')`)
  expect(text).toContain(`await app.tap({ role: 'button', name: 'Run scanCode' })`)
  expect(text).toMatch(/version .*, commit .*, host partner, android, session /)

  const link = await copyLink(page)
  expect(link.length).toBeLessThan(2000)
  await page.goto('about:blank')
  await page.goto(link)
  await tab(page, 'Info')
  await expect(row(page, 'steps')).toContainText('done')
})

test(
  'an upload that stalls before the network goes does so on another machine, too, in a phone that stays in its case',
  full,
  async ({ page, context, browser, allow }) => {
    allow(/request failed|console error/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '')
    await type(page, 'Path', '/x/leads/followUp?id=L-000001')
    await expect(shown(page)).toHaveAttribute('data-route', '/x/leads/followUp')
    await press(page, 'Record')
    await page.getByRole('switch', { name: 'Stall at 60 %' }).click()
    await pick(page, 'Preset', '4G')
    await phone(page).getByRole('button', { name: 'Take photo' }).click()
    await page.getByRole('button', { name: /^HTTP/ }).click()
    await page.getByRole('searchbox', { name: 'method, text or result' }).fill('uploadImg')
    await expect(row(page, 'uploadImg').first()).toContainText('stalled')
    await pick(page, 'Preset', 'Offline')
    await expect(row(page, 'uploadImg').last()).toContainText(/network|aborted/)
    await page.getByRole('button', { name: 'Stop (4)' }).click()
    const link = await copyLink(page)

    const other = await browser.newContext({ viewport: { width: 1280, height: 860 } })
    const machine = await other.newPage()
    await machine.goto(link)
    await expect(row(machine, 'steps')).toContainText('done', { timeout: 30_000 })
    await machine.getByRole('button', { name: /^HTTP/ }).click()
    await machine.getByRole('searchbox', { name: 'method, text or result' }).fill('uploadImg')
    await expect(row(machine, 'uploadImg').first()).toContainText('stalled')
    await expect(row(machine, 'uploadImg').last()).toContainText(/network|aborted/)
    // The tap has scrolled the page in the phone, and nothing around it.
    expect(await machine.locator('.phone__case').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await other.close()
  },
)

test('data that were saved before Record are said to be missing in the recording', full, async ({ page }) => {
  await open(page, '')
  await type(page, 'Path', '/clueDetail?id=L-000008')
  await press(page, 'Record')
  await expect(page.getByText(/^Recording: use the app/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop (0)' }).click()
  await phone(page).getByRole('button', { name: 'Take this lead' }).click()
  await expect(phone(page).getByRole('button', { name: 'Take this lead' })).toBeHidden()
  await press(page, 'Record')
  await expect(page.getByText(/^Data saved before this recording/)).toBeVisible()
})

test(
  'at 1280 px a scenario’s buttons are in view, the head is one line with a long name, a notice moves nothing',
  full,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const title = 'Partner app, Android, /x/leads/followUp, 2026-11-27 14:57:09'
    await open(page, `#s=${scenarioText({ ...scenarios['partner-android'], title })}`)
    await pick(page, 'Camera', 'Deny')
    await expect(page.getByText('edited', { exact: true })).toBeVisible()
    const head = page.locator('.top__row')
    expect((await head.boundingBox())?.height).toBeLessThan(40)
    expect(await head.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    // Nor does the name make the page wider than the window.
    expect(await page.locator('.top').evaluate(({ clientWidth }) => clientWidth)).toBe(1280)
    const place = await page.locator('.phone__case').boundingBox()
    await copyLink(page)
    expect(await page.locator('.phone__case').boundingBox()).toEqual(place)
    await tab(page, 'Scenarios')
    const tool = page.getByRole('tabpanel')
    await expect(tool.getByRole('button', { name: 'Replay' }).first()).toBeVisible()
    expect(await tool.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    for (const name of ['Load', 'Replay', 'Link', 'Test'])
      await expect(tool.getByRole('button', { name, exact: true }).first()).toBeInViewport({ ratio: 1 })
  },
)

test(
  'two phones fit a window of 1280 px and what is beside them, too; their width is remembered apart from that of one',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '')
    const width = async (number = 1) => Math.round((await page.locator(`#phone-${number}`).boundingBox())?.width ?? 0)
    const alone = await width()
    await press(page, 'Two phones')
    await expect(shown(page, 2)).toHaveAttribute('data-state', 'ready')
    for (const number of [1, 2]) {
      await expect(page.locator(`#phone-${number}`)).toBeInViewport({ ratio: 1 })
      expect(await width(number)).toBeGreaterThan(390 * 0.6)
    }
    await row(page, 'hideStatusBar').click()
    const details = page.getByRole('region', { name: 'Details of the row' })
    await expect(details.getByRole('button', { name: 'Test from selection' })).toBeInViewport({ ratio: 1 })
    for (const part of ['.tl .bar', '.tl__rows', '.det .bar', '.tools__tool'])
      expect([
        part,
        await page.locator(part).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ]).toEqual([part, 0])
    const what = row(page, 'hideStatusBar').locator('.tl__what')
    expect(await what.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)

    const usual = await width()
    await page.getByRole('separator', { name: 'Width of the phones' }).press('ArrowLeft')
    await expect.poll(width).toBeLessThan(usual)
    const chosen = await width()
    await press(page, 'One phone')
    await expect.poll(width).toBe(alone)
    await press(page, 'Two phones')
    await expect.poll(width).toBe(chosen)
  },
)

test(
  'with the keyboard alone: what is focused can be seen, a file is chosen, a row is read',
  full,
  async ({ page }) => {
    await open(page, '')
    /** Names of what Tab reaches from here, and whether each shows its focus. */
    const walk = async (steps: number) => {
      const reached: { readonly name: string; readonly isSeen: boolean }[] = []
      for (let step = 0; step < steps; step++) {
        await page.keyboard.press('Tab')
        reached.push(
          await page.evaluate(() => {
            const focused = document.activeElement
            if (!(focused instanceof HTMLElement)) return { name: '', isSeen: false }
            const name = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
            const around = [
              focused,
              focused.nextElementSibling,
              focused.parentElement,
              focused.shadowRoot?.activeElement,
            ]
            const isSeen = around.some((each) => {
              if (!each) return false
              const { outlineStyle, boxShadow } = getComputedStyle(each)
              const { width } = each.getBoundingClientRect()
              return width > 4 && (outlineStyle !== 'none' || /2px inset/.test(boxShadow))
            })
            return { name: name || focused.closest('label')?.textContent || focused.tagName, isSeen }
          }),
        )
      }
      return reached
    }
    await page.getByRole('tab', { name: /^Replies/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: /^Scenarios/ })).toBeFocused()
    const reached = await walk(5)
    expect(reached.map(({ name }) => name)).toContain('Open a file')
    expect(reached.filter(({ isSeen }) => !isSeen)).toEqual([])

    await page.getByRole('grid', { name: 'Calls and events' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('region', { name: 'Details of the row' })).toContainText('launch')
  },
)

test(
  'at 1920 px the phone has its own size, and the calls of the back end all their columns',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await open(page, '')
    expect(await page.locator('#phone-1').boundingBox()).toMatchObject({ width: 390, height: 844 })
    await tab(page, 'Backend')
    const calls = page.getByRole('region', { name: 'Calls', exact: true })
    await calls.scrollIntoViewIfNeeded()
    await expect(calls.getByRole('columnheader', { name: 'ms' })).toBeInViewport({ ratio: 1 })
  },
)

test('pages of the host have the language and the theme of the phone', full, async ({ page }) => {
  const device = { locale: 'zh-CN', theme: 'dark' } as const
  await open(page, `#s=${scenarioText({ ...scenarios['partner-ios'], device, pane: 'todo-app' })}`)
  const pane = phone(page).frameLocator('iframe[title="todo-app"]')
  await expect(pane.getByRole('heading', { name: '待办应用' })).toBeVisible()
  await expect(pane.locator('body')).toHaveCSS('background-color', 'rgb(42, 38, 32)')
})

test('two phones: each goes back among its own pages, and not before its first one', full, async ({ page }) => {
  await open(page, '')
  await press(page, 'Two phones')
  await expect(shown(page, 2)).toHaveAttribute('data-state', 'ready')
  await phone(page, 1)
    .getByRole('button', { name: /^Solutions/ })
    .click()
  await expect(shown(page, 1)).not.toHaveAttribute('data-route', '/')
  await phone(page, 2)
    .getByRole('button', { name: /^Project schedules/ })
    .click()
  await expect(shown(page, 2)).not.toHaveAttribute('data-route', '/')
  const second = await shown(page, 2).getAttribute('data-route')
  await shown(page, 1).getByRole('button', { name: 'Back', exact: true }).click()
  await expect(shown(page, 1)).toHaveAttribute('data-route', '/')
  await expect(shown(page, 2)).toHaveAttribute('data-route', second ?? '')
  await page.getByRole('button', { name: /^Phone 1/ }).click()
  await press(page, 'Back gesture')
  // A page that is opened after it shows that nothing has moved.
  await phone(page, 1)
    .getByRole('button', { name: /^Solutions/ })
    .click()
  await expect(shown(page, 1)).not.toHaveAttribute('data-route', '/')
  await expect(shown(page, 2)).toHaveAttribute('data-route', second ?? '')
})

test('two phones: a manager assigns the lead that the other is looking at', full, async ({ page }) => {
  const launch = { path: '/clueChoosePeople?ids=L-000008', persona: 'rep02' }
  await open(page, `#s=${scenarioText({ ...scenarios.browser, launch })}`)
  await press(page, 'Two phones')
  await expect(shown(page, 2)).toHaveAttribute('data-state', 'denied')
  await page.getByRole('button', { name: /^Phone 2/ }).click()
  await type(page, 'Path', '/clueDetail?id=L-000008')
  await expect(phone(page, 2).getByRole('button', { name: 'Take this lead' })).toBeVisible()

  await phone(page, 1)
    .getByRole('button', { name: /Li Wei/ })
    .click()
  await phone(page, 1).getByRole('button', { name: 'Assign to Li Wei' }).click()
  await expect(shown(page, 1)).not.toHaveAttribute('data-route', '/clueChoosePeople')
  // The other finds the message, and the lead behind it.
  await type(page, 'Path', '/messageCate')
  await phone(page, 2)
    .getByText(/ assigned .+ to you/)
    .first()
    .click()
  await expect(shown(page, 2)).toHaveAttribute('data-route', '/clueDetail')
  await expect(phone(page, 2).getByRole('button', { name: 'Take this lead' })).toBeHidden()
  await expect(phone(page, 2).getByRole('button', { name: 'Check in', exact: true })).toBeVisible()
})

test('two phones: one takes the lead, the other is told who was first', full, async ({ page, allow }) => {
  allow(/console error/)
  await open(page, `#s=${scenarioText({ ...scenarios.browser, launch: { path: '/clueDetail?id=L-000008' } })}`)
  await press(page, 'Two phones')
  await expect(shown(page, 2)).toHaveAttribute('data-state', 'ready')
  const nameIn = (number: number) =>
    phone(page, number)
      .locator('html')
      .evaluate(() => localStorage.getItem('loginName'))
  expect([await nameIn(1), await nameIn(2)]).toEqual(['rep01', 'rep02'])
  await phone(page, 1).getByRole('button', { name: 'Take this lead' }).click()
  await expect(phone(page, 1).getByRole('button', { name: 'Take this lead' })).toBeHidden()
  await phone(page, 2).getByRole('button', { name: 'Take this lead' }).click()
  await expect(
    phone(page, 2)
      .getByText(/Taken by Li Wei/)
      .first(),
  ).toBeVisible()
})

const TOOLS = {
  EN: ['Replies', 'Events', 'Scenarios', 'Media', 'Backend', 'Plugins', 'Conformance', 'Info'],
  中文: ['应答', '事件', '场景', '媒体', '后端', '插件', '一致性', '信息'],
} as const
for (const [language, tools] of Object.entries(TOOLS)) {
  test(`every tool, ${language}: no violation in either theme`, full, async ({ page, checkAccessibility }) => {
    test.setTimeout(120_000)
    await open(page, '')
    if (language !== 'EN') await page.getByRole('button', { name: new RegExp(language) }).click()
    for (const name of tools) {
      await test.step(name, async () => {
        await tab(page, name)
        await checkAccessibility(page)
      })
    }
  })
}

test('a callback is sent from its form, as its raw text is written, and cut off', full, async ({ page, allow }) => {
  allow(/console error|exception/)
  await recordToasts(page)
  await open(page, '')
  const toasts = () =>
    phone(page)
      .locator('html')
      .evaluate(() => window.seenToasts ?? [])
  await tab(page, 'Events')
  await page.getByRole('button', { name: /^nativeError/ }).click()
  await type(page, 'message *', 'The lens is covered')
  await press(page, 'Send')
  await expect.poll(toasts).toContain('The lens is covered')
  await expect(row(page, 'nativeError')).toContainText('delivered')

  const raw = page.getByLabel('Raw text of nativeError(…)')
  await expect(raw).toHaveValue(`'{"message":"The lens is covered"}'`)
  await raw.fill(`{ message: 'The flash is hot' }`)
  await tab(page, 'Media')
  await expect(raw).toBeHidden()
  await tab(page, 'Events')
  await press(page, 'Send')
  await expect.poll(toasts).toContain('The flash is hot')
  await press(page, 'Send malformed')
  await expect(row(page, 'nativeError').last()).toContainText('syntax')

  await page.getByRole('button', { name: /^openKeybord/ }).click()
  await type(page, 'height *', 'tall')
  await expect(page.getByText(/Does not fit the app’s schema/)).toBeVisible()
})

test('the phone moves along a route, and so it does from a link', full, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '')
  const position = page.getByRole('region', { name: 'Position', exact: true })
  // So slowly that it is still on its way when a busy machine has opened the link.
  await type(page, 'Speed', '60')
  await press(page, 'Start')
  await expect(position).toContainText('→ 22.97')
  await expect(position.getByRole('heading')).toContainText('22.9756, 112.9970', { timeout: 30_000 })
  const link = await copyLink(page)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(position).toContainText('→ 22.97')
})

test('a bug file opens on another machine as it was: steps, timeline, picture', full, async ({ page, browser }) => {
  await recordDenied(page)
  const file = page.waitForEvent('download')
  await press(page, 'Bug file')
  const path = await (await file).path()

  const other = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  const machine = await other.newPage()
  await machine.goto(new URL('/harness.html', page.url()).href)
  await expect(shown(machine)).toBeAttached()
  await tab(machine, 'Scenarios')
  await machine.getByLabel('Open a file').setInputFiles(path)
  const picture = machine.getByRole('img', { name: 'The screen when the bug was reported' })
  await expect(picture).toBeVisible()
  const { width, colours } = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
    return { width: image.naturalWidth, colours: new Set(new Uint32Array(data.buffer)).size }
  })
  expect(width).toBeGreaterThanOrEqual(390)
  expect(colours).toBeGreaterThan(10)
  await expect(row(machine, 'scanCode').last()).toContainText('denied')
  // What reached the server is in the file, too.
  await machine
    .getByRole('tabpanel')
    .getByRole('button', { name: /^(main|crm|cm|infocol) \// })
    .first()
    .click()
  await expect(machine.getByRole('tabpanel').getByText('"body"')).toBeVisible()
  await press(machine, 'Show the phone’s')
  await expect(row(machine, 'steps')).toContainText('done')
  const test = machine.waitForEvent('download')
  await press(machine, 'Export test')
  expect(await readFile(await (await test).path(), 'utf8')).toContain(`name: 'Run scanCode'`)
  await other.close()
})

test('the picture of a bug shows the page as it is scrolled', full, async ({ page }) => {
  // Three pictures of a long page: a busy machine takes a quarter of a minute for each.
  test.setTimeout(180_000)
  await open(page, '')
  await type(page, 'Path', '/demo')
  await expect(
    shown(page).getByRole('group', { name: 'Recorder' }).getByRole('button', { name: 'Record' }),
  ).toBeVisible()
  const picture = async (): Promise<string> => {
    const file = page.waitForEvent('download')
    await press(page, 'Bug file')
    return JSON.parse(await readFile(await (await file).path(), 'utf8')).picture
  }
  /** The share of pixels in which two pictures differ. */
  const difference = (...pictures: readonly string[]) =>
    page.evaluate(async (addresses) => {
      const [first = [], second = []] = await Promise.all(
        addresses.map(async (address) => {
          const image = new Image()
          image.src = address
          await image.decode()
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
          context?.drawImage(image, 0, 0)
          return new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? [])
        }),
      )
      return first.filter((pixel, at) => pixel !== second[at]).length / first.length
    }, pictures)
  const top = await picture()
  // A mark that moves is no other place of the page.
  expect(await difference(top, await picture())).toBeLessThan(0.01)
  await shown(page).evaluate((screen) => {
    screen.scrollTop = 600
  })
  expect(await difference(top, await picture())).toBeGreaterThan(0.03)
})

test('a version deployed meanwhile: the next page loads the new one, each time', full, async ({ page, allow }) => {
  allow(/404|ChunkLoadError|console error/)
  await open(page, '')
  const isSettled = () =>
    phone(page)
      .locator('html')
      .evaluate(() => window.app?.isSettled)
  for (const name of [/^Solutions/, /^Project schedules/]) {
    // Parts that are on their way would be missing, and what says so moves the buttons.
    await expect.poll(isSettled).toBe(true)
    await press(page, 'Deploy')
    await phone(page).getByRole('button', { name }).click()
    await expect(row(page, 'reloaded').last()).toBeVisible()
    await expect(shown(page)).toHaveAttribute('data-state', 'ready')
    await press(page, 'Clear')
    await press(page, 'Back button')
    await expect(shown(page)).toHaveAttribute('data-route', '/')
  }
})

test('what the panels show stays right: keyboard, background, two changes at once', full, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '')
  const isPressed = (name: string) => page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')
  await press(page, 'Keyboard')
  await expect(page.getByText('Keyboard, 300 px')).toBeVisible()
  await pick(page, 'Shown', 'Main')
  await expect(page.frameLocator('#phone-1').frameLocator('iframe[title="main-page"]').locator('body')).toBeVisible()
  const link = await copyLink(page)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText('Keyboard, 300 px')).toBeVisible()
  await expect(page.frameLocator('#phone-1').frameLocator('iframe[title="main-page"]').locator('body')).toBeVisible()
  await pick(page, 'Shown', 'App')
  await press(page, 'To background and back')
  await expect(page.getByText(/The app is not visible/)).toBeVisible()
  // The settings are opened from the background, and lead back to the app.
  await press(page, 'Allow in settings, return')
  await expect(page.getByText(/The app is not visible/)).toBeHidden()
  await expect.poll(() => isPressed('To background and back')).toBe('false')
  // The second change waits for no page, and keeps the first.
  await pick(page, 'Host', 'Partner · iOS')
  await type(page, 'Path', '/demo?find=scanCode')
  await expect(phone(page).getByRole('button', { name: 'Run scanCode' })).toBeVisible()
  await expect(hostPanel(page)).toContainText('Partner · iOS')
  await expect.poll(() => isPressed('Keyboard')).toBe('false')
  await expect(page.getByText('Keyboard, 300 px')).toBeHidden()
})

test(
  'the phone has the safe area and the text size of the panel: the app keeps clear, and its text grows',
  full,
  async ({ page }) => {
    await open(page, '?area=leads')
    await type(page, 'Path', '/clueDetail?id=L-000001')
    const follow = shown(page).getByRole('button', { name: 'Follow up', exact: true })
    await expect(follow).toBeVisible()
    const room = () =>
      follow.evaluate((button) => Math.round(window.innerHeight - button.getBoundingClientRect().bottom))
    const sizes = () =>
      shown(page)
        .getByRole('heading', { name: 'Hongsheng Ceramics' })
        .first()
        .evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize))
    const document = phone(page).locator('html')
    const startAgain = async () => {
      await document.evaluate((html) => html.setAttribute('data-before', ''))
      await press(page, 'Cold start')
      await expect(document).not.toHaveAttribute('data-before')
      await expect(follow).toBeVisible()
    }
    const [usualRoom, usualSize] = [await room(), await sizes()]
    await type(page, 'Safe area', '47 0 34 0')
    await expect.poll(room).toBe(usualRoom + 34)
    await pick(page, 'Text size', '130')
    await expect.poll(sizes).toBeCloseTo(usualSize * 1.3, 1)
    // Both last over a new start, whose style sheets are loaded anew.
    await startAgain()
    await expect.poll(room).toBe(usualRoom + 34)
    await expect.poll(sizes).toBeCloseTo(usualSize * 1.3, 1)
    await type(page, 'Safe area', '0 0 0 0')
    await pick(page, 'Text size', '100')
    await expect.poll(room).toBe(usualRoom)
    await expect.poll(sizes).toBeCloseTo(usualSize, 1)
    await choose(page, 'Screen', '430x932')
    await startAgain()
    await expect.poll(() => follow.evaluate(() => window.innerWidth)).toBe(430)
  },
)

test(
  'the conformance table runs in the phone, and every case that fits one page passes',
  full,
  async ({ page, allow }) => {
    test.setTimeout(300_000)
    allow(/an answer came|nobody owns messages|console error/)
    await open(page, '')
    await type(page, 'Path', '/demo')
    await tab(page, 'Conformance')
    await press(page, 'Run in this host')
    const state = page.getByRole('tabpanel').getByRole('status')
    await expect(state).toHaveText(/^(\d+) of \1, 0 failed/, { timeout: 240_000 })
  },
)

interface Upload {
  readonly fileName: string
  readonly fileUrl: string
}

test(
  'a chosen sound is what the phone records and uploads, from the link of it, too',
  full,
  async ({ page, context, sim }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // A quiet half of a second, and a loud one: uncompressed, so that the link of it is longer than a server accepts.
    const sound = Float32Array.from({ length: 8000 }, (_, index) =>
      index < 4000 ? Math.random() * 0.02 : Math.random() - 0.5,
    )
    const buffer = Buffer.from(await wavOf(sound, 0, 1).arrayBuffer())
    await open(page, '')
    await pick(page, 'Host', 'Messaging · Android')
    await type(page, 'Path', '/demo')
    await tab(page, 'Media')
    await page
      .getByLabel('Choose audio')
      .setInputFiles({ name: 'letter.wav', mimeType: 'audio/wav', buffer: Buffer.from('Dear') })
    await expect(page.getByText('this browser cannot read it as audio')).toBeVisible()
    await page.getByLabel('Choose audio').setInputFiles({ name: 'meeting.wav', mimeType: 'audio/wav', buffer })
    await expect(page.getByText('Heard: meeting.wav')).toBeVisible()
    await press(page, 'Copy link')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link.length).toBeGreaterThan(20_000)
    await page.goto('about:blank')
    await page.goto(link)

    const recorder = shown(page).getByRole('group', { name: 'Recorder' })
    await recorder.getByRole('button', { name: 'Record' }).click()
    await expect(recorder.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /[2-9]/)
    await recorder.getByRole('button', { name: 'Stop recording' }).click()
    const uploads = async () =>
      (await sim.records<Upload>('upload')).list.filter(({ fileName }) => fileName.endsWith('.wav'))
    await expect.poll(uploads).toHaveLength(1)
    const [{ fileUrl } = { fileUrl: '' }] = await uploads()
    const loudness = await page.evaluate(async (address) => {
      const bytes = await (await fetch(address)).arrayBuffer()
      const samples = (await new OfflineAudioContext(1, 1, 8000).decodeAudioData(bytes)).getChannelData(0)
      return [0, 0.5, 1, 1.5].map((from) => Math.max(...samples.slice(from * 8000, (from + 0.5) * 8000)))
    }, fileUrl)
    // It begins again after its second.
    expect(loudness.map((most) => most > 0.1)).toEqual([false, true, false, true])
  },
)

test('the caches of the phone are evicted', full, async ({ page }) => {
  await open(page, '')
  const names = () =>
    phone(page)
      .locator('html')
      .evaluate(() => caches.keys())
  await phone(page)
    .locator('html')
    .evaluate(() => caches.open('pages'))
  expect(await names()).toContain('pages')
  await press(page, 'Clear caches')
  await expect.poll(names).toEqual([])
})
