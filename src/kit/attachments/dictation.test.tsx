import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { CoreContext } from '#platform/core'
import { startTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { DictateButton, type DictateButtonProps } from './DictateButton'
import { appendSpoken, type Recognition } from './dictation'

beforeAll(() => startTexts())
const made: Recognition[] = []
class FakeRecognition implements Recognition {
  lang = ''
  continuous = false
  onresult: Recognition['onresult'] = null
  onerror: Recognition['onerror'] = null
  onend: Recognition['onend'] = null
  start = jest.fn()
  stop = jest.fn(() => this.onend?.())
  abort = jest.fn()
  constructor() {
    made.push(this)
  }
}
const canRecognise = (can: boolean) =>
  Object.assign(window, { webkitSpeechRecognition: can ? FakeRecognition : undefined })
afterEach(() => {
  made.length = 0
  canRecognise(false)
})

const core = createTestCore([])
function Field({ beforeSubmit }: Pick<DictateButtonProps, 'beforeSubmit'>) {
  const [text, setText] = useState('Boiler 2')
  return (
    <CoreContext value={core}>
      <output>{text}</output>
      <DictateButton value={text} onChange={setText} beforeSubmit={beforeSubmit} />
    </CoreContext>
  )
}
const text = () => screen.getByRole('status').textContent
const said = (...results: readonly (readonly [string, boolean])[]) =>
  act(() =>
    made[0]?.onresult?.({
      resultIndex: 0,
      results: results.map(([transcript, isFinal]) => ({ isFinal, 0: { transcript } })),
    }),
  )

test('there is no button where the browser cannot recognise speech', () => {
  canRecognise(false)
  render(<Field />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('what was understood for good follows the text; a second press ends it, and leaving the page too', () => {
  canRecognise(true)
  const { unmount } = render(<Field />)
  fireEvent.click(screen.getByRole('button', { name: 'Dictate' }))
  expect(made[0]).toMatchObject({ lang: 'en-US', continuous: true })
  said(['is off ', true], ['for re', false])
  said([' for repair.', true])
  expect(text()).toBe('Boiler 2 is off for repair.')
  fireEvent.click(screen.getByRole('button', { name: 'Stop dictating' }))
  expect(made[0]?.stop).toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Dictate' }))
  unmount()
  expect(made[1]?.abort).toHaveBeenCalled()
})

test('a form is sent with what was said last: dictation ends first', async () => {
  canRecognise(true)
  const beforeSubmit = jest.fn((_: () => Promise<unknown>) => () => {})
  render(<Field beforeSubmit={beforeSubmit} />)
  const end = () => beforeSubmit.mock.calls[0]?.[0]()
  await end()
  fireEvent.click(screen.getByRole('button', { name: 'Dictate' }))
  said(['is off', false])
  if (made[0]) made[0].stop = jest.fn()
  let isEnded = false
  const ending = end()?.then(() => {
    isEnded = true
  })
  expect(made[0]?.stop).toHaveBeenCalled()
  said(['is off.', true])
  expect(isEnded).toBe(false)
  await act(async () => {
    made[0]?.onend?.()
    await ending
  })
  expect([isEnded, text()]).toEqual([true, 'Boiler 2 is off.'])
})

test.each([
  ['not-allowed', 'Microphone access is off. Allow it in the settings, or type.'],
  ['network', 'Nothing was understood. Try again, or type.'],
])('%s is told', (error, words) => {
  canRecognise(true)
  render(<Field />)
  fireEvent.click(screen.getByRole('button', { name: 'Dictate' }))
  act(() => {
    made[0]?.onerror?.({ error })
    made[0]?.onend?.()
  })
  expect(core.feedback.toasts.map((toast) => toast.text)).toContain(words)
  expect(screen.getByRole('button', { name: 'Dictate' })).not.toBeNull()
})

test('words are kept apart, Chinese is not', () => {
  expect(appendSpoken('', 'One')).toBe('One')
  expect(appendSpoken('One.', 'Two')).toBe('One. Two')
  expect(appendSpoken('One\n', 'Two')).toBe('One\nTwo')
  expect(appendSpoken('锅炉已停。', '下周恢复')).toBe('锅炉已停。下周恢复')
})
