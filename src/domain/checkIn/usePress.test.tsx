import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { defineFields, text } from '#base/fields'
import { defineChooser, defineRoute } from '#base/routes'
import { submission, TextInput, useRecordForm } from '#kit/forms'
import type { Core } from '#platform/core'
import { call } from '#platform/http'
import { startTexts } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import { createTestCore, pressWhenReady, showPages } from '#testing'
import { CheckInPage } from './CheckInPage'
import { NOT_PRESSED } from './checkIn'
import { type Fix, pressFields } from './rules'
import type { FoundFix } from './useFix'
import { usePress } from './usePress'

const route = defineRoute('/arrive')
const chooser = defineChooser<string>()('/pick')
const request = v.looseObject({ text: v.optional(v.string()) })
const arrive = call({
  host: 'main',
  method: 'POST',
  path: '/arrive',
  send: 'json',
  about: 'Arrives.',
  request,
  response: v.unknown(),
})
const fields = defineFields({ ...pressFields, text: text() })

let position: FoundFix
let sent: unknown[]
let located: (found: Fix) => void

function Arriving() {
  const page = usePageNavigation()
  const record = useRecordForm({
    form: 'arrive',
    record: 'site',
    defaults: { ...NOT_PRESSED, text: '' },
    fields,
    submit: (values) => submission(arrive, values, { record: 'site', label: 'Site' }),
    onSent: page.leave,
  })
  const form = usePress(record, position)
  return (
    <CheckInPage
      title="Arrive"
      form={form}
      submit="Arrive"
      position={position}
      name="Kiln 4"
      place={undefined}
      isKnown
      onMark={undefined}
    >
      <TextInput form={form} name="text" label="Notes" />
      <button type="button" onClick={() => void page.choose(chooser)}>
        Choose
      </button>
    </CheckInPage>
  )
}

function Choosing() {
  const page = usePageNavigation()
  return (
    <button type="button" onClick={() => page.answer(chooser, 'one')}>
      Take it
    </button>
  )
}

/** Presses the button; the position is looked up until it is released. */
async function pressArrive() {
  const held = new Promise<Fix>((resolve) => {
    located = resolve
  })
  sent = []
  position = { fix: undefined, state: 'found', locate: () => held }
  const http = (async (_: unknown, query: unknown) => {
    sent.push(query)
    return {}
  }) as Core['http']
  const core = createTestCore([], { http })
  const pages = [
    { route, screen: Arriving },
    { route: chooser, screen: Choosing },
  ]
  await showPages(core, pages, '/arrive')
  await pressWhenReady('Arrive')
  return core
}
const release = () => act(async () => located({ lng: 113.08, lat: 23.01, accuracy: 12, at: Date.now() }))

beforeAll(() => startTexts())
afterEach(() => localStorage.clear())

describe('while the position of a press is looked up', () => {
  test('one goes on writing, and what was written is sent', async () => {
    await pressArrive()
    const notes = screen.getByRole('textbox', { name: /Notes/ })
    expect(notes.closest('[inert]')).toBeNull()
    await userEvent.type(notes, 'Nobody is at the gate.')
    await release()
    await waitFor(() => expect(sent).toMatchObject([{ text: 'Nobody is at the gate.' }]))
  })

  test('a second press changes nothing', async () => {
    await pressArrive()
    const button = screen.getByRole('button', { name: 'Arrive' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    fireEvent.click(button)
    await release()
    await waitFor(() => expect(sent).not.toEqual([]))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Arrive', busy: true })).toBeNull())
    expect(sent).toHaveLength(1)
  })

  test('who chooses something on another page is told that nothing was sent from the place of before', async () => {
    const { feedback } = await pressArrive()
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Take it' }))
    const button = await screen.findByRole('button', { name: 'Arrive' })
    await release()
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    expect([sent, feedback.toasts.map(({ text }) => text)]).toEqual([
      [],
      ['Not sent: you left while your position was looked up. Go back and press again.'],
    ])
  })
})
