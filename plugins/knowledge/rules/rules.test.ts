import * as v from 'valibot'
import { htmlOf, plainOf, valuesOfText, wordsIn } from './body'
import { changeOf, figuresOf } from './change'
import { itemFields } from './fields'
import { fileError, isAsNamed } from './files'
import { pricesAt } from './price'
import { occurrences, rankOf, snippetOf, wordsOf } from './ranking'
import { targetAddress } from './target'
import { unitIn } from './unit'
import { isVisible } from './visible'

describe('search', () => {
  test.each([
    ['title, 3 hits, 99 reads, 73 days', { inTitle: true, inTags: false, bodyHits: 3, reads: 99, age: 73 }, 26],
    ['tag, 7 hits, 999 reads, 365 days', { inTitle: false, inTags: true, bodyHits: 7, reads: 999, age: 365 }, 25],
    ['1 hit, new', { inTitle: false, inTags: false, bodyHits: 1, reads: 0, age: 0 }, 7],
    ['older than a year', { inTitle: false, inTags: false, bodyHits: 1, reads: 0, age: 700 }, 2],
  ])('%s', (_name, found, rank) => {
    expect(rankOf(found)).toBe(rank)
  })

  test('finds each word where it stands, with % and < as they are', () => {
    expect(wordsOf('  Gas  boiler ')).toEqual(['gas', 'boiler'])
    expect(occurrences('Gas boilers save gas', ['gas', 'boiler'])).toEqual([
      [0, 3],
      [4, 10],
      [17, 20],
    ])
    expect(occurrences('100 % < 5 %', ['%'])).toEqual([
      [4, 5],
      [10, 11],
    ])
    expect(occurrences('a < b', ['<'])).toEqual([[2, 3]])
  })

  test('a snippet stands around the first hit and marks it', () => {
    const text = `${'x'.repeat(60)} steam ${'y'.repeat(60)}`
    const { snippet = '', snippetHits = [] } = snippetOf(text, ['steam']) ?? {}
    expect(snippet.startsWith('…x')).toBe(true)
    expect(snippet.endsWith('y…')).toBe(true)
    expect(snippetHits.map(([from, to]) => snippet.slice(from, to))).toEqual(['steam'])
    expect(snippetOf(text, ['heat'])).toBeUndefined()
  })
})

describe('the text of an item', () => {
  const TEXT = 'First & <b>\nsecond line\n\n- one\n- two\n\nLast "words"'

  test('plain text becomes paragraphs and lists, and is read back', () => {
    const html = htmlOf(TEXT)
    expect(html).toBe(
      '<p>First &amp; &lt;b&gt;<br>second line</p><ul><li>one</li><li>two</li></ul><p>Last &quot;words&quot;</p>',
    )
    expect(plainOf(html)).toBe(TEXT)
    expect(htmlOf('')).toBe('')
    expect(htmlOf('a\r\n\r\n\n\nb')).toBe('<p>a</p><p>b</p>')
  })

  test('HTML that holds more is kept as it is', () => {
    const table = '<table><tr><td>1</td></tr></table>'
    expect(plainOf(table)).toBeUndefined()
    expect(plainOf('<p onclick="x()">a</p>')).toBeUndefined()
    expect(valuesOfText(table)).toEqual({ body: '', kept: table })
    expect(valuesOfText('<p>a</p>')).toEqual({ body: 'a', kept: '' })
    expect(valuesOfText()).toEqual({ body: '', kept: '' })
  })

  test('in a form it may be as long as its HTML', () => {
    const item = itemFields.values({ title: 'Steam traps', category: 'product', visibility: 'all' })
    const wrong = (body: string) =>
      v.safeParse(itemFields.schema, { ...item, body }).issues?.map((issue) => [v.getDotPath(issue), issue.message])
    expect(wrong('x'.repeat(20_000 - '<p></p>'.length))).toBeUndefined()
    expect(wrong('x'.repeat(20_001 - '<p></p>'.length))).toEqual([['body', 'error.body']])
    expect(wrong('&'.repeat(20_000 / '&amp;'.length))).toEqual([['body', 'error.body']])
  })

  test('a search reads what is shown, not scripts and tags', () => {
    expect(wordsIn('<p>gas</p><script>steam()</script><style>heat{}</style><b>5 &lt; 6</b>')).toBe('gas 5 < 6')
    expect(wordsIn('end<script>never closed')).toBe('end')
  })
})

describe('who sees an item', () => {
  const item = { visibility: 'company', by: 'emp10', orgCode: '4406', orgs: ['33'] } as const
  const reader = (orgCode: string, hasRole = true) => ({ loginName: 'rep01', orgCode, hasRole })

  test.each([
    ['company', '4406', true],
    ['company', '440605', true],
    ['company', '44', false],
    ['company', '4420', false],
    ['branch', '4406', true],
    ['branch', '440605', false],
    ['chosen', '3302', true],
    ['chosen', '4406', false],
    ['me', '4406', false],
    ['all', '3302', true],
  ] as const)('%s: a reader of %s %s', (visibility, orgCode, sees) => {
    expect(isVisible({ ...item, visibility }, reader(orgCode))).toBe(sees)
  })

  test('the author sees it always, people without a role only what all may see', () => {
    expect(isVisible({ ...item, visibility: 'me', by: 'rep01' }, reader('3302'))).toBe(true)
    expect(isVisible(item, reader('4406', false))).toBe(false)
    expect(isVisible({ ...item, visibility: 'all' }, reader('4406', false))).toBe(true)
    expect(isVisible({ ...item, orgCode: '00' }, reader('3302'))).toBe(true)
  })
})

describe('prices', () => {
  const foshan = { areaCode: '440600', group: 'industrial', from: '2026-01-01', value: 3.45 }
  const province = { areaCode: '440000', group: 'industrial', from: '2026-06-01', value: 3.6 }
  const values = (prices: readonly (typeof foshan & { to?: string })[], area: string, day: string) =>
    pricesAt(prices, area, day).map(({ value }) => value)

  test('Foshan has its own price, Shenzhen that of the province', () => {
    expect(values([foshan, province], '440600', '2026-11-20')).toEqual([3.45])
    expect(values([foshan, province], '440605', '2026-11-20')).toEqual([3.45])
    expect(values([foshan, province], '440300', '2026-11-20')).toEqual([3.6])
    expect(values([foshan, province], '330200', '2026-11-20')).toEqual([])
  })

  test('the newest one holds from its first to its last day; between two there is a gap', () => {
    const early = { ...foshan, to: '2026-03-31' }
    const late = { ...foshan, from: '2026-05-01', value: 3.5 }
    expect(values([early, late], '440600', '2026-03-31')).toEqual([3.45])
    expect(values([early, late], '440600', '2026-04-01')).toEqual([])
    expect(values([early, late], '440600', '2026-04-30')).toEqual([])
    expect(values([early, late], '440600', '2026-05-01')).toEqual([3.5])
    expect(values([foshan, late], '440600', '2026-06-01')).toEqual([3.5])
    expect(values([foshan], '440600', '2025-12-31')).toEqual([])
  })

  test('each group has its own', () => {
    const home = { ...foshan, group: 'residential', value: 3.1 }
    expect(values([foshan, home], '440600', '2026-11-20')).toEqual([3.45, 3.1])
  })
})

test('1,200 → 930 t of coal are −22.5 %; nothing before has no change', () => {
  expect(changeOf(1200, 930)).toBeCloseTo(-0.225, 10)
  expect(changeOf(0, 930)).toBeUndefined()
  expect(changeOf(100, 150)).toBe(0.5)
})

test('money reads in the language', () => {
  expect(unitIn('CNY/m³', '元')).toBe('元/m³')
  expect(unitIn('t', '元')).toBe('t')
})

test('figures are those of the same name before and after; one that is missing on a side has no change', () => {
  const figure = (label: string, value: number) => ({ label, value, unit: 't' })
  const figures = figuresOf([figure('coal', 1200), figure('gas', 5)], [figure('steam', 7), figure('coal', 930)])
  expect(figures.map(({ label, value, result, change }) => [label, value, result, change])).toEqual([
    ['coal', 1200, 930, -0.225],
    ['gas', 5, undefined, undefined],
    ['steam', undefined, 7, undefined],
  ])
})

test.each([
  ['contact', 'rep02', 'icome://contact/rep02'],
  ['document', 'a-B_9', 'icome://document/a-B_9'],
  ['chat', 'x'.repeat(64), `icome://chat/${'x'.repeat(64)}`],
  ['chat', 'x'.repeat(65), undefined],
  ['chat', '', undefined],
  ['chat', '../x', undefined],
  ['chat', 'a?b', undefined],
  ['payment', 'a', undefined],
  ['constructor', 'a', undefined],
  [undefined, undefined, undefined],
])('the page %s %s of the messaging app: %s', (target, id, address) => {
  expect(targetAddress(target, id)).toBe(address)
})

describe('files', () => {
  test.each([
    ['a.pdf', 1, undefined],
    ['A.PPTX', 50_000_000, undefined],
    ['a.pdf', 50_000_001, 'size'],
    ['a.pdf', 0, 'empty'],
    ['a.exe', 10, 'type'],
    ['pdf', 10, 'type'],
    [`${'a'.repeat(96)}.pdf`, 10, undefined],
    [`${'a'.repeat(97)}.pdf`, 10, 'name'],
    ['a.constructor', 10, 'type'],
  ])('%s of %i bytes: %s', (name, size, wrong) => {
    expect(fileError({ name, size })).toBe(wrong)
  })

  test('a program that is called .pdf is none', () => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    expect(isAsNamed('a.pdf', bytes('%PDF-1.4'))).toBe(true)
    expect(isAsNamed('a.pdf', bytes('MZ\u0000\u0003'))).toBe(false)
    expect(isAsNamed('a.docx', bytes('PK\u0003\u0004'))).toBe(true)
    expect(isAsNamed('a.mp4', bytes('\u0000\u0000\u0000\u0018ftypisom'))).toBe(true)
    expect(isAsNamed('a.exe', bytes('MZ'))).toBe(false)
  })
})
