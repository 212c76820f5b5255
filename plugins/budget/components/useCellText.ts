import { nameOfAddress } from '#kit/attachments'
import { useCodeText } from '#ui/components'

/** The text of a cell in words: codes have names, addresses are those of files. */
export function useCellText(): (key: string, value: string) => string {
  const word = useCodeText()
  return (key, value) => {
    const field = key.slice(key.lastIndexOf('.') + 1)
    if (value === '') return '–'
    if (field === 'basis' || field === 'source') return word(field, value)
    return field === 'quote' ? nameOfAddress(value) : value
  }
}
