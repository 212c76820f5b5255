import { render, screen, waitFor } from '@testing-library/react'
import { allowConsole } from '../../../spec/jest.setup'
import { VirtualRows } from './VirtualRows'

jest.mock('./RowWindow', () => {
  throw new Error('the chunk is gone')
})

test('renders all rows when the code of the row window cannot be loaded', async () => {
  allowConsole(/all rows are rendered/)
  const page = document.createElement('div')
  document.body.append(page)
  const ids = Array.from({ length: 60 }, (_, index) => `lead-${index}`)
  const onNearEnd = jest.fn()
  const row = (id: string) => <span>{id}</span>
  render(<VirtualRows label="Leads" ids={ids} row={row} rowHeight={100} scroller={() => page} onNearEnd={onNearEnd} />)
  expect(onNearEnd).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(60))
  expect(onNearEnd).toHaveBeenCalled()
})
