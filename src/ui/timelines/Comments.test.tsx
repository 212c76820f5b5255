import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { defineRoute } from '#base/routes'
import { startTexts } from '#platform/i18n'
import { createTestCore, showPages } from '#testing'
import { Comments } from '.'

beforeAll(() => startTexts())

const onSend = jest.fn(async (_text: string) => undefined)
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
  const { navigation } = await showPages(createTestCore([]), pages, '/report')
  const away = async () => {
    act(() => void navigation.open('/other'))
    expect(screen.queryByRole('textbox')).toBeNull()
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    // By the browser's button: a second press of the app's own within moments would be taken for the same.
    window.history.back()
    await act(() => back)
    expect(screen.getByRole('textbox')).toBeTruthy()
  }
  return { away }
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
