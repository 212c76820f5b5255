import { nameOfAddress } from '#kit/attachments'
import { NOTHING } from '#kit/records'
import { isPlain } from '../rules/sheet'

/** Cells and their texts in words; `word`: the name of a code in a group of the area's texts. */
export function cellWords(word: (group: 'field' | 'finance' | 'basis' | 'source', code: string) => string) {
  /** `A1.qty` → `A1 Quantity`, `A.name` → `Name of group A`; a line or a group is its code. */
  const cell = (key: string): string => {
    const [row = '', field = '', ...rest] = key.split('.')
    if (row === 'finance') return word('finance', field)
    if (row === 'p') return [key.split('.').slice(0, 2).join('.'), ...rest.map((each) => word('field', each))].join(' ')
    if (/^[A-Z]$/.test(row) && field === 'name') return `${word('field', 'groupName')} ${row}`
    if (field !== '') return `${row} ${word('field', field)}`
    return /^[A-Z]/.test(row) ? row : word('field', row)
  }
  /** The text of a cell in words: codes have names, addresses are those of files. */
  const value = (key: string, text: string): string => {
    const field = key.slice(key.lastIndexOf('.') + 1)
    if (text === '') return NOTHING
    if (field === 'basis' || field === 'source') return word(field, text)
    if (field === 'price' && isPlain(text)) return `¥${text.trim()}`
    return field === 'quote' ? nameOfAddress(text) : text
  }
  return { cell, value }
}
