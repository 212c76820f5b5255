import { observer } from 'mobx-react-lite'
import { useDictionary } from '#domain/directory'
import { SectionCard, SectionError } from '#kit/detail'
import { type Column, DataTable } from '#kit/tables'
import { useCore } from '#platform/core'
import { textIn, useLanguage } from '#platform/i18n'
import { usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { Card, Chip, Chips, PageFrame } from '#ui/components'
import { useWords } from '../components/useWords'
import { useTexts } from '../plugin'
import { roleDescription } from '../routes'
import { columnsFor, type MatrixRow, rightsMatrix } from '../rules/rightsMatrix'
import '../components/roles.css'

/** What each role may do; a chosen role and those of the user are first (/roleDescription). */
export default observer(function RoleDescription() {
  const t = useTexts()
  const language = useLanguage()
  const words = useWords()
  const { registry, session } = useCore()
  const page = usePageNavigation(roleDescription)
  const { role: requested } = useSearch(roleDescription)
  const rights = useDictionary('right')
  usePageState(rights.value ? 'ready' : rights.status === 'failed' ? 'error' : 'loading')
  const roles = columnsFor(requested, session.roles)
  const [shown] = roles
  const descriptions = useDictionary('role')
  const described = descriptions.get(shown)
  const columns: Column<MatrixRow>[] = [
    { key: 'right', label: t('right.label'), text: ({ right }) => rights.name(right) },
    ...roles.map((role): Column<MatrixRow> => {
      const isMine = session.roles.includes(role)
      return {
        key: role,
        label: isMine ? t('mine', { role: words.role(role) }) : words.role(role),
        text: ({ scopes }) => (scopes[role] ? t(`scope.${scopes[role]}`) : '–'),
        tone: ({ scopes }) => (isMine && scopes[role] ? 'good' : undefined),
      }
    }),
  ]
  return (
    <PageFrame title={t('title.roleDescription')}>
      <Card title={words.role(shown)} pad>
        {descriptions.status === 'failed' ? (
          <SectionError error={descriptions.error} onRetry={() => void descriptions.load()} />
        ) : (
          <p className="role-text">{textIn(described?.description, described?.descriptionEn, language)}</p>
        )}
        <Chips label={t('title.chooseRole')} wrap>
          {columnsFor(undefined, session.roles).map((role) => (
            <Chip key={role} pressed={role === shown} onPress={() => page.setSearch({ role })}>
              {words.role(role)}
            </Chip>
          ))}
        </Chips>
      </Card>
      <SectionCard title={t('right.title')} section={rights}>
        {() => (
          <DataTable
            label={t('title.roleDescription')}
            columns={columns}
            rows={rightsMatrix(registry.plugins)}
            keyOf={({ right }) => right}
          />
        )}
      </SectionCard>
    </PageFrame>
  )
})
