import { render } from '@testing-library/react'
import { Activity } from 'react'
import { useIsShown } from './useIsShown'

let isShown: () => boolean
let inRender: boolean

function Part() {
  isShown = useIsShown()
  inRender = isShown()
  return null
}

const page = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <Part />
  </Activity>
)

test('a component is shown while it is mounted on a page that is not hidden', () => {
  const { rerender, unmount } = render(page('visible'))
  expect([inRender, isShown()]).toEqual([false, true])
  rerender(page('hidden'))
  expect(isShown()).toBe(false)
  rerender(page('visible'))
  expect(isShown()).toBe(true)
  unmount()
  expect(isShown()).toBe(false)
})

test('what asks later keeps the same function', () => {
  const { rerender } = render(page('visible'))
  const first = isShown
  rerender(page('visible'))
  expect(isShown).toBe(first)
})
