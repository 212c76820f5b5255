import { type ReactNode, useState } from 'react'
import type { FormFields } from '#base/fields'
import type { Move, Versioned } from '#kit/records'
import { useTextsOf } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { Button } from '#ui/components'
import type { FieldForm } from './FieldForm'
import { type Commented, CommentSheet } from './MoveSheet'

export interface DecisionOptions<D extends Versioned, Name extends string, V extends Commented, Input> {
  /** What is decided on; undefined while it loads. */
  readonly record: D | undefined
  /** `approve` and how it is refused, as of `defineDecisions`. */
  readonly moves: Readonly<Record<Name, Move<D, Input>>>
  /** As of `defineDecisionFields`. */
  readonly fields: Readonly<Record<Name, FormFields<V, Input> & { values(record: object): V }>>
  /** Values with which the further fields of a sheet begin. */
  readonly defaults?: ((name: Name) => Partial<V>) | undefined
  /** Further fields of a sheet, above the comment. */
  readonly more?: ((form: FieldForm<V>, name: Name) => ReactNode) | undefined
}

export interface Decision {
  /** The buttons of the bar that the record's `can` names: the refusal, and as main one the approval. */
  readonly buttons: ReactNode
  /** The sheet of the pressed one, with its comment; it is rendered beside the page. */
  readonly sheet: ReactNode
}

/**
 * A decision on a record: its buttons and their sheets. Texts by rule: `move.<name>`, `move.<name>Title`,
 * `moved.<name>`,
 * `field.comment`.
 */
export function useDecision<D extends Versioned, Name extends string, V extends Commented, Input>({
  record,
  moves,
  fields,
  defaults,
  more,
}: DecisionOptions<D, Name, V, Input>): Decision {
  const t = useTextsOf(usePage().plugin)
  const [chosen, choose] = useState<Name>()
  const close = () => choose(undefined)
  const isApproval = (name: Name) => name === 'approve'
  const names = (Object.keys(moves) as Name[])
    .filter((name) => record?.can?.includes(name) === true)
    .sort((a, b) => Number(isApproval(a)) - Number(isApproval(b)))
  return {
    buttons: names.map((name) => (
      <Button key={name} variant={isApproval(name) ? 'main' : undefined} onPress={() => choose(name)}>
        {t(`move.${name}`)}
      </Button>
    )),
    sheet:
      record && chosen !== undefined ? (
        <CommentSheet<D, Input, V>
          move={moves[chosen]}
          record={record}
          title={t(`move.${chosen}Title`)}
          confirm={t(`move.${chosen}`)}
          tone={isApproval(chosen) ? 'main' : 'risk'}
          defaults={fields[chosen].values(defaults?.(chosen) ?? {})}
          fields={fields[chosen]}
          more={more && ((form) => more(form, chosen))}
          onClose={close}
        />
      ) : null,
  }
}
