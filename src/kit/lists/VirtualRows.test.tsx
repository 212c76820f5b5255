import { act, render, screen, waitFor } from '@testing-library/react'
import { VirtualRows } from './VirtualRows'

const ids = Array.from({ length: 10_000 }, (_, index) => `lead-${index}`)
const HEIGHT = 844

/** jsdom has no layout: fakes a page of 844 px and rows of 100 px. */
function pageOf(): HTMLElement {
  const page = document.createElement('div')
  Object.defineProperties(page, { clientHeight: { value: HEIGHT }, clientWidth: { value: 390 } })
  document.body.append(page)
  return page
}

const row = jest.fn((id: string) => <article data-record={id}>{id}</article>)

function show(page: HTMLElement, more: Partial<Parameters<typeof VirtualRows>[0]> = {}) {
  return (
    <VirtualRows
      label="Leads"
      ids={ids}
      row={row}
      rowHeight={100}
      scroller={() => page}
      footer={<p>end</p>}
      {...more}
    />
  )
}

beforeEach(() => {
  row.mockClear()
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
})

/** Waits until the row window is loaded: from then on the list has the height of all its rows. */
const placed = () => waitFor(() => expect(screen.getByRole('list').style.height).not.toBe(''))

async function showPlaced(page: HTMLElement, more?: Parameters<typeof show>[1]) {
  const shown = render(show(page, more), { container: page })
  await placed()
  return shown
}

function scrollTo(page: HTMLElement, top: number) {
  act(() => {
    page.scrollTop = top
    page.dispatchEvent(new Event('scroll'))
  })
}

describe('ten thousand rows', () => {
  it('render the first screen at once', async () => {
    const page = pageOf()
    render(show(page), { container: page })
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(HEIGHT / 100 - 1)
    const [first] = screen.getAllByRole('listitem')
    // The list has its full height from the start, so that the user can scroll at once.
    expect(screen.getByRole('list').style.minHeight).toBe('1000000px')
    await placed()
    // The same element: the row was not rendered twice.
    expect(screen.getAllByRole('listitem')[0]).toBe(first)
  })

  it('render only the rows in view and tell assistive technology the full length', async () => {
    const page = pageOf()
    await showPlaced(page)
    const rows = screen.getAllByRole('listitem')
    expect(rows.length).toBeGreaterThan(8)
    expect(rows.length).toBeLessThan(60)
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('10000')
    expect(screen.queryByRole('list', { name: 'Leads' })).not.toBeNull()
  })

  it('render new rows on scroll and do not render visible rows again', async () => {
    const page = pageOf()
    await showPlaced(page)
    scrollTo(page, 200_000)
    expect(screen.queryByText('lead-2004')).not.toBeNull()
    expect(screen.queryByText('lead-0')).toBeNull()
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
    row.mockClear()
    scrollTo(page, 200_100)
    expect(row.mock.calls.length).toBeLessThanOrEqual(2)
  })

  it('request more only near the end', async () => {
    const page = pageOf()
    const onNearEnd = jest.fn()
    await showPlaced(page, { onNearEnd })
    expect(onNearEnd).not.toHaveBeenCalled()
    scrollTo(page, 999_000)
    expect(onNearEnd).toHaveBeenCalled()
  })

  it('restore the row heights of the last visit', async () => {
    const page = pageOf()
    const onLeave = jest.fn()
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(140)
    const { unmount } = await showPlaced(page, { onLeave })
    unmount()
    const [measured] = onLeave.mock.calls[0] ?? []
    expect(measured[0]).toMatchObject({ key: 'lead-0', size: 140 })
    const again = pageOf()
    render(show(again, { initialHeights: measured }), { container: again })
    // At least eight rows measured 140 px instead of the estimated 100 px.
    expect(Number.parseFloat(screen.getByRole('list').style.height)).toBeGreaterThan(1_000_300)
  })
})
