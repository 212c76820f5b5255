import { BROADCAST_NAME } from '#base/config'
import { HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { HOST_METHODS, type HostMethod } from '../calls'

import { HOSTS } from '../engine/hosts'
import { webWays } from '.'
import { pickContact } from './contact'
import { getUserInfo, openSettings, sendChannelMessage } from './settings'
import { navigatorWith, settleDialog, testSurroundings } from './testing/surroundings'
import { keepScreenOn } from './wakeLock'

const surroundings = testSurroundings()
const ok = { ok: true, data: null }

beforeAll(startTexts)

it('the browser implements exactly the methods that the table assigns to it', () => {
  const promised = HOST_METHODS.filter((method: HostMethod) => HOSTS.browser[method].way === 'web')
  expect(Object.keys(webWays).sort()).toEqual([...promised].sort())
})

it('app info is empty and the status bar has height 0', async () => {
  await expect(webWays.getAppInfo?.({}, {}, surroundings)).resolves.toEqual(ok)
  await expect(webWays.getStatusBarHeight?.({}, {}, surroundings)).resolves.toEqual({ ok: true, data: 0 })
})

describe('picking a contact', () => {
  const picked = (contacts: unknown) => {
    navigatorWith({ contacts: { select: async () => contacts } })
    return pickContact({}, {}, surroundings)
  }

  it("uses the browser's contact picker", async () => {
    await expect(picked([{ name: ['Li Na', 'Na'], tel: ['+86 757 1'] }])).resolves.toEqual({
      ok: true,
      data: { name: 'Li Na', phone: '+86 757 1' },
    })
  })

  it('returns all numbers of the contact', async () => {
    await expect(picked([{ name: ['Li Na'], tel: ['13500135000', '0757-86321234', '4008821234'] }])).resolves.toEqual({
      ok: true,
      data: { name: 'Li Na', phone: '13500135000/0757-86321234/4008821234' },
    })
  })

  it('is cancelled if none is chosen', async () => {
    await expect(picked([])).resolves.toMatchObject({ error: { kind: 'cancelled' } })
  })

  it('fails for a contact without name and phone', async () => {
    await expect(picked([{ name: [], tel: [''] }])).resolves.toMatchObject({ error: { kind: 'malformed' } })
  })

  it('returns 404 where the browser has no contact picker', async () => {
    navigatorWith({ contacts: undefined })
    await expect(pickContact({}, {}, surroundings)).resolves.toMatchObject({ code: 404 })
  })
})

describe('keeping the screen on', () => {
  const release = jest.fn(async () => undefined)
  const request = jest.fn(async () => ({ release }))
  const show = (visibility: string) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const keep = (on: boolean) => keepScreenOn({ on }, {}, surroundings)

  beforeEach(() => {
    request.mockClear()
    release.mockClear()
    navigatorWith({ wakeLock: { request } })
  })
  afterEach(async () => {
    await keep(false)
    show('visible')
  })

  it('locks again after the page was hidden', async () => {
    await expect(keep(true)).resolves.toEqual(ok)
    expect(request).toHaveBeenCalledTimes(1)
    show('hidden')
    expect(request).toHaveBeenCalledTimes(1)
    show('visible')
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('ends when switched off', async () => {
    await keep(true)
    await expect(keep(false)).resolves.toEqual(ok)
    expect(release).toHaveBeenCalledTimes(1)
    show('visible')
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('fails if the device refuses', async () => {
    request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
    await expect(keep(true)).resolves.toMatchObject({ error: { kind: 'host', text: 'low battery' } })
    show('visible')
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('returns 404 where the browser has no wake lock', async () => {
    navigatorWith({ wakeLock: undefined })
    await expect(keep(true)).resolves.toMatchObject({ code: 404 })
  })
})

describe('opening the settings', () => {
  it.each([
    ['location', 'android', 'Turn on location', /turn on Location/],
    ['app', 'ios', 'Change permissions', /iPhone/],
  ] as const)('of %s on %s are explained', async (page, os, title, text) => {
    const { feedback } = surroundings
    await expect(openSettings({ page }, {}, testSurroundings({ os, feedback }))).resolves.toEqual(ok)
    expect(await settleDialog(feedback, 'confirm')).toMatchObject({ title, text: expect.stringMatching(text) })
  })
})

describe('sending a channel message', () => {
  it('reaches the app’s other tabs', async () => {
    const other = new BroadcastChannel(BROADCAST_NAME)
    const heard = new Promise((resolve) => {
      other.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data)
    })
    const message = { channel: 'crm', type: 'todo.done', payload: { id: 3 } }
    await expect(sendChannelMessage(message, {}, surroundings)).resolves.toEqual(ok)
    await expect(heard).resolves.toEqual(message)
    other.close()
  })

  it('fails for a payload that cannot be cloned', async () => {
    const message = { channel: 'crm', type: 'todo.done', payload: () => undefined }
    await expect(sendChannelMessage(message, {}, surroundings)).resolves.toMatchObject({ error: { kind: 'malformed' } })
  })
})

describe('loading user info', () => {
  it('uses the gateway of the environment (section 7)', async () => {
    const http = jest.fn(async () => ({ name: 'Li Na' }))
    const requested = getUserInfo({ tmpToken: 't', env: 'UAT' }, {}, testSurroundings({ http: http as never }))
    await expect(requested).resolves.toEqual({ ok: true, data: { name: 'Li Na' } })
    expect(http).toHaveBeenCalledWith(expect.anything(), { tmpToken: 't' }, { environment: 'UAT' })
  })

  it.each([
    ['network', 'host'],
    ['timeout', 'timeout'],
    ['cancelled', 'cancelled'],
  ] as const)('fails as the call does: %s', async (kind, expected) => {
    const http = () => Promise.reject(new HttpError(kind, 'words', { callId: 'gateway' }))
    const requested = getUserInfo({ tmpToken: 't' }, {}, testSurroundings({ http }))
    await expect(requested).resolves.toMatchObject({ ok: false, error: { kind: expected } })
  })
})
