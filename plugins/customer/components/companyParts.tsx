import { Delta, Tag, useCodeText, useFormats } from '#ui/components'
import type { CompanyRow, Risk } from '../api/company'
import { useTexts } from '../plugin'

/** By which share the gas of 12 months rose or fell. */
export function GasChange({ change }: { readonly change: number }) {
  const t = useTexts()
  const say = useFormats()
  const size = say.percent(Math.abs(change), 1)
  return <Delta value={change} shown={size} label={t('row.change', { change: say.change(change) })} />
}

/** `36.4 M m³ ↑ 5.5%`; a dash for those who do not see bills. */
export function Volume({ company: { gas12, change } }: { readonly company: Pick<CompanyRow, 'gas12' | 'change'> }) {
  const t = useTexts()
  const say = useFormats()
  const compared =
    change === undefined ? <span className="row__unit">{t('row.new')}</span> : <GasChange change={change} />
  return (
    <span className="customer-volume">
      <b>{say.short(gas12) ?? '—'}</b> {gas12 === undefined ? null : <span className="row__unit">m³</span>}
      {gas12 === undefined ? null : compared}
    </span>
  )
}

const TONES = { high: 'risk', medium: 'warn', low: 'plain' } as const

/** Level of the legal risk; nothing where there is none. */
export function RiskTag({ risk }: { readonly risk: Risk | undefined }) {
  const word = useCodeText()
  if (!risk?.level) return null
  return <Tag tone={TONES[risk.level as keyof typeof TONES] ?? 'plain'}>{word('level', risk.level)}</Tag>
}
