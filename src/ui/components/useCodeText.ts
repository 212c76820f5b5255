import { useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'

interface CodeText {
  (group: string, code: string): string
  (group: string, code: string | undefined): string | undefined
}

/** Words of a code, the area's text `<group>.<code>`; one that the app does not know is shown as it is. */
export function useCodeText(): CodeText {
  const t = useTextsOf(usePage().plugin)
  const said = (group: string, code: string | undefined) => {
    const key = `${group}.${code}`
    const text = code === undefined ? undefined : t(key)
    return text === key ? code : text
  }
  return said as CodeText
}
