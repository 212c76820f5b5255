import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type Core, CoreContext } from '#platform/core'
import { Feedback } from '#platform/feedback'
import type { HostBridge } from '#platform/host'
import { startTexts } from '#platform/i18n'
import { createFakeHost } from '#testing'
import { TextField } from '#ui/components'
import { hostDone, hostFailure } from '../../platform/host/HostResult'
import { CardScan, LicenceScan, PersonPick, ScanButton } from '.'

beforeAll(() => startTexts())

function Fields() {
  const [code, setCode] = useState('')
  const [found, setFound] = useState<unknown>()
  return (
    <>
      <TextField label="Plate" value={code} onChange={setCode} action={<ScanButton label="Plate" onText={setCode} />} />
      <LicenceScan onLicence={setFound} />
      <CardScan onCard={setFound} />
      <PersonPick onPerson={setFound} />
      <output>{JSON.stringify(found)}</output>
    </>
  )
}

function show(overrides: Partial<HostBridge>) {
  const feedback = new Feedback()
  render(
    <CoreContext value={{ host: createFakeHost(overrides), feedback } as unknown as Core}>
      <Fields />
    </CoreContext>,
  )
  return {
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    field: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Plate' }).value,
    found: () => JSON.parse(screen.getByRole('status').textContent || 'null'),
    toasts: () => feedback.toasts.map(({ text }) => text),
  }
}
const read = (text: string): Partial<HostBridge> => ({ scanCode: async () => ({ ok: true, data: { text } }) })

test('a code fills its field', async () => {
  const { press, field, toasts } = show(read('G25-0042'))
  await press('Scan a code: Plate')
  expect([field(), toasts()]).toEqual(['G25-0042', []])
})

test('a licence gives its credit code', async () => {
  const { press, found } = show(read('https://licence.example/qr?c=91440604MA51C6RT86'))
  await press('Scan the licence')
  expect(found()).toEqual({ creditCode: '91440604MA51C6RT86' })
})

test('a code that is on no licence says what to scan', async () => {
  const { press, found, toasts } = show(read('G25-0042'))
  await press('Scan the licence')
  expect([found(), toasts()]).toEqual([null, ['No credit code was found. Scan the QR code on the business licence.']])
})

test('a card gives its name, duty and numbers', async () => {
  const data = { name: '刘洋', duty: '设备经理', tel: '0757-86321234/138 0013 5678', path: '' }
  const { press, found } = show({ scanCard: async () => ({ ok: true, data }) })
  await press('Scan a business card')
  expect(found()).toEqual({ name: '刘洋', duty: '设备经理', path: '', phones: ['13800135678', '0757-86321234'] })
})

test.each([
  ['failed', async () => hostFailure('host', 'lens covered')],
  ['found nothing', async () => ({ ok: true as const, data: { name: '', duty: '', tel: '8', path: '' } })],
])('a scan of a card that %s says to type', async (_what, scanCard) => {
  const { press, found, toasts } = show({ scanCard })
  await press('Scan a business card')
  expect([found(), toasts()]).toEqual([null, ['The card could not be read. Please type.']])
})

test.each([
  ['given up', hostFailure('cancelled', 'canceled'), []],
  ['not possible', hostFailure('no-method', 'x'), ['Scanning is not available in this app. Please type it in.']],
  ['failed', hostFailure('host', 'lens covered'), ['Scanning failed: lens covered']],
])('a scan that was %s', async (_what, failure, reported) => {
  const { press, field, toasts } = show({ scanCode: async () => failure })
  await press('Scan a code: Plate')
  expect([field(), toasts()]).toEqual(['', reported])
})

test('a browser reads no cards', () => {
  show({ native: false, scanCard: async () => ({ ...hostDone, data: { name: '', duty: '', tel: '', path: '' } }) })
  expect(screen.queryByRole('button', { name: 'Scan a business card' })).toBeNull()
})

test('somebody of the phone’s contacts with three numbers gives all, the mobile one first', async () => {
  const { press, found } = show({
    native: true,
    pickContact: async () => ({ ok: true, data: { name: 'Li', phone: '0757-86321234/138 0013 5678/4008821234' } }),
  })
  await press('From the phone’s contacts')
  expect(found()).toMatchObject({ name: 'Li', phones: ['13800135678', '0757-86321234', '4008821234'] })
})

test('a browser that gives no contacts offers none', () => {
  show({ native: false })
  expect(screen.queryByRole('button', { name: 'From the phone’s contacts' })).toBeNull()
})
