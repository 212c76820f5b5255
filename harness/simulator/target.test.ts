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

test('a slider is moved by its value', () => {
  document.body.innerHTML = '<input type="range" min="0" max="100" aria-label="Score from">'
  const slider = document.querySelector('input')
  if (!slider) throw new Error('no slider')
  const heard: string[] = []
  slider.addEventListener('input', () => heard.push(slider.value))
  fillElement(slider, '60')
  expect(heard).toEqual(['60'])
})
