import { describeControl, elementsOf, fillElement } from './target'

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = () => true
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } })
})

const PAGES = `
  <main data-route="/clueList" hidden><ul><li data-record="lead:L-1"><button>Take</button></li></ul></main>
  <main data-route="/clueDetail">
    <header data-record="lead:L-1"><h1>Foshan ceramics</h1></header>
    <section data-record="lead:L-1"><button>Take</button><button>Take</button></section>
  </main>`

test('a control of a record is found wherever the record is shown, but for pages that are hidden', () => {
  document.body.innerHTML = PAGES
  const [, first, second] = document.querySelectorAll('button')
  const take = { role: 'button', name: 'Take', within: 'lead:L-1' }
  expect(elementsOf(take, document)).toEqual([first, second])
  expect(second && describeControl(second)).toEqual({ ...take, nth: 1 })
  expect(elementsOf({ ...take, nth: 1 }, document)).toEqual([second])
})

const tile = (label: string, name: string) => `<button>
  <span><svg></svg><span class="badge" aria-hidden="true">7</span></span>
  <span aria-hidden="true">${label}</span> <span>${name}</span>
</button>`

describe('a tile with a count', () => {
  const shown = (html: string) => {
    document.body.innerHTML = html
    return [...document.querySelectorAll('button')]
  }
  const found = (name: string, nth?: number) =>
    elementsOf({ role: 'button', name, ...(nth !== undefined && { nth }) }, document)

  test.each([
    ['Leads', 'Leads, 7 steps due', 'Leads, 1,204 steps due'],
    ['线索', '线索，7 项待跟进', '线索，12 项待跟进'],
  ])('is %s, before the count has loaded and after it', (label, name, later) => {
    const [counted] = shown(tile(label, name))
    expect(counted && describeControl(counted)).toEqual({ role: 'button', name: label })
    for (const wanted of [label, name, later]) expect(found(wanted)).toEqual([counted])
    const [plain] = shown(`<button>${label}</button>`)
    for (const wanted of [label, name]) expect(found(wanted)).toEqual([plain])
  })

  test('is not meant where another has the name itself, and not where it is one of two', () => {
    const [, exact] = shown(`${tile('Messages', 'Messages, 42 unread messages')}<button>Messages</button>`)
    expect(found('Messages')).toEqual([exact])
    shown(tile('Messages', 'Messages, 42 unread messages') + tile('Messages', 'Messages, 42 unread'))
    expect(found('Messages')).toEqual([])
  })

  test('that is called as another is one of the two, whichever count has loaded', () => {
    const bell = '<button aria-label="Messages, 42 unread"><span class="badge" aria-hidden="true">42</span></button>'
    const [, recorded] = shown(`${bell}<button>Messages</button>`)
    expect(recorded && describeControl(recorded)).toEqual({ role: 'button', name: 'Messages', nth: 1 })
    const [, replayed] = shown(`<button>Messages</button>${tile('Messages', 'Messages, 42 unread messages')}`)
    expect(found('Messages', 1)).toEqual([replayed])
  })
})

test('a number in the name of what shows no count is part of the name', () => {
  document.body.innerHTML = '<button>Mon 23</button><button>Level, 2</button>'
  const [day, level] = document.querySelectorAll('button')
  expect(day && describeControl(day)).toEqual({ role: 'button', name: 'Mon 23' })
  expect(level && describeControl(level)).toEqual({ role: 'button', name: 'Level, 2' })
  for (const name of ['Mon', 'Mon 24', 'Level, 3']) expect(elementsOf({ role: 'button', name }, document)).toEqual([])
})

test('a slider is moved by its value', () => {
  document.body.innerHTML = '<input type="range" min="0" max="100" aria-label="Score from">'
  const slider = document.querySelector('input')
  if (!slider) throw new Error('no slider')
  const heard: string[] = []
  slider.addEventListener('input', () => heard.push(slider.value))
  fillElement(slider, '60')
  expect(heard).toEqual(['60'])
})
