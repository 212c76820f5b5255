import { render } from '@testing-library/react'
import { Activity } from 'react'
import { useNews } from './useNews'

const ran: number[] = []

function Part({ news }: { readonly news: number }) {
  useNews(news, () => ran.push(news))
  return null
}

const page = (mode: 'visible' | 'hidden', news: number) => (
  <Activity mode={mode}>
    <Part news={news} />
  </Activity>
)

test('what is news is done once, not again when the page is shown after a chooser', () => {
  const { rerender } = render(page('visible', 1))
  rerender(page('hidden', 1))
  rerender(page('visible', 1))
  expect(ran).toEqual([1])
  rerender(page('visible', 2))
  expect(ran).toEqual([1, 2])
})
