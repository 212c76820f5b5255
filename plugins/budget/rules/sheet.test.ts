import fc from 'fast-check'
import { blankContent, blankItem, type Content, itemsOf, withCell } from './content'
import { PLANT } from './fixtures'
import { parseFormula } from './formula'
import { amountsOf, calculate, errorOf, figuresOf, numberAt } from './sheet'

/** A sheet with one group of items A1, A2, …: quantities as given, price 1. */
function sheetOf(...quantities: string[]): Content {
  const items = quantities.map((qty, index) => ({ ...blankItem(`A${index + 1}`), name: 'x', qty, price: '1' }))
  return { ...blankContent('Test'), groups: [{ code: 'A', name: '', items }] }
}
const first = (formula: string, ...others: string[]) => {
  const sheet = calculate(sheetOf(formula, ...others))
  return errorOf(sheet, 'A1.qty') ?? numberAt(sheet, 'A1.qty')
}

describe('formulas', () => {
  test.each([
    ['2^3^2', 512],
    ['5-2^2', 1],
    ['10+-2^2', 6],
    ['2^-1', 0.5],
    ['2+3*4', 14],
    ['(2+3)*4', 20],
    ['8/4/2', 1],
    ['7-2-1', 4],
    ['1<2?3:4', 3],
    ['0?1:0?2:5', 5],
    ['if(not 1>2,6,7)', 6],
    ['if(not 1==2,6,7)', 6],
    ['if(1==1 and 2!=2 or 3<=3,8,9)', 8],
    ['min(3,1,2)+max(3,1,2)', 4],
    ['abs(-3)+ceil(0.1)+floor(1.9)+round(2.5)', 8],
    ['roundTo(1.005,2)', 1.01],
    ['sum(1,2,3)', 6],
    ['=3*4', 12],
    ['（1＋2）＊3', 9],
    ['１２\u3000／４', 3],
    ['.5+1e3', 1000.5],
    ['ceil(p.capacityKw/110)', 10],
    ['-0', 0],
    ['1e6*1e6', 1e12],
    // 500 characters, spaces included.
    [`1${'+1'.repeat(249)} `, 250],
  ])('%s is %d', (formula, value) => expect(first(formula)).toBe(value))

  test.each([
    ['7%4', { kind: '#SYNTAX', at: 1 }],
    ['1,000', { kind: '#SYNTAX', at: 1 }],
    ['1,5', { kind: '#SYNTAX', at: 1 }],
    ['2*', { kind: '#SYNTAX', at: 2 }],
    ['(1', { kind: '#SYNTAX', at: 2 }],
    ['1 2', { kind: '#SYNTAX', at: 2 }],
    ['"a"', { kind: '#SYNTAX', at: 0 }],
    ['[1]', { kind: '#SYNTAX', at: 0 }],
    ['A1.qty = 2', { kind: '#SYNTAX', at: 7 }],
    ['1;2', { kind: '#SYNTAX', at: 1 }],
    ['0x1F', { kind: '#SYNTAX', at: 0 }],
    ['+1', { kind: '#SYNTAX', at: 0 }],
    ['5!', { kind: '#SYNTAX', at: 1 }],
    // Only full-width characters are folded: this is not 52.
    ['5²', { kind: '#SYNTAX', at: 1 }],
    ['①', { kind: '#SYNTAX', at: 0 }],
    ['1 /* a */', { kind: '#SYNTAX', at: 3 }],
    ['round(1,2)', { kind: '#SYNTAX', at: 0 }],
    ['if(1,2)', { kind: '#SYNTAX', at: 0 }],
    ['sum()', { kind: '#SYNTAX', at: 0 }],
    ['1'.repeat(501), { kind: '#NUM' }],
    [`1${'+1'.repeat(250)}`, { kind: '#SYNTAX', at: 500 }],
    ['q+1', { kind: '#NAME', name: 'q', at: 0 }],
    ['1+p.none', { kind: '#NAME', name: 'p.none', at: 2 }],
    ['A1.amount', { kind: '#NAME', name: 'A1.amount', at: 0 }],
    ['Z.net', { kind: '#NAME', name: 'Z.net', at: 0 }],
    ['random()', { kind: '#NAME', name: 'random', at: 0 }],
    ['constructor', { kind: '#NAME', name: 'constructor', at: 0 }],
    ['__proto__', { kind: '#NAME', name: '__proto__', at: 0 }],
    ['p.constructor', { kind: '#NAME', name: 'p.constructor', at: 0 }],
    ['toString()', { kind: '#NAME', name: 'toString', at: 0 }],
    ['1/0', { kind: '#DIV0' }],
    ['-1/0', { kind: '#DIV0' }],
    ['0/0', { kind: '#NUM' }],
    ['1-2', { kind: '#NUM' }],
    ['1e9*1e9', { kind: '#NUM' }],
    ['1e12+1', { kind: '#NUM' }],
    ['1<2', { kind: '#VALUE' }],
    ['', { kind: '#VALUE' }],
    ['1000000001', { kind: '#NUM' }],
    ['A2.qty', { kind: '#REF', cell: 'A2.qty' }],
    ['A2.net', { kind: '#REF', cell: 'A2.qty' }],
  ])('%s is %j', (formula, error) => expect(first(formula, '1/0')).toEqual(error))

  test('the deepest nesting is 32', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}1${')'.repeat(depth)}`
    expect(first(nested(31))).toBe(1)
    expect(first(nested(32))).toMatchObject({ kind: '#SYNTAX' })
    expect(first('-'.repeat(40) + 1)).toMatchObject({ kind: '#SYNTAX' })
  })

  test('every member of a circle has its own path, what only reads it waits for it', () => {
    const sheet = calculate(sheetOf('A2.qty', 'A1.qty+1', 'A2.qty', '5'))
    expect(errorOf(sheet, 'A1.qty')).toEqual({ kind: '#CYCLE', path: ['A1.qty', 'A2.qty', 'A1.qty'] })
    expect(errorOf(sheet, 'A2.qty')).toEqual({ kind: '#CYCLE', path: ['A2.qty', 'A1.qty', 'A2.qty'] })
    expect(errorOf(sheet, 'A3.qty')).toEqual({ kind: '#REF', cell: 'A2.qty' })
    expect(numberAt(sheet, 'A4.qty')).toBe(5)
    expect([sheet.errors, sheet.totals]).toEqual([3, undefined])
  })

  test('a cell that reads the sum of its own group goes in a circle', () => {
    expect(first('0.1*A.net', '5')).toEqual({ kind: '#CYCLE', path: ['A1.qty', 'A1.qty'] })
  })

  test('a formula of any text gives a number or an error, and never reaches a built-in', () => {
    const words = [
      'constructor',
      '__proto__',
      'prototype',
      'toString',
      'valueOf',
      'hasOwnProperty',
      'A1.qty',
      'this',
      'if',
      'min',
    ]
    const part = fc.oneof(fc.constantFrom(...words, '(', ')', '.', ',', '+', '1', ' '), fc.string({ maxLength: 3 }))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const formula = parseFormula(parts.join(''))
        if ('kind' in formula) return
        expect(['number', 'boolean']).toContain(typeof formula.evaluate(() => 1))
        for (const name of formula.names) expect(name).toMatch(/^[\w$]+\.[\w$]+$/)
      }),
      { numRuns: 2000, seed: 3 },
    )
  })
})

describe('sums', () => {
  test('a line has net and tax, from either; the other amount is the rest', () => {
    const content = sheetOf('100', '100')
    const gross = withCell(withCell(content, 'A1.price', '11.30'), 'A1.basis', 'gross')
    expect(amountsOf(calculate(gross), 'A1')).toEqual({ net: 1000, tax: 130, gross: 1130 })
    expect(amountsOf(calculate(withCell(content, 'A1.price', '1.005')), 'A1')).toEqual({
      net: 100.5,
      tax: 13.07,
      gross: 113.57,
    })
  })

  test('the 3 MW estimate', () => {
    const sheet = calculate(PLANT)
    expect(sheet.totals).toEqual({
      net: 6_863_000,
      vat: 799_230,
      contingency: 343_150,
      investment: 7_206_150,
      withVat: 8_005_380,
    })
    expect(numberAt(sheet, 'B2.price')).toBe(185_000)
    expect(figuresOf(sheet)).toMatchObject({ npv: 4_667_586.92, irr: [16.67], payback: 5.34, dynamic: 7.54 })
  })

  test.each([
    ['ceil(p.capacityKw/110)', 28],
    ['if(p.capacityKw>=1000,185000,95000)', 185_000],
    ['0.03*(A.net+B.net)', 199_050],
  ])('in it, %s is %d', (formula, value) => {
    expect(numberAt(calculate(withCell(PLANT, 'C1.price', formula)), 'C1.price')).toBe(value)
  })

  test('a line whose amount does not fit is an error of its own', () => {
    const sheet = calculate(withCell(sheetOf('1000000000'), 'A1.price', '1000000000'))
    expect([errorOf(sheet, 'A1'), sheet.errors]).toEqual([{ kind: '#NUM' }, 1])
  })

  test('an item without a name is an error', () => {
    expect(calculate(withCell(PLANT, 'A1.name', ' '))).toMatchObject({ errors: 1, totals: undefined })
  })

  test('an empty estimate costs nothing and returns nothing', () => {
    const sheet = calculate({ ...blankContent('Empty'), params: [] })
    expect([sheet.totals?.investment, sheet.errors, figuresOf(sheet)]).toEqual([0, 0, undefined])
  })

  test('without discount and without tax holiday there are returns too', () => {
    const bare = ['discount', 'holidayFree', 'holidayHalf'].reduce(
      (all, key) => withCell(all, `finance.${key}`, '0'),
      PLANT,
    )
    const figures = figuresOf(calculate(bare))
    expect(figures?.years[0]?.tax).toBeCloseTo((1_563_710.18 - 133_206.15 - 342_292.13) / 4, 1)
    expect(figures?.dynamic).toBe(figures?.payback)
  })

  test.each([
    ['contingency', '30.01'],
    ['discount', '30.01'],
    ['years', '41'],
    ['years', '0'],
    ['years', '2.5'],
    ['discount', ''],
    ['vat', 'a'],
  ])('finance %s of %s is an error', (key, value) => {
    expect(calculate(withCell(PLANT, `finance.${key}`, value))).toMatchObject({ errors: 1, totals: undefined })
  })

  test.each([
    ['contingency', '30'],
    ['discount', '30'],
    ['years', '1'],
    ['years', '40'],
  ])('finance %s may be %s', (key, value) => {
    expect(calculate(withCell(PLANT, `finance.${key}`, value))).toMatchObject({ errors: 0, totals: expect.anything() })
  })
})

/** Items with numbers and with formulas over items before them. */
const items = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 5 }), fc.boolean())
    .map(([qty, back, isFormula]) => ({ qty, back, isFormula })),
  { minLength: 1, maxLength: 30 },
)
const contentOf = (rows: readonly { qty: number; back: number; isFormula: boolean }[]) =>
  sheetOf(
    ...rows.map(({ qty, back, isFormula }, at) =>
      isFormula && at > back ? `A${at - back}.qty/2+${qty}` : String(qty),
    ),
  )

test('the order of rows and groups never changes totals', () => {
  fc.assert(
    fc.property(items, fc.infiniteStream(fc.nat()), (rows, random) => {
      const content = contentOf(rows)
      const shuffled = itemsOf(content)
        .map((item) => ({ item, at: random.next().value }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item)
      const half = Math.floor(shuffled.length / 2)
      const groups = [
        { code: 'C', name: '', items: shuffled.slice(half) },
        { code: 'A', name: '', items: shuffled.slice(0, half) },
      ]
      expect(calculate({ ...content, groups }).totals).toEqual(calculate(content).totals)
    }),
    { seed: 11 },
  )
})

test('a circle is always found, at each of its members and nowhere else', () => {
  fc.assert(
    fc.property(items, fc.nat(), fc.integer({ min: 1, max: 30 }), (rows, begin, length) => {
      const count = Math.min(length, rows.length)
      const members = Array.from({ length: count }, (_, index) => ((begin + index) % rows.length) + 1)
      const content = members.reduce(
        (all, member, index) => withCell(all, `A${member}.qty`, `A${members[(index + 1) % count]}.qty+1`),
        contentOf(rows.map((row) => ({ ...row, isFormula: false }))),
      )
      const sheet = calculate(content)
      rows.forEach((_, index) => {
        const kind = errorOf(sheet, `A${index + 1}.qty`)?.kind
        expect(kind).toBe(members.includes(index + 1) ? '#CYCLE' : undefined)
      })
    }),
    { seed: 12 },
  )
})

test('a changed cell gives the same sheet as all computed anew, and computes only what depends on it', () => {
  fc.assert(
    fc.property(
      items,
      fc.array(fc.tuple(fc.nat(), fc.constantFrom('5', '1/0', 'A1.qty+1', 'A2.qty', 'A3.qty*2', 'q')), {
        maxLength: 6,
      }),
      (rows, edits) => {
        let sheet = calculate(contentOf(rows))
        for (const [at, text] of edits) {
          sheet = calculate(withCell(sheet.content, `A${(at % rows.length) + 1}.qty`, text), sheet)
          const anew = calculate(sheet.content)
          expect(Object.fromEntries(sheet.outcomes)).toEqual(Object.fromEntries(anew.outcomes))
          expect([sheet.totals, sheet.errors]).toEqual([anew.totals, anew.errors])
        }
      },
    ),
    { seed: 13 },
  )
  const sheet = calculate(sheetOf(...Array.from({ length: 200 }, (_, at) => (at < 30 ? `A${at + 100}.qty*2` : '7'))))
  expect(calculate(withCell(sheet.content, 'A150.qty', '8'), sheet).computed).toBeLessThanOrEqual(6)
})
