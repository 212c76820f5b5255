import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { startTexts } from '#platform/i18n'
import { loadSheet, Sheet } from './Sheet'

beforeAll(() => Promise.all([startTexts(), loadSheet()]))

function Page({ onRow = () => undefined }: { onRow?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: stands for a row that opens something
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a row that opens something
    <div onClick={onRow}>
      <button type="button" onClick={() => setOpen(true)}>
        Filter
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Stage" foot={<button type="button">Show</button>}>
        <input aria-label="Name" />
      </Sheet>
    </div>
  )
}

// A closing sheet stays in the document during its animation.
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('a sheet', () => {
  it('is a modal dialog labelled by its title, inside the app element', async () => {
    const app = document.body.appendChild(document.createElement('div'))
    app.id = 'app'
    render(<Page />, { container: app })
    await userEvent.click(screen.getByText('Filter'))
    const dialog = screen.getByRole('dialog', { name: 'Stage' })
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(app.contains(dialog)).toBe(true)
    app.remove()
  })

  it('that is closing when another page is opened is gone on return, and opens again', async () => {
    const show = (isVisible: boolean) => (
      <Activity mode={isVisible ? 'visible' : 'hidden'}>
        <Page />
      </Activity>
    )
    const { rerender } = render(show(true))
    await userEvent.click(screen.getByText('Filter'))
    await screen.findByRole('dialog')
    // Within its animation, whose end the hidden page does not see.
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    rerender(show(false))
    await act(async () => rerender(show(true)))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByText('Filter'))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('traps the focus and restores it when Escape closes it', async () => {
    render(<Page />)
    const opener = screen.getByText('Filter')
    await userEvent.click(opener)
    const dialog = screen.getByRole('dialog')
    for (let tabs = 0; tabs < 5; tabs += 1) {
      expect(dialog.contains(document.activeElement)).toBe(true)
      await userEvent.tab()
    }
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(opener)
    await gone()
  })

  it('closes on a tap on the scrim, which does not reach the elements below', async () => {
    const onRow = jest.fn()
    render(<Page onRow={onRow} />)
    await userEvent.click(screen.getByText('Filter'))
    onRow.mockClear()
    await userEvent.click(screen.getByText('Show'))
    fireEvent.click(document.querySelector('.sheet-scrim') as Element)
    await gone()
    expect(onRow).not.toHaveBeenCalled()
  })

  it('scrolls by keys where it holds only text, and is no stop of its own beside a field', () => {
    const body = () => document.querySelector('.sheet__body')
    const { rerender } = render(
      <Sheet open title="Rules" onClose={() => undefined}>
        <p>Text</p>
      </Sheet>,
    )
    expect(body()?.getAttribute('tabindex')).toBe('0')
    rerender(
      <Sheet open title="Rules" onClose={() => undefined}>
        <input aria-label="Name" />
      </Sheet>,
    )
    expect(body()?.hasAttribute('tabindex')).toBe(false)
  })

  it('keeps the Tab key from fields that are locked', async () => {
    render(
      <Sheet open title="Name" onClose={() => undefined} foot={<button type="button">Save</button>}>
        <form inert>
          <input aria-label="Name" />
        </form>
      </Sheet>,
    )
    const save = screen.getByRole('button', { name: 'Save' })
    // As text without anything to press it is a stop, from where arrow keys scroll it.
    const body = document.querySelector('.sheet__body')
    save.focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(body)
    await userEvent.tab({ shift: true })
    expect(document.activeElement).toBe(save)
  })

  it('cannot be reached while another one is open above it', async () => {
    const panel = (title: string) => document.querySelector(`[aria-labelledby="${screen.getByText(title).id}"]`)
    const sheets = (isAbove: boolean) => (
      <>
        <Sheet open title="Below" onClose={() => undefined} />
        <Sheet open={isAbove} title="Above" onClose={() => undefined} />
      </>
    )
    const { rerender } = render(sheets(true))
    expect([panel('Below'), panel('Above')].map((each) => each?.hasAttribute('inert'))).toEqual([true, false])
    rerender(sheets(false))
    await waitFor(() => expect(panel('Below')?.hasAttribute('inert')).toBe(false))
  })
})
