import { observer } from 'mobx-react-lite'
import { Facts, RecordSheet, useRecord } from '#src/detail'
import { usePageNavigation } from '#src/navigation'
import { Button, DueText } from '#src/ui'
import { grants } from '../records'
import { recordDetail } from '../routes'
import { SOON } from '../rules/states'
import { useTexts } from '../texts'
import { GrantTag } from './tags'
import { useGrantActions } from './useGrantActions'
import { useWords } from './useWords'
import './roles.css'

/** One role of the user in a sheet over the list, with what can be done about it. */
export const GrantSheet = observer(function GrantSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts()
  const page = usePageNavigation()
  const words = useWords()
  const actionsOf = useGrantActions()
  const open = useRecord(grants, id)
  return (
    <RecordSheet
      open={open}
      onClose={onClose}
      title={({ roleName }) => words.role(roleName)}
      head={({ state }) => (
        <p className="role__state">
          <GrantTag state={state} />
        </p>
      )}
      parts={(grant) => {
        const { applicationId, state, to } = grant
        return [
          {
            key: 'facts',
            body: (
              <Facts
                facts={[
                  { label: t('field.orgCode'), value: words.organisation(grant) },
                  { label: t('valid'), value: words.period(grant) },
                  (state === 'active' || state === 'expiring') && {
                    label: t('left'),
                    value: <DueText day={to} soon={SOON} />,
                  },
                  applicationId !== undefined && {
                    label: t('title.detail'),
                    value: applicationId,
                    onPress: () => page.open(recordDetail, { id: applicationId }),
                  },
                ]}
              />
            ),
          },
        ]
      }}
      foot={(grant) =>
        actionsOf(grant).map(({ label, disabled, onPress }) => (
          <Button key={label} variant="line" disabled={disabled} onPress={onPress}>
            {label}
          </Button>
        ))
      }
    />
  )
})
