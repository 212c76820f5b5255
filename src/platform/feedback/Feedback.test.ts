import { Feedback } from './Feedback'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const texts = ({ toasts }: Feedback) => toasts.map(({ text }) => text)

/** Shows a toast and marks it as drawn. */
function show(feedback: Feedback, ...[text, options]: Parameters<Feedback['toast']>) {
  feedback.toast(text, options)
  for (const { id } of feedback.toasts) feedback.rendered(id)
}

describe('how long a toast stays', () => {
  test('2 s from the moment it is drawn (section 9)', () => {
    const feedback = new Feedback()
    feedback.toast('Saved')
    // A slow phone has not rendered its first frame yet.
    jest.advanceTimersByTime(10_000)
    expect(texts(feedback)).toEqual(['Saved'])
    feedback.rendered(feedback.toasts[0]?.id ?? 0)
    jest.advanceTimersByTime(1999)
    expect(texts(feedback)).toEqual(['Saved'])
    jest.advanceTimersByTime(1)
    expect(texts(feedback)).toEqual([])
  })

  test('does not restart when it is drawn a second time', () => {
    const feedback = new Feedback()
    show(feedback, 'Saved')
    jest.advanceTimersByTime(1500)
    feedback.rendered(feedback.toasts[0]?.id ?? 0)
    jest.advanceTimersByTime(500)
    expect(texts(feedback)).toEqual([])
  })

  test('6 s with an action, or the given duration', () => {
    const feedback = new Feedback()
    show(feedback, 'Taken', { action: { label: 'Undo', run: () => undefined } })
    show(feedback, 'Refused', { duration: 5000 })
    jest.advanceTimersByTime(5000)
    expect(texts(feedback)).toEqual(['Taken'])
    jest.advanceTimersByTime(1000)
    expect(texts(feedback)).toEqual([])
  })
})

test('a toast goes with what it belongs to', () => {
  const feedback = new Feedback()
  const form = new AbortController()
  show(feedback, 'Removed', { action: { label: 'Undo', run: () => undefined }, signal: form.signal })
  show(feedback, 'Saved')
  form.abort()
  expect(texts(feedback)).toEqual(['Saved'])
})

describe('equal toasts', () => {
  test('within 2 s appear once; later ones appear again', () => {
    const feedback = new Feedback()
    show(feedback, 'server error')
    jest.advanceTimersByTime(1999)
    show(feedback, 'server error')
    expect(feedback.toasts).toHaveLength(1)
    jest.advanceTimersByTime(1)
    show(feedback, 'server error')
    expect(feedback.toasts).toHaveLength(1)
  })

  test('appear once while the first is not drawn yet', () => {
    const feedback = new Feedback()
    feedback.toast('server error')
    jest.advanceTimersByTime(5000)
    feedback.toast('server error')
    expect(texts(feedback)).toEqual(['server error'])
  })

  test('with an action all appear, because each undoes something else', () => {
    const feedback = new Feedback()
    const undone: string[] = []
    for (const lead of ['A', 'B']) show(feedback, 'Taken', { action: { label: 'Undo', run: () => undone.push(lead) } })
    for (const { action } of feedback.toasts) action?.run()
    expect(undone).toEqual(['A', 'B'])
  })
})
