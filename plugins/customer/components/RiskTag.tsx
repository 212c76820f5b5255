import { Tag } from '#src/ui'
import type { Risk } from '../api/company'
import { useTexts } from '../texts'

const TONES = { high: 'risk', medium: 'warn', low: 'plain' } as const

/** Level of the legal risk; nothing where there is none. */
export function RiskTag({ risk }: { readonly risk: Risk | undefined }) {
  const t = useTexts()
  if (!risk?.level) return null
  return <Tag tone={TONES[risk.level]}>{t(`level.${risk.level}`)}</Tag>
}
