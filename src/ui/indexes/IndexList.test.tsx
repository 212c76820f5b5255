import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTexts } from '#platform/i18n'
import { IndexList } from '.'

beforeAll(() => startTexts())

const names = ['Foshan', 'beijing', '4th site', 'Baotou', 'Zhuhai', '佛山']
/** Groups that were gone to. */
const gone: (string | null)[] = []
beforeEach(() => {
  gone.length = 0
  Element.prototype.scrollIntoView = function (this: Element) {
    gone.push(this.getAttribute('data-letter'))
  }
  HTMLElement.prototype.setPointerCapture = () => undefined
})

const show = (items: readonly string[] = names) =>
  render(<IndexList label="Cities" items={items} keyOf={String} letterOf={(name) => name} row={(name) => name} />)
const letters = () => screen.getByRole('slider', { name: 'Go to a letter' })

it('stands by letter, what begins with none at the end', () => {
  show()
  const groups = within(screen.getByRole('region', { name: 'Cities' })).getAllByRole('region')
  const lines = groups.map((group) =>
    [
      group.querySelector('h2')?.textContent,
      ...within(group)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ].join(' '),
  )
  expect(lines).toEqual(['B beijing Baotou', 'F Foshan', 'Z Zhuhai', '# 4th site 佛山'])
})

it('goes from letter to letter by key, and ends at both ends', async () => {
  show()
  letters().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{End}{ArrowDown}{Home}')
  expect(gone).toEqual(['B', 'F', '#', '#', 'B'])
  expect(letters().getAttribute('aria-valuetext')).toBe('B')
})

it('follows a finger along the letters', () => {
  show()
  letters().getBoundingClientRect = () => new DOMRect(0, 100, 44, 400)
  // jsdom's pointer events know no position; a mouse event of the same name does.
  const finger = (type: string, clientY: number) =>
    fireEvent(letters(), new MouseEvent(type, { bubbles: true, clientY }))
  finger('pointerdown', 110)
  finger('pointermove', 350)
  finger('pointermove', 900)
  finger('pointerup', 900)
  finger('pointermove', 110)
  expect(gone).toEqual(['B', 'Z', '#'])
})

it('says when nothing is found', () => {
  show([])
  expect(screen.getByText('Nothing found')).not.toBeNull()
})

it('ends with the screen before anything is scrolled, also where things load above it', () => {
  let top = 64
  let changed: () => void = () => undefined
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(780)
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this.className === 'indexlist' ? top : 64)
  })
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
    constructor(callback: ResizeObserverCallback) {
      changed = () => callback([], this)
    }
  }
  render(
    <div style={{ overflowY: 'auto' }}>
      <IndexList label="Cities" items={names} keyOf={String} letterOf={(name) => name} row={(name) => name} />
    </div>,
  )
  const room = () => letters().closest<HTMLElement>('.indexlist')?.style.getPropertyValue('--index-room')
  expect(room()).toBe('780px')
  top = 264
  changed()
  expect(room()).toBe('580px')
})
