import { render } from '@testing-library/react'
import { useRef } from 'react'
import { useScrollAnchor } from './useScrollAnchor'

const { ResizeObserver } = globalThis
let resized: () => void = () => undefined
beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(report: ResizeObserverCallback) {
      resized = () => report([], this)
    }
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
})
afterEach(() => {
  globalThis.ResizeObserver = ResizeObserver
})

function Bar() {
  const box = useRef<HTMLDivElement>(null)
  useScrollAnchor(box, true)
  return <div ref={box} data-testid="bar" />
}

/** A page scrolled to `top`, which a browser rounds to half pixels, and the height of its bar, which grows. */
function show(top: number) {
  const { getByTestId, container } = render(
    <div className="page">
      <Bar />
    </div>,
  )
  const page = container.querySelector('.page') as HTMLElement
  let scrollTop = top
  Object.defineProperty(page, 'scrollTop', {
    get: () => scrollTop,
    set: (wanted: number) => {
      scrollTop = Math.floor(wanted * 2) / 2
    },
  })
  const grow = (height: number) => {
    jest.spyOn(getByTestId('bar'), 'getBoundingClientRect').mockReturnValue({ height } as DOMRect)
    resized()
  }
  return { page, grow }
}

test('what is in view stays where it is, although each frame of the growth is rounded', () => {
  const { page, grow } = show(300)
  for (let height = 0; height <= 44; height += 2.2) grow(height)
  grow(44)
  expect(page.scrollTop).toBe(344)
})

test('a page at its top stays there', () => {
  const { page, grow } = show(0)
  for (const height of [0, 20, 44]) grow(height)
  expect(page.scrollTop).toBe(0)
})
