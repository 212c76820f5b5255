import type { Person } from '#base/wire'
import { CellList, Tag } from '#ui/components'
import type { CompanyRef } from '../routes'
import { useCreationTools } from './words'

/** A company in a chooser; `can`: the user may bind opportunities to it, or it is no customer. */
export interface CompanyOption extends CompanyRef {
  readonly state: string
  readonly owner?: Person | undefined
  readonly address?: string | undefined
  readonly addressEn?: string | undefined
  /** Likeness of the names. */
  readonly score?: number | undefined
  readonly can: boolean
}

interface CompanyRowsProps {
  readonly companies: readonly CompanyOption[]
  readonly onChoose: (company: CompanyRef) => void
}

/** Companies with code and owner; those of colleagues can be seen, but not chosen. */
export function CompanyRows({ companies, onChoose }: CompanyRowsProps) {
  const { t, say, word } = useCreationTools()
  return (
    <CellList
      cells={companies.map(({ state, owner, address, addressEn, score, can, ...company }, index) => {
        const { custId, clueId, name, nameEn, creditCode } = company
        const whose = owner && t(can ? 'company.of' : 'company.colleague', { name: say.name(owner) })
        return {
          key: custId ?? clueId ?? `${creditCode} ${index}`,
          record: `company:${custId ?? clueId ?? creditCode}`,
          title: say.name({ name, nameEn }),
          note: [creditCode, say.text(address, addressEn), whose].filter(Boolean).join(' · '),
          value: (
            <Tag>
              {score === undefined ? word('company', state) : t('company.share', { share: say.percent(score) })}
            </Tag>
          ),
          onPress: can ? () => onChoose({ custId, clueId, name, nameEn, creditCode }) : undefined,
        }
      })}
    />
  )
}
