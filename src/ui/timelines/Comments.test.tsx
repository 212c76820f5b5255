import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { defineRoute } from '#base/routes'
import { HttpError } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { Comments } from '.'

beforeAll(() => startTexts())

const onSend = jest.fn(async (_text: string): Promise<undefined> => undefined)
const section = { status: 'ready', value: [], error: undefined, load: () => undefined } as const

function Report() {
  const [id, setId] = useState('R-1')
  return (
    <>
      {['R-1', 'R-2'].map((each) => (
        <button key={each} type="button" onClick={() => setId(each)}>
          {each}
        </button>
      ))}
      <Comments section={section} record={id} onSend={onSend} most={500} />
    </>
  )
}
const Other = () => <p>Another page</p>

/** A page with comments; `away`: opens another page and comes back. */
async function open() {
  const pages = [
    { route: defineRoute('/report'), screen: Report },
    { route: defineRoute('/other'), screen: Other },
  ]
  const core = createTestCore([])
  const { navigation } = await showPages(core, pages, '/report')
  const leave = () => {
    act(() => void navigation.open('/other'))
    expect(screen.queryByRole('textbox')).toBeNull()
  }
  const away = async () => {
    leave()
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    // By the browser's button: a second press of the app's own within moments would be taken for the same.
    window.history.back()
    await act(() => back)
    expect(screen.getByRole('textbox')).toBeTruthy()
  }
  return { away, leave, feedback: core.feedback }
}
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const typed = () => screen.getByRole<HTMLTextAreaElement>('textbox').value

test('a comment that was typed is there on return from another page, until it is sent', async () => {
  const { away } = await open()
  type('Good idea')
  await away()
  expect(typed()).toBe('Good idea')
  await press('Send comment')
  expect(onSend.mock.calls).toEqual([['Good idea']])
  await away()
  expect(typed()).toBe('')
})

describe('a comment that is being sent when its field is left', () => {
  /** Sends a comment, and comes back to its field before the answer. */
  async function sendAndReturn() {
    let answer: () => void = () => undefined
    let refuse: (error: Error) => void = () => undefined
    const held = new Promise<undefined>((resolve, reject) => {
      answer = () => resolve(undefined)
      refuse = reject
    })
    onSend.mockClear()
    onSend.mockImplementationOnce(() => held)
    const { away } = await open()
    type('Good idea')
    await press('Send comment')
    await away()
    return {
      answered: () => act(async () => answer()),
      refused: () => act(async () => refuse(new HttpError('refused', 'Closed.', { callId: 'comments', code: 4010 }))),
    }
  }

  test('is locked until it was sent, and is not sent twice', async () => {
    const { answered } = await sendAndReturn()
    expect(typed()).toBe('Good idea')
    expect(screen.getByRole('textbox').closest('[inert]')).not.toBeNull()
    await press('Send comment')
    await answered()
    expect(onSend.mock.calls).toEqual([['Good idea']])
    expect(typed()).toBe('')
    expect(screen.getByRole('textbox').closest('[inert]')).toBeNull()
  })

  test('stays, with the reason, when it was not sent', async () => {
    const { refused } = await sendAndReturn()
    await refused()
    expect(typed()).toBe('Good idea')
    expect(screen.getByRole('alert').textContent).toBe('Closed.')
    expect(screen.getByRole('textbox').closest('[inert]')).toBeNull()
  })
})

test('of a comment that was not sent its user is told on another page', async () => {
  let refuse: (error: Error) => void = () => undefined
  onSend.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)))
  const { leave, feedback } = await open()
  type('Good idea')
  await press('Send comment')
  leave()
  await act(async () => refuse(new HttpError('refused', 'Closed.', { callId: 'comments', code: 4010 })))
  expect(feedback.toasts.map(({ text }) => text)).toEqual(['Closed.'])
})

test('a comment stays with the record that it was typed for', async () => {
  await open()
  type('Good idea')
  await press('R-2')
  expect(typed()).toBe('')
  type('Too late')
  await press('R-1')
  expect(typed()).toBe('Good idea')
  await press('R-2')
  expect(typed()).toBe('Too late')
})
