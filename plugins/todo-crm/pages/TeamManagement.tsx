import Plus from '@phosphor-icons/core/regular/plus.svg'
import UsersThree from '@phosphor-icons/core/regular/users-three.svg'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { businessPicker, type PersonRef, peoplePicker } from '#domain/directory'
import { DetailScreen, FactsCard, QueryPage, recordData, useRecord, WithoutSubject } from '#kit/detail'
import { ChipsInput, ChoiceInput, MoveSheet, TextInput } from '#kit/forms'
import { queryOf, useMove } from '#kit/records'
import { useReach } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { ActionMenu, Avatar, Button, CellList, Icon, Timeline, usePageTools } from '#ui/components'
import { customerDetails } from '../../customer/routes'
import { getTeam, type Member, type Team } from '../api'
import { useTexts } from '../plugin'
import { saveMembers, teams } from '../records'
import { advices, teamManagement } from '../routes'
import { memberFields, removedFields } from '../rules/fields'
import { removalRefused } from '../rules/team'
import { MANY_TEAMS, MOST_MEMBERS, otherRoles, removeReasons, teamRoles } from '../rules/vocabulary'
import '../components/solution.css'

export const data = recordData(teams)

/** The team with this id, or that of an opportunity (/teamManagement). */
export default observer(function TeamManagement() {
  const t = useTexts()
  const { page } = usePageTools()
  const { id, businessId, custId } = useSearch(teamManagement)
  if (id !== undefined) return <ShownTeam id={id} />
  const title = t('title.teamManagement')
  if (businessId !== undefined)
    return (
      <QueryPage title={title} query={queryOf(getTeam, { businessId })} about={businessId} texts="teamDetail">
        {(team) => <Found id={team.id} />}
      </QueryPage>
    )
  const choose = async () => {
    const [business] = (await page.choose(businessPicker, { custId, most: 1 })) ?? []
    if (business) page.replace(teamManagement, { businessId: business.id })
  }
  const action = { label: t('team.chooseBusiness'), onPress: () => void choose() }
  return <WithoutSubject title={title} missing={t('team.none')} text={t('team.noneText')} action={action} />
})

/** The team of an opportunity, in this page's place. */
function Found({ id }: { readonly id: string }) {
  const { page } = usePageTools()
  useEffect(() => page.replace(teamManagement, { id }), [page, id])
  return null
}

/** Whose roles are chosen, or who is removed. */
interface Changing {
  readonly act: 'add' | 'change' | 'remove'
  readonly person: PersonRef
  readonly roles: readonly string[]
}

const ShownTeam = observer(function ShownTeam({ id }: { readonly id: string }) {
  const t = useTexts()
  const { say, word, page } = usePageTools()
  const reach = useReach()
  const open = useRecord(teams, id)
  const save = useMove(saveMembers, id)
  const [chosen, setChosen] = useState<Member>()
  const [changing, setChanging] = useState<Changing>()
  const team = open.main.value
  const rolesOf = ({ roles }: Pick<Member, 'roles'>) => say.list(roles.map((role) => word('role', role)))

  const add = async () => {
    const members = team?.members ?? []
    const [person] = (await page.choose(peoplePicker, { most: 1, chosen: members.map((each) => each.person.id) })) ?? []
    if (person) setChanging({ act: 'add', person, roles: [] })
  }
  const actionsOf = (member: Member) => {
    const refused = removalRefused(
      team?.members.map(({ person, roles }) => ({ id: person.id, roles })) ?? [],
      member.person.id,
    )
    return [
      !member.roles.includes('leader') && {
        label: t('team.makeLeader'),
        onPress: () => void save.run({ leader: member.person.id }),
      },
      { label: t('team.changeRoles'), onPress: () => setChanging({ act: 'change', ...member }) },
      {
        label: t('team.remove'),
        tone: 'risk' as const,
        disabled: refused !== undefined,
        note: refused === undefined ? undefined : t(`refused.${refused as 4501 | 4502}`),
        onPress: () => setChanging({ act: 'remove', ...member }),
      },
    ].flatMap((action) => action || [])
  }
  return (
    <>
      <DetailScreen
        open={open}
        title={() => t('title.teamManagement')}
        changedBy={({ history }, before) => {
          const [last] = history
          return last?.by && history.length > before.history.length ? { by: last.by, at: last.at } : undefined
        }}
        compare={[
          {
            label: t('team.members'),
            text: ({ members }) =>
              say.list(members.map((each) => t('team.member', { name: say.name(each.person), roles: rolesOf(each) }))),
          },
        ]}
        menu={({ custId }) => [
          custId !== undefined &&
            reach(customerDetails) && {
              label: t('advice.customer'),
              onPress: () => page.open(customerDetails, { id: custId }),
            },
          custId !== undefined &&
            reach(advices) && { label: t('title.advice'), onPress: () => page.open(advices, { custId }) },
        ]}
        parts={({ members, history, ...business }) => [
          { key: 'facts', body: <FactsCard facts={[{ label: t('field.businessId'), value: say.name(business) }]} /> },
          {
            key: 'members',
            title: t('team.count', { count: members.length, most: MOST_MEMBERS }),
            body: (
              <CellList
                cells={members.map((each) => ({
                  key: each.person.id,
                  record: `member:${each.person.id}`,
                  icon: <Avatar name={say.name(each.person)} />,
                  title: say.name(each.person),
                  note: say.line(
                    rolesOf(each),
                    t('team.since', { day: say.day(each.since) }),
                    each.teams > MANY_TEAMS && t('team.busy', { count: each.teams }),
                  ),
                  onPress: save.may ? () => setChosen(each) : undefined,
                }))}
              />
            ),
          },
          history.length > 0 && {
            key: 'history',
            title: t('team.history'),
            body: (
              <Timeline
                label={t('team.history')}
                events={history.map((event, index) => ({
                  id: `${id}/${history.length - index}`,
                  icon: <Icon svg={UsersThree} />,
                  title: t('team.event', { act: word('teamAct', event.act), name: say.name(event.person) }),
                  time: say.moment(event.at),
                  body: say.line(say.name(event.by), word('removeReason', event.reason), event.text),
                }))}
              />
            ),
          },
        ]}
        bottomBar={({ members }) =>
          save.may &&
          (members.length < MOST_MEMBERS ? (
            <Button variant="brand" wide icon={<Icon svg={Plus} />} busy={save.busy} onPress={add}>
              {t('team.add')}
            </Button>
          ) : (
            <p className="bar-why">{t('refused.4503')}</p>
          ))
        }
      />
      {chosen ? (
        <ActionMenu
          open
          title={say.name(chosen.person)}
          actions={actionsOf(chosen)}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
      {team && changing ? <ChangeSheet team={team} {...changing} onClose={() => setChanging(undefined)} /> : null}
    </>
  )
})

interface ChangeSheetProps extends Changing {
  readonly team: Team
  readonly onClose: () => void
}

/** Roles of somebody who is added or stays, or why somebody leaves. */
function ChangeSheet({ team, act, person, roles, onClose }: ChangeSheetProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const name = say.name(person)
  const frame = { move: saveMembers, record: team, onClose, title: t(`team.${act}Title`, { name }) }
  if (act === 'remove')
    return (
      <MoveSheet
        {...frame}
        confirm={t('team.remove')}
        tone="risk"
        defaults={{ reason: '', text: '' }}
        fields={removedFields(person.id)}
      >
        {(form) => (
          <>
            <ChoiceInput form={form} name="reason" options={removeReasons.words} group="removeReason" />
            <TextInput form={form} name="text" label={t('team.note')} lines={2} />
          </>
        )}
      </MoveSheet>
    )
  // Whoever leads keeps doing so, until somebody else is made leader.
  const all = teamRoles.words.map((role) => ({ value: role, label: t(`role.${role}`), disabled: role === 'leader' }))
  return (
    <MoveSheet
      {...frame}
      confirm={t(act === 'add' ? 'team.add' : 'team.save')}
      defaults={{ roles: [...roles] }}
      fields={memberFields(act, person.id)}
    >
      {(form) => (
        <ChipsInput form={form} name="roles" options={roles.includes('leader') ? all : otherRoles.words} group="role" />
      )}
    </MoveSheet>
  )
}
