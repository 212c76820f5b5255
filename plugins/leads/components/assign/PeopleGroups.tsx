import type { CSSProperties } from 'react'
import { ChoiceRow } from '#src/choosers'
import type { TreeItem } from '#src/directory'
import { nameIn, useLanguage } from '#src/i18n'
import { Avatar, StateView } from '#src/ui'
import type { Workload } from '../../api'
import { OPEN_LIMIT } from '../../rules/limits'
import { useTexts } from '../../texts'
import { groupsOf } from './groups'
import './Assign.css'

interface PeopleGroupsProps {
  readonly people: readonly Workload[]
  readonly organisations: readonly TreeItem[]
  /** Login names of those chosen before, newest first. */
  readonly recent: readonly string[]
  readonly word: string
  readonly chosen: string | undefined
  /** Has the lead now. */
  readonly owner: string | undefined
  readonly onChoose: (id: string) => void
}

/** People by organisation, as deep as it stands in the tree, each with what there is to do; those chosen last on top. */
export function PeopleGroups(props: PeopleGroupsProps) {
  const { people, organisations, recent, word, chosen, owner, onChoose } = props
  const t = useTexts()
  const language = useLanguage()
  const row = (person: Workload) => (
    <ChoiceRow
      key={person.id}
      name={nameIn(person, language)}
      note={person.id === owner ? t('assign.now') : loadOf(person)}
      lead={<Avatar name={nameIn(person, language)} />}
      isOn={person.id === chosen}
      isSingle
      isDisabled={person.id === owner}
      onPress={() => onChoose(person.id)}
    />
  )
  const loadOf = ({ open, due, late }: Workload) =>
    open >= OPEN_LIMIT
      ? t('assign.full', { limit: OPEN_LIMIT })
      : [
          t('assign.load', { open }),
          due > 0 && t('assign.due', { count: due }),
          late > 0 && t('assign.late', { count: late }),
        ]
          .filter(Boolean)
          .join(' · ')
  if (people.length === 0) return <StateView kind="empty" title={t('assign.nobody')} />
  const last = recent.flatMap((id) => people.find((person) => person.id === id) ?? [])
  const groups = groupsOf(people, organisations, word)
  if (groups.length === 0) return <StateView kind="empty" title={t('assign.none')} />
  return (
    <>
      {word.trim() === '' && last.length > 0 ? (
        <section className="assign-group" aria-label={t('assign.recent')}>
          <h2 className="assign-group__title">{t('assign.recent')}</h2>
          {last.map(row)}
        </section>
      ) : null}
      {groups.map(({ code, name, depth, members }) => (
        <section
          key={code}
          className="assign-group"
          style={{ '--depth': depth } as CSSProperties}
          aria-label={nameIn(name, language)}
        >
          <h2 className="assign-group__title">{nameIn(name, language)}</h2>
          {members.map(row)}
        </section>
      ))}
    </>
  )
}
