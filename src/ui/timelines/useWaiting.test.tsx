import { act, render, screen } from '@testing-library/react'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type Core, CoreContext } from '#platform/core'
import { startTexts } from '#platform/i18n'
import type { OutboxItem } from '#platform/outbox'
import { Timeline } from '#ui/components'
import { useWaiting } from '.'

beforeAll(() => startTexts())

const item = (id: string, request: unknown, kind: OutboxItem['state']['kind'] = 'waiting') =>
  ({ id, record: 'lead:L-1', label: `Entry ${id}`, request, state: { kind } }) as OutboxItem

/** The outbox as far as a timeline looks at it. */
class FakeOutbox {
  items: readonly OutboxItem[] = []
  constructor() {
    makeAutoObservable(this, { items: observableRef })
  }
  unsentOf(record: string) {
    return this.items.filter((each) => each.record === record)
  }
}

const describeVisit = (request: unknown) =>
  typeof request === 'object' && request && 'text' in request
    ? { title: 'Visit', text: String(request.text) }
    : undefined

const History = observer(function History() {
  return <Timeline label="History" events={useWaiting('lead:L-1', describeVisit)} />
})

test('what waits stands first, newest on top, in the words of its area or by its own label', () => {
  const outbox = new FakeOutbox()
  render(
    <CoreContext value={{ outbox } as unknown as Core}>
      <History />
    </CoreContext>,
  )
  const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines()).toEqual([])
  act(() =>
    runInAction(() => {
      outbox.items = [
        item('1', { text: 'Boiler seen\nAsk again' }),
        { ...item('2', { text: 'of another' }), record: 'lead:L-2' },
        item('3', 'unreadable', 'conflict'),
      ]
    }),
  )
  expect(lines()).toEqual(['Entry 3Not sent, needs your attention', 'VisitWaiting to be sentBoiler seen\nAsk again'])
  act(() =>
    runInAction(() => {
      outbox.items = []
    }),
  )
  expect(lines()).toEqual([])
})
