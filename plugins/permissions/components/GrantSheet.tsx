import { observer } from 'mobx-react-lite'
import { Facts, RecordSheet, useRecord } from '#kit/detail'
import { usePageNavigation } from '#platform/navigation'
import { Button, DueText } from '#ui/components'
import { useTexts } from '../plugin'
import { grants } from '../records'
import { addApply, deleteApply, recordDetail, roleDescription } from '../routes'
import { SOON } from '../rules/states'
import { GrantTag } from './tags'
import { useWords } from './useWords'
import './roles.css'

/** One role of the user in a sheet over the list, with its actions. */
export const GrantSheet = observer(function GrantSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts()
  const page = usePageNavigation()
  const words = useWords()
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
        const { applicationId, state, to, why } = grant
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
                    label: t('application'),
                    value: applicationId,
                    onPress: () => page.open(recordDetail, { id: applicationId }),
                  },
                  why.giveUp !== undefined && {
                    label: t('move.giveUp'),
                    value: t('refused.5004', { name: words.organisation(grant) }),
                  },
                  {
                    label: t('right.title'),
                    value: t('rights'),
                    onPress: () => page.open(roleDescription, { role: grant.roleName }),
                  },
                ]}
              />
            ),
          },
        ]
      }}
      foot={({ can }) => (
        <>
          {can.includes('giveUp') ? (
            <Button onPress={() => page.open(deleteApply, { grants: [id] })}>{t('move.giveUp')}</Button>
          ) : null}
          <Button variant="brand" wide onPress={() => page.open(addApply, { grant: id })}>
            {t('move.again')}
          </Button>
        </>
      )}
    />
  )
})
