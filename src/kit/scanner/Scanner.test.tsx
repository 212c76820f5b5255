import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTexts } from '#platform/i18n'
import { scanCode } from '../../platform/host/web/scanCode'
import { navigatorWith, testSurroundings } from '../../platform/host/web/testing/surroundings'
import { loadDecoder } from './decoder'
import { ScannerHost } from './ScannerHost'

jest.mock('./decoder')

/** Codes in view of the camera and in the chosen picture. */
let shown: string | undefined
let pictured: string | undefined
const getUserMedia = jest.fn()
const applyConstraints = jest.fn(async () => undefined)
const stop = jest.fn()

function cameraWith(capabilities: object) {
  const track = { stop, applyConstraints, getCapabilities: () => capabilities }
  getUserMedia.mockResolvedValue({ getTracks: () => [track], getVideoTracks: () => [track] })
}

const scanner = () => import('./Scanner')
const scan = (signal?: AbortSignal) => scanCode({}, signal ? { signal } : {}, testSurroundings({ scanner }))
const say = () => screen.getByRole('status')

/** The user chooses a picture. */
async function chooseImage(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Choose a picture' }))
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no chooser is open')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'code.png', { type: 'image/png' })] })
  await act(async () => void input.dispatchEvent(new Event('change')))
}

beforeAll(startTexts)
beforeEach(() => {
  shown = undefined
  pictured = undefined
  stop.mockReset()
  applyConstraints.mockClear()
  getUserMedia.mockReset()
  cameraWith({})
  navigatorWith({ mediaDevices: { getUserMedia }, permissions: undefined })
  jest.mocked(loadDecoder).mockResolvedValue(async (picture) => (picture instanceof Blob ? pictured : shown))
  // jsdom supports neither playback nor streams.
  Object.assign(HTMLMediaElement.prototype, { play: async () => undefined })
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { value: null, writable: true, configurable: true })
})

it('shows nothing without a scan request', () => {
  const { container } = render(<ScannerHost />)
  expect(container.innerHTML).toBe('')
})

it('returns the code in view and releases the camera', async () => {
  render(<ScannerHost />)
  const scanned = scan()
  await waitFor(() => expect(say().textContent).toBe('Point the camera at the code.'))
  shown = 'METER-0042'
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(scanned).resolves.toEqual({ ok: true, data: { text: 'METER-0042' } })
  expect(stop).toHaveBeenCalled()
})

it('returns the code of a picture, and reports a picture without one', async () => {
  const user = userEvent.setup()
  render(<ScannerHost />)
  const scanned = scan()
  await screen.findByRole('dialog', { name: 'Scan code' })
  await chooseImage(user)
  await waitFor(() => expect(say().textContent).toMatch(/^No code was found/))
  pictured = 'from a picture'
  await chooseImage(user)
  await expect(scanned).resolves.toEqual({ ok: true, data: { text: 'from a picture' } })
})

it('accepts a typed code', async () => {
  const user = userEvent.setup()
  render(<ScannerHost />)
  const scanned = scan()
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('button', { name: 'Use this code' }))
  expect(screen.getByText('Enter the code.')).toBeTruthy()
  await user.type(screen.getByLabelText('Type the code'), '  A-17 {Enter}')
  await expect(scanned).resolves.toEqual({ ok: true, data: { text: 'A-17' } })
})

it.each([
  ['denied', 'NotAllowedError', /^Camera access is off/],
  ['not there', 'NotFoundError', /^No camera is available here/],
])('explains that the camera is %s and offers the other ways', async (_what, name, words) => {
  getUserMedia.mockRejectedValue(new DOMException('no', name))
  render(<ScannerHost />)
  const scanned = scan()
  await waitFor(() => expect(say().textContent).toMatch(words))
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeTruthy()
  expect(screen.getByLabelText('Type the code')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect(scanned).resolves.toMatchObject({ ok: false, error: { kind: 'cancelled' } })
})

it('shows that the scanner failed to load and still allows typing', async () => {
  jest.mocked(loadDecoder).mockRejectedValue(new Error('offline'))
  render(<ScannerHost />)
  const scanned = scan()
  await waitFor(() => expect(say().textContent).toMatch(/^The scanner could not be loaded/))
  await userEvent.type(screen.getByLabelText('Type the code'), 'typed{Enter}')
  await expect(scanned).resolves.toMatchObject({ ok: true, data: { text: 'typed' } })
})

it('offers a torch if the camera has one', async () => {
  cameraWith({ torch: true })
  render(<ScannerHost />)
  const controller = new AbortController()
  const scanned = scan(controller.signal)
  const light = await screen.findByRole('button', { name: 'Torch' })
  await userEvent.click(light)
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] })
  await waitFor(() => expect(light.getAttribute('aria-pressed')).toBe('true'))
  act(() => controller.abort())
  await expect(scanned).resolves.toMatchObject({ error: { kind: 'cancelled' } })
})

it('opens once at a time and closes on Escape', async () => {
  render(<ScannerHost />)
  const scanned = scan()
  await screen.findByRole('dialog')
  await expect(scan()).resolves.toMatchObject({ error: { kind: 'busy' } })
  await userEvent.keyboard('{Escape}')
  await expect(scanned).resolves.toMatchObject({ error: { kind: 'cancelled' } })
})
