import Plus from '@phosphor-icons/core/regular/plus.svg'
import UsersThree from '@phosphor-icons/core/regular/users-three.svg'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { businessPicker, type PersonRef, peoplePicker } from '#domain/directory'
import { DetailScreen, QueryPage, recordData, useRecord } from '#kit/detail'
import { ChipsInput, ChoiceInput, MoveSheet, TextInput } from '#kit/forms'
import { queryOf, useMove } from '#kit/records'
import { usePageState, useSearch } from '#platform/navigation'
import {
  ActionMenu,
  Avatar,
  Button,
  CellList,
  Icon,
  PageFrame,
  StateView,
  Timeline,
  usePageTools,
} from '#ui/components'
import { getTeam, type Member, type Team } from '../api'
import { useTexts } from '../plugin'
import { saveMembers, teams } from '../records'
import { teamManagement } from '../routes'
import { addedFields, changedFields, removedFields } from '../rules/fields'
import { removalRefused } from '../rules/team'
import { MANY_TEAMS, MOST_MEMBERS, otherRoles, removeReasons, teamRoles } from '../rules/vocabulary'

export const data = recordData(teams)

/** The team with this id, or that of an opportunity (/teamManagement). */
export default observer(function TeamManagement() {
  const { id, businessId, custId } = useSearch(teamManagement)
  if (id !== undefined) return <ShownTeam id={id} />
  return businessId === undefined ? (
    <WithoutBusiness custId={custId} />
  ) : (
    <TeamOf key={businessId} businessId={businessId} />
  )
})

/** A link without an opportunity: one is chosen first. */
function WithoutBusiness({ custId }: { readonly custId: string | undefined }) {
  const t = useTexts()
  usePageState('empty')
  const { page } = usePageTools()
  const choose = async () => {
    const [business] = (await page.choose(businessPicker, { custId, most: 1 })) ?? []
    if (business) page.replace(teamManagement, { businessId: business.id })
  }
  return (
    <PageFrame title={t('title.teamManagement')}>
      <StateView
        kind="empty"
        title={t('team.none')}
        text={t('team.noneText')}
        action={{ label: t('team.chooseBusiness'), onPress: () => void choose() }}
      />
    </PageFrame>
  )
}

/** Looks the team of an opportunity up, then shows it in this page's place. */
function TeamOf({ businessId }: { readonly businessId: string }) {
  const t = useTexts()
  return (
    <QueryPage title={t('title.teamManagement')} query={queryOf(getTeam, { businessId })}>
      {({ id }) => <Found id={id} />}
    </QueryPage>
  )
}

function Found({ id }: { readonly id: string }) {
  const { page } = usePageTools()
  useEffect(() => page.replace(teamManagement, { id }), [page, id])
  return null
}

type Sheet =
  | { readonly kind: 'add'; readonly person: PersonRef }
  | { readonly kind: 'change' | 'remove'; readonly member: Member }

const ShownTeam = observer(function ShownTeam({ id }: { readonly id: string }) {
  const t = useTexts()
  const { say, word, page } = usePageTools()
  const open = useRecord(teams, id)
  const save = useMove(saveMembers, id)
  const [chosen, setChosen] = useState<Member>()
  const [sheet, setSheet] = useState<Sheet>()
  const team = open.main.value
  const rolesOf = ({ roles }: Pick<Member, 'roles'>) => say.list(roles.map((role) => word('role', role)))

  const add = async () => {
    const members = team?.members ?? []
    const [person] = (await page.choose(peoplePicker, { most: 1, chosen: members.map((each) => each.person.id) })) ?? []
    if (person) setSheet({ kind: 'add', person })
  }
  const actionsOf = (member: Member) => {
    const refused = removalRefused(wireOf(team?.members ?? []), member.person.id)
    return [
      !member.roles.includes('leader') && {
        label: t('team.makeLeader'),
        onPress: () => void save.run({ leader: member.person.id }),
      },
      { label: t('team.changeRoles'), onPress: () => setSheet({ kind: 'change', member }) },
      {
        label: t('team.remove'),
        tone: 'risk' as const,
        disabled: refused !== undefined,
        note: refused === undefined ? undefined : t(`refused.${refused as 4501 | 4502}`),
        onPress: () => setSheet({ kind: 'remove', member }),
      },
    ].flatMap((action) => action || [])
  }
  return (
    <>
      <DetailScreen
        open={open}
        title={say.name}
        compare={[
          {
            label: t('team.members'),
            text: ({ members }) => say.list(members.map((each) => `${say.name(each.person)} (${rolesOf(each)})`)),
          },
        ]}
        parts={({ members, history }) => [
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
                  note: [
                    rolesOf(each),
                    t('team.since', { day: say.day(each.since) }),
                    each.teams > MANY_TEAMS && t('team.busy', { count: each.teams }),
                  ]
                    .filter(Boolean)
                    .join(' · '),
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
                  body: [say.name(event.by), word('removeReason', event.reason), event.text]
                    .filter(Boolean)
                    .join(' · '),
                }))}
              />
            ),
          },
        ]}
        bottomBar={({ members }) =>
          save.may && (
            <Button
              variant="brand"
              wide
              icon={<Icon svg={Plus} />}
              busy={save.busy}
              disabled={members.length >= MOST_MEMBERS}
              onPress={add}
            >
              {members.length >= MOST_MEMBERS ? t('refused.4503') : t('team.add')}
            </Button>
          )
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
      {team && sheet ? <ChangeSheet team={team} sheet={sheet} onClose={() => setSheet(undefined)} /> : null}
    </>
  )
})

/** Members as the rules read them: with the codes of their roles. */
const wireOf = (members: Team['members']) =>
  members.map(({ person, roles }) => ({
    id: person.id,
    roles: roles
      .map((role) => teamRoles.words.find((each) => each === role))
      .flatMap((role) => (role ? [teamRoles.toWire(role)] : [])),
  }))

interface ChangeSheetProps {
  readonly team: Team
  readonly sheet: Sheet
  readonly onClose: () => void
}

/** Roles of somebody who is added or stays, or why somebody leaves. */
function ChangeSheet({ team, sheet, onClose }: ChangeSheetProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const frame = { move: saveMembers, record: team, onClose }
  if (sheet.kind === 'add')
    return (
      <MoveSheet
        {...frame}
        title={t('team.addTitle', { name: say.name(sheet.person) })}
        confirm={t('team.add')}
        defaults={{ roles: [] }}
        fields={addedFields(sheet.person.id)}
      >
        {(form) => <ChipsInput form={form} name="roles" options={otherRoles.words} group="role" />}
      </MoveSheet>
    )
  const { member } = sheet
  const name = say.name(member.person)
  if (sheet.kind === 'change')
    return (
      <MoveSheet
        {...frame}
        title={t('team.changeTitle', { name })}
        confirm={t('team.save')}
        defaults={{ roles: [...member.roles] }}
        fields={changedFields(member.person.id)}
      >
        {(form) => <ChipsInput form={form} name="roles" options={otherRoles.words} group="role" />}
      </MoveSheet>
    )
  return (
    <MoveSheet
      {...frame}
      title={t('team.removeTitle', { name })}
      confirm={t('team.remove')}
      tone="risk"
      defaults={{ reason: '', text: '' }}
      fields={removedFields(member.person.id)}
    >
      {(form) => (
        <>
          <ChoiceInput form={form} name="reason" options={removeReasons.words} group="removeReason" />
          <TextInput form={form} name="text" label={t('team.note')} lines={2} />
        </>
      )}
    </MoveSheet>
  )
}
