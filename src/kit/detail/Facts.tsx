import type { ReactNode } from 'react'
import { useCoreTexts } from '#platform/i18n'
import { Card } from '#ui/components'
import { present, type Some } from './parts'
import { useDetailTexts } from './texts'
import { CopyButton } from './useHostActions'
import './Facts.css'

export interface Fact {
  readonly label: string
  /** Undefined or false: the fact is skipped. */
  readonly value: ReactNode
  /** The text that a copy button copies. */
  readonly copy?: string | undefined
  readonly onPress?: (() => void) | undefined
}

export interface FactsProps {
  readonly facts: readonly Some<Fact>[]
  /** Shown if no fact has a value. */
  readonly none?: string | undefined
}

const NONE: readonly ReactNode[] = [undefined, null, false, '']

/** Labels with values, for a card: `{ label: 'Owner', value: 'Li Wei' }`; undefined ones are skipped. */
export function Facts({ facts, none }: FactsProps) {
  const t = useDetailTexts()
  const core = useCoreTexts()
  const known = present(facts).filter(({ value }) => !NONE.includes(value))
  if (known.length === 0) return <p className="section__empty">{none ?? t('record.none')}</p>
  return (
    <dl className="facts">
      {known.map(({ label, value, copy, onPress }) => (
        <div key={label} className="facts__row">
          <dt>{label}</dt>
          <dd>
            {onPress ? (
              <button type="button" className="facts__press" onClick={onPress}>
                {value}
              </button>
            ) : (
              <span>{value}</span>
            )}
            {copy === undefined ? null : <CopyButton text={copy} label={core('copyNamed', { label })} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export interface FactsCardProps extends FactsProps {
  readonly title?: string | undefined
  /** Below the facts, such as files. */
  readonly children?: ReactNode
}

/** Facts in a card of their own. */
export function FactsCard({ title, children, ...facts }: FactsCardProps) {
  return (
    <Card title={title}>
      <Facts {...facts} />
      {children}
    </Card>
  )
}
