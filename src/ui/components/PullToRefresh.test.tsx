import { act, fireEvent, render, screen } from '@testing-library/react'
import { startTexts } from '#platform/i18n'
import { PullToRefresh } from './PullToRefresh'

beforeAll(() => startTexts())

function show(onRefresh: () => Promise<unknown>, disabled = false) {
  render(
    <PullToRefresh onRefresh={onRefresh} disabled={disabled}>
      <p>row</p>
    </PullToRefresh>,
  )
  return screen.getByText('row')
}

const at = (x: number, y: number) => ({ touches: [{ identifier: 1, clientX: x, clientY: y }] })

/** Moves a finger that stays down. */
function drag(row: HTMLElement, from: [number, number], to: [number, number]): void {
  fireEvent.touchStart(row, at(...from))
  fireEvent.touchMove(row, at(...to))
}

describe('pulling a page down', () => {
  it('reloads when released far enough and shows its state', async () => {
    let finish = () => undefined as undefined
    const onRefresh = jest.fn(() => new Promise<void>((resolve) => (finish = () => void resolve())))
    const row = show(onRefresh)
    drag(row, [100, 100], [100, 130])
    expect(screen.getByRole('status').textContent).toBe('Pull down to refresh')
    fireEvent.touchMove(row, at(100, 200))
    expect(screen.getByRole('status').textContent).toBe('Release to refresh')
    fireEvent.touchEnd(row)
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(onRefresh).toHaveBeenCalledTimes(1)
    await act(async () => finish())
    expect(screen.getByRole('status').textContent).toBe('Up to date')
  })

  it('does not say that the page is up to date when the reload failed', async () => {
    const row = show(async () => false)
    drag(row, [100, 100], [100, 200])
    await act(async () => fireEvent.touchEnd(row))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it.each<[string, [number, number], boolean]>([
    ['a little', [100, 130], false],
    ['up', [100, 20], false],
    ['sideways', [240, 160], false],
    ['where that is off', [100, 300], true],
  ])('does nothing when pulled %s', (_, to, disabled) => {
    const onRefresh = jest.fn(async () => undefined)
    const row = show(onRefresh, disabled)
    drag(row, [100, 100], to)
    fireEvent.touchEnd(row)
    expect(onRefresh).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('does nothing on a scrolled page', () => {
    const onRefresh = jest.fn(async () => undefined)
    const row = show(onRefresh)
    document.body.scrollTop = 40
    drag(row, [100, 100], [100, 300])
    fireEvent.touchEnd(row)
    document.body.scrollTop = 0
    expect(onRefresh).not.toHaveBeenCalled()
  })
})
