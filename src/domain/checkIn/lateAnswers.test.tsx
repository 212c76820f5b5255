import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import * as v from 'valibot'
import { defineRoute } from '#base/routes'
import { useRecord } from '#kit/detail'
import { submission } from '#kit/forms'
import { defineMove, defineRecords, queryOf } from '#kit/records'
import { type Core, defineStore } from '#platform/core'
import { Feedback } from '#platform/feedback'
import { call, HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { loadSheet } from '../../ui/components/Sheet'
import { CheckInCells } from './CheckInHistory'
import { CheckInReview, type ReviewedCheckIn } from './CheckInReview'

const route = defineRoute('/checkIns')
const request = v.looseObject({})
const declared = { host: 'main', method: 'POST', send: 'json', about: 'x', request } as const
const response = v.custom<ReviewedCheckIn>(() => true)
const correction = call({ ...declared, path: '/correct', response: v.unknown() })
const readCheckIn = call({ ...declared, method: 'GET', send: 'query', path: '/read', response })
const decided = call({ ...declared, path: '/decide', response })

const rows = defineStore('check-ins.rows', () => {
  const known = observable.map<string, ReviewedCheckIn>([], { deep: false })
  return {
    get: (id: string) => known.get(id),
    put: (row: ReviewedCheckIn) => runInAction(() => void known.set(row.id, row)),
  }
})
const records = defineRecords<ReviewedCheckIn>('check-ins.records', {
  rows,
  read: (id) => queryOf(readCheckIn, { id }),
  current: () => undefined,
})
const accept = defineMove(records, 'accept', ({ id }, _: { readonly reason: string }) => queryOf(decided, { id }))
const reject = defineMove(records, 'reject', ({ id }, _: { readonly reason: string }) => queryOf(decided, { id }))

const checkIn = (id: string): ReviewedCheckIn => ({
  id,
  version: 1,
  can: ['accept', 'reject'],
  kind: `Check-in ${id}`,
  at: new Date('2026-11-20T14:30:00+08:00'),
  by: { id: 'rep01', name: '王芳', nameEn: 'Wang Fang', orgCode: undefined },
  photos: [],
  audio: [],
  signals: [],
  isPending: false,
})
const title = ({ kind }: { readonly kind: string }) => kind

function Cells() {
  const mine = ['K-1', 'K-2'].map(checkIn)
  return (
    <CheckInCells
      records={mine}
      titleOf={title}
      correct={(_, { note }) => submission(correction, { note }, { record: 'check-in', label: 'Check-in' })}
    />
  )
}

const Reviewed = observer(function Reviewed({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  return (
    <CheckInReview
      open={useRecord(records, id)}
      accept={accept}
      reject={reject}
      title={title}
      site={() => ({ label: 'Site', value: 'Kiln 4' })}
      sitePoint={() => undefined}
      onClose={onClose}
    />
  )
})

function Reviews() {
  const [id, setId] = useState<string>()
  return (
    <>
      {['K-1', 'K-2'].map((each) => (
        <button key={each} type="button" onClick={() => setId(each)}>
          Look at {each}
        </button>
      ))}
      {id === undefined ? null : <Reviewed key={id} id={id} onClose={() => setId(undefined)} />}
    </>
  )
}

/** Shows a screen; what is sent is answered by `answer`. */
async function open(Screen: () => React.ReactNode) {
  let resolve: (answer: unknown) => void = () => undefined
  const feedback = new Feedback()
  const http = (async ({ declaration: { path } }, { id }: { readonly id: string }) => {
    if (path === '/read') return checkIn(id)
    const answer: unknown = await new Promise((give) => (resolve = give))
    if (answer instanceof Error) throw answer
    return answer
  }) as Core['http']
  const core = createTestCore([], { http, feedback })
  const as = { ...core, session: { ...core.session, loginName: 'rep01' } }
  await showPages(as, [{ route, screen: Screen }], '/checkIns')
  const answer = (given: unknown) => act(async () => resolve(given))
  return { answer, toasts: () => feedback.toasts.map(({ text }) => text) }
}
const press = (element: HTMLElement | undefined) => act(async () => void (element && fireEvent.click(element)))
const leave = async () => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

beforeAll(async () => {
  await Promise.all([startTexts(), loadSheet()])
})

describe('a correction whose sheet was closed while it was being sent', () => {
  /** Sends a correction of the first check-in, and begins one of the second. */
  async function beginAnother() {
    const opened = await open(Cells)
    await press(screen.getAllByRole('button', { name: 'Correct' })[0])
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'It was the wrong site.' } })
    await press(screen.getByRole('button', { name: 'Save the note' }))
    await leave()
    await press(screen.getAllByRole('button', { name: 'Correct' })[1])
    const note = await screen.findByRole('textbox')
    fireEvent.change(note, { target: { value: 'It was the' } })
    return { ...opened, note }
  }

  test('leaves the sheet that was opened since, with its note', async () => {
    const { answer, note, toasts } = await beginAnother()
    await answer({})
    expect(toasts()).toEqual(['Correction saved'])
    expect(screen.getByRole('textbox')).toBe(note)
  })

  test('is told by a toast where it is refused', async () => {
    const { answer, note, toasts } = await beginAnother()
    await answer(new HttpError('refused', 'refused', { callId: 'x', code: 4010 }))
    expect(toasts()).toEqual(['This is no longer possible.'])
    expect(screen.getByRole('textbox')).toBe(note)
  })
})

test('a review whose sheet was closed while it was being sent leaves that of another check-in', async () => {
  const { answer, toasts } = await open(Reviews)
  await press(screen.getByText('Look at K-1'))
  await press(await screen.findByRole('button', { name: 'Accept' }))
  await leave()
  await press(screen.getByText('Look at K-2'))
  expect(await screen.findByRole('dialog', { name: 'Check-in K-2' })).toBeTruthy()
  await answer(checkIn('K-1'))
  expect(toasts()).toHaveLength(1)
  expect(screen.getByRole('dialog', { name: 'Check-in K-2' })).toBeTruthy()
})
