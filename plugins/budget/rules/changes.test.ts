import fc from 'fast-check'
import { roundTo } from '#base/quantities'
import { changesBetween, merged } from './changes'
import { blankContent, blankItem, type Content, type Item, itemsOf, nextCode, nextGroup, withCell } from './content'
import { differenceOf } from './difference'
import { PLANT, PLANT_AFTER } from './fixtures'

describe('the difference of two versions', () => {
  const difference = differenceOf(PLANT, PLANT_AFTER)

  test('v1 → v2 of the 3 MW estimate, by size', () => {
    expect(difference.rows.map(({ code, kind, delta }) => [code, kind, delta])).toEqual([
      ['C1', 'removed', -228_000],
      ['A1', 'changed', -120_000],
      ['D1', 'added', 90_000],
    ])
    expect(difference.rows[1]?.cells).toEqual([{ key: 'A1.price', before: '760', after: '720' }])
    expect(difference.total).toBe(-258_000)
    expect(roundTo((difference.share ?? 0) * 100, 1)).toBe(-3.8)
  })

  test('an item that was moved and renamed is the same item', () => {
    const [group] = PLANT.groups
    const turned = {
      ...PLANT,
      groups: [{ code: 'A', name: '设备', items: [...(group?.items ?? [])].reverse() }, ...PLANT.groups.slice(1)],
    }
    expect(differenceOf(PLANT, turned).rows.map(({ kind }) => kind)).toEqual(['moved', 'moved', 'moved'])
    const renamed = withCell(turned, 'A1.name', '组件')
    expect(differenceOf(PLANT, renamed).rows).toContainEqual(
      expect.objectContaining({ code: 'A1', kind: 'changed', delta: 0 }),
    )
  })

  test('a finance figure is a difference without a row', () => {
    const { rows, cells } = differenceOf(PLANT, withCell(PLANT, 'finance.vat', '9'))
    expect([rows, cells]).toEqual([[], [{ key: 'finance.vat', before: '13', after: '9' }]])
  })

  test('a row that another one’s price changes through a formula differs by its amount', () => {
    const { rows } = differenceOf(PLANT, withCell(PLANT, 'p.capacityKw.value', '900'))
    expect(rows.find(({ code }) => code === 'B2')).toMatchObject({ kind: 'changed', delta: -90_000, cells: [] })
  })
})

test('while cells have errors, what they come to is unknown, not nothing', () => {
  const { rows, total, share } = differenceOf(PLANT, withCell(PLANT, 'A1.price', '1/0'))
  expect([total, share]).toEqual([undefined, undefined])
  expect(rows).toEqual([expect.objectContaining({ code: 'A1', kind: 'changed', delta: undefined })])
})

describe('two editors', () => {
  const change = (...edits: readonly (readonly [key: string, value: string])[]) =>
    edits.reduce((content, [key, value]) => withCell(content, key, value), PLANT)
  const sentBy = (mine: Content) => changesBetween(PLANT, mine)

  test('different cells merge', () => {
    const stored = change(['A1.price', '750'])
    const { content, conflicts } = merged(stored, sentBy(change(['A1.qty', '3100'], ['finance.vat', '9'])))
    expect(conflicts).toEqual([])
    expect(itemsOf(content)[0]).toMatchObject({ qty: '3100', price: '750' })
    expect(content.finance.vat).toBe('9')
  })

  test('the same cell is a conflict that names all three texts, unless both typed the same', () => {
    const sent = sentBy(change(['A1.price', '700'], ['A2.price', '130']))
    expect(merged(change(['A1.price', '750'], ['A2.price', '130']), sent).conflicts).toEqual([
      { key: 'A1.price', base: '760', value: '700', current: '750' },
    ])
  })

  test('a cell of a row that somebody removed is a conflict without a text', () => {
    const { conflicts } = merged(PLANT_AFTER, sentBy(change(['C1.price', '1'])))
    expect(conflicts).toEqual([{ key: 'C1.price', base: '228000', value: '1' }])
  })

  describe('who both added an item under one code', () => {
    const withItem = (content: Content, ...items: readonly Item[]): Content => ({
      ...content,
      groups: content.groups.map((group) =>
        group.code === 'C' ? { ...group, items: [...group.items, ...items] } : group,
      ),
    })
    const fence: Item = { ...blankItem('C2'), name: 'Fence', qty: '1', price: '90000', tax: '9' }
    const gate: Item = { ...blankItem('C2'), name: 'Gate', qty: '2', price: '100' }
    const named = (content: Content, code: string) => itemsOf(content).find((each) => each.code === code)

    test('keep both, each with its own tax', () => {
      const { content, conflicts } = merged(withItem(PLANT, fence), sentBy(withItem(PLANT, gate)))
      expect(conflicts).toEqual([])
      expect([named(content, 'C2'), named(content, 'C3')]).toEqual([fence, { ...gate, code: 'C3' }])
    })

    test('keep what formulas say of their own', () => {
      const own = withCell(withItem(PLANT, gate), 'B1.price', '2*Ｃ2．net+AC2.net')
      const { content } = merged(withItem(PLANT, fence), sentBy(own))
      expect(named(content, 'B1')?.price).toBe('2*C3.net+AC2.net')
    })

    test('keep both after one that was removed', () => {
      const { content } = merged(withItem(PLANT, fence), sentBy(withItem(PLANT, gate)), false, ['C5'])
      expect(named(content, 'C6')?.name).toBe('Gate')
    })

    test('keep a copy of another item as a second one', () => {
      const [first] = PLANT.groups[2]?.items ?? []
      const copy = { ...(first as Item), code: 'C2' }
      const { content } = merged(withItem(PLANT, fence), sentBy(withItem(PLANT, copy)))
      expect([named(content, 'C1'), named(content, 'C3')]).toEqual([first, { ...copy, code: 'C3' }])
    })

    test('keep the address of a file that is called like an item', () => {
      const quoted = { ...gate, source: 'quote', quote: '/fdfs/F-1/C2.pdf' }
      const { content } = merged(withItem(PLANT, fence), sentBy(withItem(PLANT, quoted)))
      expect(named(content, 'C3')?.quote).toBe('/fdfs/F-1/C2.pdf')
    })

    test('have one item if it is the same, also where it was sent before and got another code', () => {
      const sent = sentBy(withItem(PLANT, gate))
      const once = merged(withItem(PLANT, fence), sent).content
      expect(merged(once, sent)).toEqual({ content: once, conflicts: [] })
      const same = withItem(PLANT, gate)
      expect(merged(same, sent)).toEqual({ content: same, conflicts: [] })
    })
  })

  test('a parameter that both added under one name is compared cell by cell', () => {
    const withParam = (value: string): Content => ({
      ...PLANT,
      params: [...PLANT.params, { key: 'hours', label: '', value, unit: '' }],
    })
    expect(merged(withParam('900'), sentBy(withParam('1000'))).conflicts).toEqual([
      { key: 'p.hours.value', base: '', value: '1000', current: '900' },
    ])
  })

  test('a removed group takes its items with it, but not one that somebody else has added to it meanwhile', () => {
    const added = { ...blankItem('C7'), name: 'Fence' }
    const stored: Content = {
      ...PLANT,
      groups: PLANT.groups.map((group) => (group.code === 'C' ? { ...group, items: [...group.items, added] } : group)),
    }
    const mine = { ...PLANT, groups: PLANT.groups.slice(0, 2) }
    const { content, conflicts } = merged(stored, sentBy(mine))
    expect([content.groups[2], conflicts]).toEqual([expect.objectContaining({ code: 'C', items: [added] }), []])
  })

  test('a removed row stays removed when somebody else changed it', () => {
    const mine = { ...PLANT, groups: PLANT.groups.slice(0, 2) }
    const { content, conflicts } = merged(change(['C1.price', '1']), sentBy(mine))
    expect([content.groups.map(({ code }) => code), conflicts]).toEqual([['A', 'B'], []])
  })
})

const itemOf = (code: string) =>
  fc
    .record({ name: fc.string({ maxLength: 4 }), qty: fc.nat().map(String) })
    .map((rest) => ({ ...blankItem(code), ...rest }))
const content = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 4 }),
    fc.uniqueArray(fc.nat({ max: 12 }), { maxLength: 10 }),
    fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 }),
    fc.array(fc.nat(), { minLength: 13, maxLength: 13 }),
  )
  .chain(([codes, numbers, params, homes]) =>
    fc.tuple(...numbers.map((number) => itemOf(`A${number}`))).map((all): Content => {
      const groups = codes.map((code, at) => ({
        code,
        name: code,
        items: all.filter((_, index) => (homes[index] ?? 0) % codes.length === at),
      }))
      return { ...blankContent('x'), groups, params: params.map((key) => ({ key, label: '', value: '1', unit: '' })) }
    }),
  )

test('what a save sends turns the base into what the editor sees', () => {
  fc.assert(
    fc.property(content, content, (base, mine) => {
      expect(merged(base, changesBetween(base, mine))).toEqual({ content: mine, conflicts: [] })
    }),
    { numRuns: 500, seed: 5 },
  )
})

test('a new item never takes the code of another', () => {
  expect(nextCode(PLANT, 'A')).toBe('A5')
  expect(nextCode(PLANT, 'E')).toBe('E1')
  // A5 is gone, but a formula still names it.
  expect(nextCode(withCell(PLANT, 'B1.price', '2*A5.net'), 'A')).toBe('A6')
  // A5 was removed in the same editor: undoing that brings it back.
  expect(nextCode(PLANT, 'A', ['A5', 'B9'])).toBe('A6')
})

test('a new group never gets the letter of one that is gone and that a formula still names', () => {
  expect(nextGroup(PLANT)).toBe('D')
  expect(nextGroup(withCell(PLANT, 'A1.price', '0.1*D.net'))).toBe('E')
  expect(nextGroup(withCell(PLANT, 'A1.qty', '０.1＊Ｄ．net'))).toBe('E')
  // The first item of the new group would be D2.
  expect(nextGroup(withCell(PLANT, 'A1.price', 'D1.net'))).toBe('D')
})
