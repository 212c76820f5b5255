import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { useOrganisations } from '#domain/directory'
import { nameIn, useLanguage } from '#platform/i18n'
import { Avatar, StateView } from '#ui/components'
import { ChoiceRow } from './ChoiceRow'
import { type Member, peopleGroups } from './peopleGroups'
import { useChooserTexts } from './texts'
import './PeopleGroups.css'

export interface PeopleGroupsProps<P extends Member> {
  /** In the order of their organisation. */
  readonly people: readonly P[]
  /** Ids of those chosen before, newest first. */
  readonly recent?: readonly string[] | undefined
  /** What was searched. */
  readonly word: string
  readonly chosen: string | undefined
  /** Second line of a row. */
  readonly noteOf?: ((person: P) => string) | undefined
  readonly isDisabled?: ((person: P) => boolean) | undefined
  readonly onChoose: (id: string) => void
}

/** Chooses one of people, grouped by organisation and indented by its depth in the tree; those chosen last on top. */
export const PeopleGroups = observer(function PeopleGroups<P extends Member>(props: PeopleGroupsProps<P>) {
  const { people, recent = [], word, chosen, noteOf, isDisabled, onChoose } = props
  const t = useChooserTexts()
  const language = useLanguage()
  const organisations = useOrganisations().value ?? []
  const row = (person: P) => (
    <ChoiceRow
      key={person.id}
      name={nameIn(person, language)}
      note={noteOf?.(person)}
      lead={<Avatar name={nameIn(person, language)} />}
      isOn={person.id === chosen}
      isSingle
      isDisabled={isDisabled?.(person) === true}
      onPress={() => onChoose(person.id)}
    />
  )
  if (people.length === 0) return <StateView kind="empty" title={t('choosers.people.nobody')} />
  const last = recent.flatMap((id) => people.find((person) => person.id === id) ?? [])
  const groups = peopleGroups(people, organisations, word)
  if (groups.length === 0) return <StateView kind="empty" title={t('choosers.people.none')} />
  return (
    <>
      {word.trim() === '' && last.length > 0 ? (
        <section className="people-group" aria-label={t('choosers.people.recent')}>
          <h2 className="people-group__title">{t('choosers.people.recent')}</h2>
          {last.map(row)}
        </section>
      ) : null}
      {groups.map(({ code, name, depth, members }) => (
        <section
          key={code}
          className="people-group"
          style={{ '--depth': depth } as CSSProperties}
          aria-label={nameIn(name, language)}
        >
          <h2 className="people-group__title">{nameIn(name, language)}</h2>
          {members.map(row)}
        </section>
      ))}
    </>
  )
})
