import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeAutoObservable, runInAction } from 'mobx'
import { CoreContext } from '#platform/core'
import { HttpError } from '#platform/http'
import { setLanguage, startTexts, takeTexts } from '#platform/i18n'
import { createTestCore } from '#testing'
import { ActCourse, type Comment, type CommentSection, Comments, Course, type CourseStep, courseOf } from '.'

const mockMemory = new Map<string, unknown>()
jest.mock('#platform/navigation', () => ({
  ...jest.requireActual('#platform/navigation'),
  usePage: () => ({ plugin: 'orders' }),
  useEntryMemory: (key: string) => ({
    get: () => mockMemory.get(key),
    set: (value: unknown) => void mockMemory.set(key, value),
  }),
}))
beforeAll(() => startTexts())
afterEach(() => {
  mockMemory.clear()
  return setLanguage('en')
})

const liWei = { name: '李伟', nameEn: 'Li Wei' }

describe('a course', () => {
  const steps: readonly CourseStep[] = [
    { id: '1', act: 'Applied', person: liWei, at: new Date('2020-11-18T09:12+08:00'), state: 'done' },
    { id: '2', act: 'Refused', person: { name: '陈芳' }, comment: 'Too early\nAsk again.', state: 'refused' },
    { id: '3', act: 'Approver', person: liWei, state: 'now' },
    { id: '3b', act: 'Company', anyOf: [{ name: '陈芳' }], state: 'waiting' },
    { id: '4', act: 'Archived', anyOf: [liWei, { name: '陈芳' }], state: 'todo' },
    { id: '5', act: 'Closed', state: 'todo' },
  ]
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

  it('says who has done what, whose turn it is, and what is to come', () => {
    render(<Course label="Approval" steps={steps} />)
    expect(lines()).toEqual([
      'Applied18 Nov 2020 09:12Li Wei, done',
      'Refused陈芳Too early\nAsk again.',
      'ApproverLi Wei, under way',
      'Company陈芳, waiting',
      'ArchivedLi Wei, 陈芳, to come',
      'Closedto come',
    ])
    expect(screen.getByRole('list', { name: 'Approval' })).not.toBeNull()
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      'step',
      null,
      null,
    ])
  })

  it('follows from the events of a record, and from what it waits for', () => {
    const at = new Date('2020-11-18T09:12+08:00')
    const events = [
      { act: 'apply', at, by: liWei },
      { act: 'reject', at, comment: 'Too early' },
    ]
    const text = (act: string) => ({ apply: 'Applied', reject: 'Refused' })[act] ?? act
    const waiting = { act: 'Decision', anyOf: [liWei] }
    render(<Course label="Approval" steps={courseOf(events, { text, refusing: ['reject'], waiting })} />)
    expect(lines()).toEqual([
      'Applied18 Nov 2020 09:12Li Wei, done',
      'Refused18 Nov 2020 09:12Too early',
      'DecisionLi Wei, waiting',
    ])
  })

  it('is in the words of the area; an act without any is shown as it is', () => {
    takeTexts('orders', { act: { apply: 'Applied' } })
    const at = new Date('2020-11-18T09:12+08:00')
    const events = [
      { act: 'apply', at, by: liWei },
      { act: 'reject', at, comment: 'Too early' },
    ]
    render(<ActCourse label="Approval" events={events} refusing={['reject']} waiting={{ act: 'Decision' }} />)
    expect(lines()).toEqual([
      'Applied18 Nov 2020 09:12Li Wei, done',
      'reject18 Nov 2020 09:12Too early',
      'Decisionwaiting',
    ])
  })

  it('names people as the reader knows them', async () => {
    await setLanguage('zh-CN')
    render(<Course label="审批" steps={steps.slice(0, 1)} />)
    expect(lines()).toEqual(['Applied2020-11-18 09:12李伟，已完成'])
  })
})

class Section implements CommentSection {
  status: CommentSection['status'] = 'loading'
  value: readonly Comment[] | undefined = undefined
  error: unknown = undefined
  loads = 0
  constructor() {
    // Not an action: React is to be done before it ends.
    makeAutoObservable(this, { is: false }, { autoBind: true })
  }
  load() {
    this.loads += 1
  }
  is(change: Partial<Pick<Section, 'status' | 'value' | 'error'>>) {
    act(() => {
      runInAction(() => {
        Object.assign(this, change)
      })
    })
  }
}
const comment = (id: string, text: string): Comment => ({
  id,
  person: liWei,
  at: new Date('2020-11-18T09:12+08:00'),
  text,
})
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

function showComments(section: Section, onSend: (text: string) => Promise<void>) {
  render(
    <CoreContext value={createTestCore([])}>
      <Comments section={section} most={20} onSend={onSend} />
    </CoreContext>,
  )
}

describe('comments', () => {
  it('load, fail with a way to try again, and appear when they are there', async () => {
    const section = new Section()
    render(<Comments section={section} most={500} />)
    expect(screen.getByRole('status', { name: 'Loading' })).not.toBeNull()
    section.is({ status: 'failed', error: new HttpError('network', 'Network Error', { callId: 'comments' }) })
    expect(screen.getByRole('alert').textContent).toContain('No network connection.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(section.loads).toBe(1)
    section.is({ status: 'ready', value: [comment('1', '<b>First</b>')] })
    expect(items()).toEqual(['Li Wei18 Nov 2020 09:12<b>First</b>'])
  })

  it('what was there stays when another load fails', () => {
    const section = new Section()
    section.is({ status: 'ready', value: [comment('1', 'First')] })
    render(<Comments section={section} most={500} />)
    section.is({ status: 'failed', error: new Error('no') })
    expect(items()).toHaveLength(1)
    expect(screen.getByRole('alert')).not.toBeNull()
  })

  it('says when there are none, and where nothing may be said there is no field', () => {
    const section = new Section()
    section.is({ status: 'ready', value: [] })
    render(<Comments section={section} most={500} />)
    expect(screen.getByText('No comments yet')).not.toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('loads further ones on demand', async () => {
    const section = new Section()
    section.is({ status: 'ready', value: [comment('1', 'First')] })
    const onMore = jest.fn(async () => section.is({ value: [comment('1', 'First'), comment('2', 'Second')] }))
    const { rerender } = render(<Comments section={section} most={500} onMore={onMore} />)
    await userEvent.click(screen.getByRole('button', { name: 'More comments' }))
    expect(items()).toHaveLength(2)
    rerender(<Comments section={section} most={500} />)
    expect(screen.queryByRole('button', { name: 'More comments' })).toBeNull()
  })

  it('sends what was written, without the spaces around it, and empties the field', async () => {
    const section = new Section()
    section.is({ status: 'ready', value: [] })
    const onSend = jest.fn(async (_text: string) => undefined)
    showComments(section, onSend)
    const send = screen.getByRole('button', { name: 'Send comment' })
    expect(send).toHaveProperty('disabled', true)
    await userEvent.type(screen.getByRole('textbox', { name: /Your comment/ }), '  Good idea  ')
    await userEvent.click(send)
    expect(onSend.mock.calls).toEqual([['Good idea']])
    expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  })

  it('keeps what was written when sending fails, and says why', async () => {
    const section = new Section()
    section.is({ status: 'ready', value: [] })
    const onSend = jest.fn(async () => {
      throw new HttpError('refused', 'Closed for comments.', { callId: 'comments', code: 4010 })
    })
    showComments(section, onSend)
    await userEvent.type(screen.getByRole('textbox'), 'Good idea')
    await userEvent.click(screen.getByRole('button', { name: 'Send comment' }))
    expect(screen.getByRole('alert').textContent).toBe('Closed for comments.')
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Good idea')
  })
})
