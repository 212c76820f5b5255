import type { Plugins } from '../harness/simulator/types'
import { expect, full, fullUnless, type Page, screen, hostTest as test, VARIANTS, type Variant } from './fixtures'
import { navigateTo } from './support/navigateTo'

/** The app in each simulated host, below the adapters: `/simulated.html` and `window.hostSim`. */

const KIND: Readonly<Record<Variant, { readonly kind: string; readonly os: string }>> = {
  'messaging-android': { kind: 'messaging-app', os: 'android' },
  'messaging-ios': { kind: 'messaging-app', os: 'ios' },
  'partner-android': { kind: 'partner', os: 'android' },
  'partner-ios': { kind: 'partner', os: 'ios' },
  browser: { kind: 'browser', os: 'desktop' },
}

/** Waits for the user's name on the workbench. */
const workbench = (page: Page) => expect(screen(page, '/').getByText('Li Wei')).toBeVisible()

for (const variant of VARIANTS) {
  test.describe(variant, () => {
    test.use({ variant })

    const details = fullUnless(variant === 'messaging-android')
    test(
      'opens the workbench of the user that the host reports; events of the host arrive',
      details,
      async ({ page, app, host, toasts }) => {
        await host.open('/')
        await workbench(page)
        expect(page.url()).not.toMatch(/[?&](?:token|loginName|authCode|userId)=/)
        expect(await app.runsIn()).toEqual(KIND[variant])

        await page.evaluate(() => {
          location.hash = '#/clueList'
        })
        await expect(screen(page, '/clueList')).toHaveAttribute('data-state', 'ready')
        await host.lifecycle('back-button')
        await expect(screen(page, '/')).toBeVisible()

        const keyboard = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--keyboard-height'))
        await host.keyboard(true, 280)
        expect(await keyboard()).toBe('280px')
        await host.keyboard(false)
        expect(await keyboard()).toBe('0px')

        await host.emit('nativeError', { message: 'The camera is “in use”\nby another app' })
        await expect.poll(toasts).toContainEqual(expect.stringContaining('The camera is “in use”'))
        expect((await host.log({ kind: 'event' })).map(({ method, result }) => `${method} ${result}`)).toEqual([
          'goBack delivered',
          'openKeybord delivered',
          'closeKeybord delivered',
          'nativeError delivered',
        ])
      },
    )
  })
}

for (const variant of ['messaging-android', 'messaging-ios', 'partner-android', 'partner-ios'] as const) {
  test.describe(`${variant}: calls`, fullUnless(variant === 'partner-android'), () => {
    test.use({ variant })

    test('of every kind are answered in this host’s way', async ({ page, app, host, sim }) => {
      await host.open('/')
      await workbench(page)
      expect(await app.ask('getLocation')).toMatchObject({ ok: true, data: { city: '佛山市', accuracy: 12 } })
      expect(await app.ask('pickPhoto', { maxCount: 2 })).toMatchObject({
        ok: true,
        data: [{ name: 'picture0.png' }, { name: 'picture1.png' }],
      })
      expect(await app.ask('takePhoto')).toMatchObject({ ok: true, data: [{ type: 'image/png' }] })
      expect(await app.ask('scanCode')).toMatchObject({ ok: true, data: { text: /meter/ } })
      expect(await app.ask('scanCard')).toMatchObject({ ok: true, data: { name: '刘洋', duty: '设备经理' } })
      expect(await app.ask('pickContact')).toMatchObject({ ok: true, data: { phone: '13800138000' } })
      expect(await app.ask('copyText', { text: 'it’s “text”\n😀' })).toMatchObject({ ok: true })
      expect((await host.state()).clipboard).toBe('it’s “text”\n😀')

      const file = await app.ask('selectFile')
      expect(file).toMatchObject({ ok: true, data: { suffix: 'pdf' } })
      const { fileUrl } = (file as { data: { fileUrl: string } }).data
      const headers = { Authorization: 'sim-rep01' }
      const upload = { path: fileUrl, uploadUrl: '/cm/api/systemMgr/uploadImg', headers }
      expect(await app.ask('upload', upload)).toMatchObject({ ok: true, data: { response: { code: 1000 } } })
      expect(await sim.log('uploadImg')).toHaveLength(1)
      expect(await app.ask('upload', { ...upload, path: '/no/such.pdf' })).toMatchObject({
        ok: false,
        code: -1,
        error: { text: 'no such file: /no/such.pdf' },
      })
    })
  })
}

test.describe('the recorder of the host', full, () => {
  test.use({ variant: 'messaging-ios' })

  test('returns a segment when stopped, which can be played', async ({ page, app, host }) => {
    await host.open('/')
    await workbench(page)
    await host.media({ segmentClock: 50 })
    const segment = app.ask('startRecording')
    await expect.poll(async () => (await host.state()).recording).toBe(true)
    expect(await app.ask('stopRecording')).toMatchObject({ ok: true })
    expect(await segment).toMatchObject({ ok: true, data: { localAudioId: 'audio-1' } })
    expect(await app.ask('playAudio', { localAudioId: 'audio-1' })).toMatchObject({ ok: true })
  })
})

test.describe('an SDK', () => {
  const copy = { text: 'x' }

  test('that fails to load: its calls fail, the app works', async ({ page, app, host, allow }) => {
    allow(/blocked\.js/)
    await host.open('/', { device: { sdk: 'blocked' } })
    await workbench(page)
    expect(await app.ask('copyText', copy)).toMatchObject({
      ok: false,
      code: -1,
      error: { text: 'not in the messaging app environment' },
    })
    expect(await app.ask('getLocation')).toMatchObject({ ok: true })
  })

  test('that loads slowly is awaited', full, async ({ page, app, host }) => {
    await host.open('/', { device: { sdk: 'slow', slowMs: 1200 } })
    await workbench(page)
    expect(await app.ask('copyText', copy)).toMatchObject({ ok: true })
  })

  test('of an old version lacks actions: 404', full, async ({ page, app, host }) => {
    await host.open('/', { hostVersion: '1.4' })
    await workbench(page)
    expect(await app.ask('copyText', copy)).toMatchObject({ ok: true })
    expect(await app.ask('keepScreenOn', { on: true })).toMatchObject({
      ok: false,
      code: 404,
      error: { text: 'method does not exist' },
    })
  })
})

test.describe('a partner', () => {
  test.use({ variant: 'partner-ios' })

  test('that injects its object late is recognised', full, async ({ page, app, host }) => {
    await host.open('/', { device: { bridge: 'late', slowMs: 700 } })
    await workbench(page)
    expect(await app.ask('getLocation')).toMatchObject({ ok: true })
  })

  test('whose bridge is loaded by its script is recognised', full, async ({ page, app, host }) => {
    await host.open('/', { device: { bridge: 'script' } })
    await workbench(page)
    expect(await app.ask('getLocation')).toMatchObject({ ok: true })
  })
})

test.describe('the life of a web view', () => {
  test.use({ variant: 'partner-android' })

  test('rules, log and user survive a reload; due answers do not', full, async ({ page, app, host }) => {
    await host.open('/')
    await workbench(page)
    await host.rule({ method: 'getLocation', then: 'fail', payload: 'no sky' })
    await host.rule({ method: 'scanCode', then: 'ask' })
    await app.begin('scanCode')
    await host.waitFor({ kind: 'call', method: 'scanCode' })
    await page.reload()
    await workbench(page)
    // The page itself makes other calls meanwhile.
    expect((await host.state()).pending.filter(({ method }) => method === 'scanCode')).toEqual([])
    expect(await host.log({ kind: 'call', method: 'scanCode' })).toHaveLength(1)
    expect(await app.ask('getLocation')).toMatchObject({ ok: false, error: { text: 'no sky' } })
  })

  test('killed with the camera open and reopened: the new page receives the answer', async ({ page, app, host }) => {
    await host.open('/')
    await workbench(page)
    await host.rule({ method: 'scanCode', then: 'ask' })
    await app.begin('scanCode')
    await host.waitFor({ kind: 'call', method: 'scanCode' })
    await host.lifecycle('kill')
    await expect(page.getByRole('heading', { name: 'The host has ended the web view' })).toBeVisible()
    await host.lifecycle('restore')
    await workbench(page)
    await expect.poll(async () => (await host.state()).pending.map(({ method }) => method)).toEqual(['scanCode'])
    const [pending] = (await host.state()).pending
    await host.answer(pending?.id ?? '', 'success', { text: 'G25-0042' })
    expect(await host.waitFor({ kind: 'answer', method: 'scanCode' })).toMatchObject({ result: 'delivered' })
  })

  test('reopened after low memory: due answers are lost', full, async ({ page, app, host }) => {
    await host.open('/')
    await workbench(page)
    await host.rule({ method: 'scanCode', then: 'ask' })
    await app.begin('scanCode')
    await host.waitFor({ kind: 'call', method: 'scanCode' })
    await host.lifecycle('low-memory')
    await workbench(page)
    // The page itself makes other calls meanwhile.
    expect((await host.state()).pending.filter(({ method }) => method === 'scanCode')).toEqual([])
  })
})

test.describe('around the app', () => {
  test('the host’s pages cover it and close', full, async ({ page, app, host }) => {
    await host.open('/')
    await workbench(page)
    await app.ask('openNativeMainPage')
    const pane = page.frameLocator('iframe[title="main-page"]')
    await pane.getByRole('button', { name: 'Open the to-do app' }).click()
    await page.frameLocator('iframe[title="todo-app"]').getByRole('button', { name: 'Back to the sales app' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect((await host.state()).pane).toBe('app')
  })

  test(
    'faults of a scenario are set before the app’s first call, and its clock before its first script',
    full,
    async ({ page, host, allow }) => {
      allow(/500/)
      await host.open('/clueList', {
        faults: [{ path: 'getClueOwnList', status: 500 }],
        clock: '2026-12-24T08:00:00+08:00',
      })
      await expect(screen(page, '/clueList')).toHaveAttribute('data-state', 'error')
      expect(await page.evaluate(() => new Date().toISOString())).toContain('2026-12-24T00:0')
    },
  )

  test('without network the page’s calls fail, with it they are made again', full, async ({ page, host, allow }) => {
    allow(/console/)
    await host.open('/')
    await workbench(page)
    await host.network({ offline: true })
    await page.evaluate(() => {
      location.hash = '#/clueList?tab=pool'
    })
    await expect(screen(page, '/clueList')).toHaveAttribute('data-state', 'error')
    // The page tries again by itself.
    await host.network({ offline: false })
    await expect(screen(page, '/clueList')).toHaveAttribute('data-state', 'ready')
  })

  test('another user opens the app', full, async ({ page, host }) => {
    await host.open('/')
    await workbench(page)
    await host.call('persona', 'rep02')
    await expect(screen(page, '/').getByText('Chen Jing')).toBeVisible()
  })

  test('a stalled upload ends by its own time-out', full, async ({ page, app, host }) => {
    await host.open('/')
    await workbench(page)
    await host.network({ stallUploadAt: 0.4 })
    const request = { path: 'data:image/png;base64,AAAA', uploadUrl: '/cm/x', connectTimeout: 300 }
    expect(await app.ask('upload', request)).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    expect((await host.log({ kind: 'answer' })).map(({ decoded }) => decoded)).toContain(40)
  })
})

test.describe('a scenario', () => {
  test.use({ variant: 'partner-android' })

  test('has data of its own size before the app’s first call', full, async ({ page, host, sim }) => {
    await host.open('/clueList?tab=pool', { data: { size: 'small', seed: 7 } })
    await expect(screen(page, '/clueList')).toHaveAttribute('data-state', 'ready')
    expect(await sim.state()).toMatchObject({ size: 'small', seed: 7, sizes: { lead: 300 } })
    expect(await host.log({ kind: 'nav', method: 'data' })).toMatchObject([{ result: 'made' }])
    // The reset clears the log, so these calls of the app came after it.
    expect((await sim.log('getClueList')).map(({ query }) => query.pageNum)).toContain('1')
  })

  test(
    'runs without areas that are switched off, and with them again; nothing links to them',
    full,
    async ({ page, host }) => {
      const customer = screen(page, '/customerDetails')
      const newLead = customer.getByRole('button', { name: 'New lead' })
      const switchAreas = async (on: Plugins) => {
        await Promise.all([page.waitForEvent('load'), host.call('plugins', on)])
        await host.shown()
      }
      await host.open('/customerDetails?id=C-000001')
      await expect(customer).toHaveAttribute('data-state', 'ready')
      await expect(newLead).toBeVisible()

      await switchAreas({ leads: false })
      await expect(customer).toHaveAttribute('data-state', 'ready')
      await expect(customer.getByRole('button', { name: 'Navigate' })).toBeVisible()
      await expect(newLead).toHaveCount(0)
      await navigateTo(page, '/clueList')
      await expect(screen(page, '/clueList')).toHaveAttribute('data-state', 'not-found')

      await switchAreas({ leads: true })
      await expect(screen(page, '/clueList')).toHaveAttribute('data-state', 'ready')
    },
  )

  test('continues with the same data when a step opens the app as another user', full, async ({ page, host, sim }) => {
    await host.open('/', {
      data: { size: 'small' },
      steps: [
        { call: 'persona', with: ['rep02'] },
        { call: 'keyboard', with: [true] },
      ],
    })
    await page.waitForFunction(() => window.hostSim?.log({ kind: 'nav', method: 'steps' }).length === 1)
    await expect(screen(page, '/').getByText('Chen Jing')).toBeVisible()
    expect(await host.log({ kind: 'event' })).toMatchObject([{ method: 'openKeybord' }])
    expect(await host.log({ kind: 'nav', method: 'data' })).toEqual([])
    expect(await sim.state()).toMatchObject({ size: 'small' })
  })

  test('runs its steps in order, across pages that they end', async ({ page, app, host }) => {
    await host.open('/', {
      steps: [
        { call: 'rule', with: [{ method: 'scanCode', then: 'ask' }] },
        { call: 'emit', with: ['nativeError', { message: 'no sky' }] },
        { call: 'lifecycle', with: ['low-memory'] },
        { call: 'keyboard', with: [true, 280] },
        { call: 'answer', with: ['scanCode', 'cancel'], when: { kind: 'call', method: 'scanCode' } },
        { call: 'lifecycle', with: ['kill'], when: { kind: 'answer', method: 'scanCode' } },
        { call: 'lifecycle', with: ['restore'] },
        { call: 'keyboard', with: [false] },
        { call: 'answer', with: ['c99', 'fail'] },
        { call: 'keyboard', with: [true] },
      ],
    })
    await page.waitForFunction(() => window.hostSim?.log({ method: 'openKeybord' }).length === 1)
    await app.begin('scanCode')
    await page.waitForFunction(() => window.hostSim?.log({ kind: 'nav', method: 'steps' }).length === 1)
    const rows = [...(await host.log({ kind: 'event' })), ...(await host.log({ kind: 'nav' }))]
      .sort((one, other) => one.n - other.n)
      .map(({ method, result }) => `${method} ${result}`)
    expect(rows.filter((row) => !row.startsWith('native object'))).toEqual([
      'launch done',
      'nativeError delivered',
      'low-memory done',
      'reloaded done',
      'openKeybord delivered',
      'kill done',
      'restore done',
      'revived done',
      'closeKeybord delivered',
      'steps step 9 (answer): no call c99 waits; waiting: none',
    ])
  })
})

test('a phone that is full is the same after a kill', full, async ({ page, host, allow }) => {
  allow(/console (?:error|warning)/)
  await host.open('/', { storage: { full: true } })
  await workbench(page)
  await host.permission('camera', 'denied')
  await host.lifecycle('kill')
  await host.lifecycle('restore')
  await workbench(page)
  expect(await host.state()).toMatchObject({ storage: { full: true }, permissions: { camera: 'denied' } })
})
