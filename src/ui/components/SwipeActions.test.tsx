import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTexts } from '#platform/i18n'
import { loadSheet } from './Sheet'
import { SwipeActions } from './SwipeActions'

beforeAll(() => Promise.all([startTexts(), loadSheet()]))

function Row({ onCall, onOpen }: { onCall: () => void; onOpen: () => void }) {
  return (
    <SwipeActions title="Hongsheng Ceramics" actions={[{ label: 'Call', icon: null, onPress: onCall }]}>
      <button type="button" onClick={onOpen}>
        Hongsheng
      </button>
    </SwipeActions>
  )
}

function swipe(element: Element, by: number) {
  fireEvent.pointerDown(element, { clientX: 300, clientY: 50 })
  fireEvent.pointerMove(element, { clientX: 300 + by / 2, clientY: 51, buttons: 1 })
  fireEvent.pointerMove(element, { clientX: 300 + by, clientY: 52, buttons: 1 })
  fireEvent.pointerUp(element)
}

describe('a row with actions', () => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(76)
  })

  it('reveals them on a swipe to the left, whose click does not open the record', () => {
    const onOpen = jest.fn()
    const onCall = jest.fn()
    render(<Row onCall={onCall} onOpen={onOpen} />)
    const front = screen.getByText('Hongsheng')
    swipe(front, -100)
    fireEvent.click(front)
    expect(onOpen).not.toHaveBeenCalled()
    fireEvent.click(screen.getByText('Call'))
    expect(onCall).toHaveBeenCalledTimes(1)
  })

  it('closes on a tap when open; the next tap opens the record', () => {
    const onOpen = jest.fn()
    render(<Row onCall={jest.fn()} onOpen={onOpen} />)
    const front = screen.getByText('Hongsheng')
    swipe(front, -100)
    fireEvent.click(front)
    fireEvent.pointerDown(front)
    fireEvent.pointerUp(front)
    fireEvent.click(front)
    expect(onOpen).not.toHaveBeenCalled()
    fireEvent.pointerDown(front)
    fireEvent.pointerUp(front)
    fireEvent.click(front)
    expect(onOpen).toHaveBeenCalledTimes(1)
  })

  it('offers the same actions in a menu', async () => {
    const onCall = jest.fn()
    render(<Row onCall={onCall} onOpen={jest.fn()} />)
    await userEvent.click(screen.getByRole('button', { name: 'More actions: Hongsheng Ceramics' }))
    await userEvent.click(screen.getByRole('button', { name: 'Call' }))
    expect(onCall).toHaveBeenCalledTimes(1)
  })
})
