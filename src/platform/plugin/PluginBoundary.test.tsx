import { act, fireEvent, render, screen } from '@testing-library/react'
import { allowConsole } from '../../../spec/jest.setup'
import { PluginBoundary } from './PluginBoundary'

const report = jest.fn()
let isBroken = true

function Screen() {
  if (isBroken) throw new Error('no such stage')
  return <p>the screen</p>
}

function Page({ resetOn = 'id=1' }: { resetOn?: string }) {
  return (
    <PluginBoundary
      plugin="leads"
      owner="team-leads"
      report={report}
      resetOn={resetOn}
      waiting={null}
      failed={({ error, retry }) => (
        <button type="button" onClick={retry}>
          {String(error)}
        </button>
      )}
    >
      <Screen />
    </PluginBoundary>
  )
}

beforeEach(() => {
  isBroken = true
  report.mockReset()
  // React logs every error that a boundary catches.
  allowConsole(/no such stage/)
})

test('an error in a screen is reported with plugin and owner, and shown', () => {
  render(<Page />)
  expect(screen.getByRole('button').textContent).toBe('Error: no such stage')
  expect(report.mock.calls[0]?.[1]).toContain('plugin leads (team-leads)')
})

test('a retry shows the screen when it works again', () => {
  render(<Page />)
  isBroken = false
  act(() => fireEvent.click(screen.getByRole('button')))
  expect(screen.getByText('the screen')).toBeTruthy()
})

test('another address of the same page renders the screen again', () => {
  const { rerender } = render(<Page />)
  isBroken = false
  rerender(<Page resetOn="id=2" />)
  expect(screen.getByText('the screen')).toBeTruthy()
})
